import type { TextLanguage } from '../difference.ts';
import type { Token } from './token.ts';

const SPOKEN: Readonly<Record<TextLanguage, readonly (readonly [string, string])[]>> = {
  fr: [
    ['point a la ligne', '\n'],
    ['nouveau paragraphe', '\n'],
    ['nouvelle ligne', '\n'],
    ['a la ligne', '\n'],
    ['point virgule', ';'],
    ['deux points', ':'],
    ['ouvrez les guillemets', '«'],
    ['fermez les guillemets', '»'],
    ['ouvrir les guillemets', '«'],
    ['fermer les guillemets', '»'],
    ['ouvrez la parenthese', '('],
    ['fermez la parenthese', ')'],
    ['virgule', ','],
    ['tiret', '-'],
    ['point', '.'],
  ],
  en: [
    ['new paragraph', '\n'],
    ['new line', '\n'],
    ['full stop', '.'],
    ['open quote', '“'],
    ['close quote', '”'],
    ['open parenthesis', '('],
    ['close parenthesis', ')'],
    ['semicolon', ';'],
    ['colon', ':'],
    ['comma', ','],
    ['dash', '-'],
    ['period', '.'],
  ],
};

/** Words that make the next one a noun: « un point », "a period". */
const NOUN_BEFORE = new Set(
  'un une le la les au du ce trois quatre cinq mise a an the this sigmoid'.split(' '),
);
/** Words that show that the one before was a noun: « point de rapprochement », "period of six weeks", "colon cancer". */
const NOUN_AFTER = new Set('de d du douloureux sensible sensibles of cancer polyp'.split(' '));

/** A dictation not yet written: it says its punctuation aloud and bears next to none. */
function isRawDictation(tokens: readonly Token[], language: TextLanguage): boolean {
  let said = 0;
  let written = 0;
  for (const token of tokens) {
    if (token.key === '.' || token.key === ',') written += 1;
    else if (
      language === 'fr'
        ? token.key === 'virgule' || token.key === 'point'
        : token.key === 'comma' || token.key === 'period'
    )
      said += 1;
  }
  return said > 1 && said > 2 * written;
}

/** In a raw dictation, the spoken marks as marks; any other text as it is. */
export function readSpokenMarks(tokens: readonly Token[], language: TextLanguage): readonly Token[] {
  if (!isRawDictation(tokens, language)) return tokens;
  const phrases = SPOKEN[language].map(([phrase, mark]) => ({ words: phrase.split(' '), mark }));
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const found = phrases.find(({ words }) => words.every((word, ahead) => tokens[at + ahead]?.key === word));
    const last = found && tokens[at + found.words.length - 1];
    const after = found && tokens[at + found.words.length];
    const isNoun =
      found !== undefined &&
      found.mark !== '\n' &&
      found.mark !== ',' &&
      ((found.words[0] !== 'deux' && NOUN_BEFORE.has(read.at(-1)?.key ?? '')) ||
        NOUN_AFTER.has(after?.key ?? ''));
    if (found === undefined || last === undefined || isNoun) {
      read.push(token);
      at += 1;
      continue;
    }
    const kind = found.mark === '\n' ? 'break' : 'mark';
    read.push({ ...token, kind, key: found.mark, stem: found.mark, roles: 0, term: 0, end: last.end });
    at += found.words.length;
  }
  return read;
}
