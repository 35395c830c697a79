import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { piecesOf } from './correctable-facts.ts';
import { MEASURED } from './word-groups.ts';

/** The word that alone refuses what was just said: « à droite, non, à gauche ». */
const REFUSAL: Readonly<Record<DictationLanguage, string>> = { fr: 'non', en: 'no' };

/** Before it, a pause that ends no question and opens no answer. */
const BEFORE = new Set([',', '.', ';', '…', '...']);
/** « oui ou non » refuses nothing. */
const ALTERNATIVES = new Set(['ou', 'or']);
const ANSWERS = new Set(['oui', 'non', 'yes', 'no']);
const ENDS = new Set(['.', '!', '?', '…', '...']);
/** « non plus », "no longer", "no more than 40": of one phrase with the word before them. */
const DEGREES = new Set(['plus', 'longer', 'more', 'less', 'fewer', 'later', 'sooner', 'earlier', 'greater']);
/** Tokens after a refusal in which its value begins. */
const SIGHT = 6;

/**
 * How the words from `start` to `end` refuse: set off by pauses on both sides they correct as « pardon » does; without
 * any pause nobody can tell « droite, non, gauche » from « droite et non gauche ». Null where they refuse nothing.
 */
export function bareRefusalKind(
  tokens: readonly Token[],
  start: number,
  end: number,
  language: DictationLanguage,
): 'doubtful' | 'contrast' | null {
  const led = tokens.slice(start, end).filter(({ kind }) => kind === 'word');
  if (!led.some(({ key }) => key === REFUSAL[language]) || led.some(({ key }) => ALTERNATIVES.has(key)))
    return null;
  const [before, after] = [tokens[start - 1], tokens[end]];
  if (before === undefined || after === undefined) return null;
  if (before.kind === 'mark' && BEFORE.has(before.key) && after.kind === 'mark' && after.key === ',')
    return answersFollow(tokens, end + 1) ? null : 'doubtful';
  return before.kind === 'word' && after.kind === 'word' && !DEGREES.has(after.key) ? 'contrast' : null;
}

/**
 * Whether what follows a refusal without a pause may be a value put in the place of another: at once in French; in
 * English, where "no" denies the noun after it ("no left knee pain"), only a figure or what begins with a small word.
 */
export function putsValue(tokens: readonly Token[], at: number, language: DictationLanguage): boolean {
  const pieces = piecesOf(tokens, at, Math.min(tokens.length, at + SIGHT), language);
  const value = pieces.find(({ kind }) => kind !== 'small');
  if (value?.group == null) return false;
  const isFigure = value.kind === 'figure' && (MEASURED.has(value.group) || value.group === 'date');
  return language === 'fr' || isFigure || pieces[0]?.kind === 'small';
}

/** « diabète, non, tabac, oui »: the word answers, as the ones after it do. */
function answersFollow(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, key } = tokens[at] as Token;
    if (kind === 'break' || (kind === 'mark' && ENDS.has(key))) return false;
    const isAlone = tokens[at - 1]?.kind === 'mark' && tokens[at + 1]?.kind !== 'word';
    if (kind === 'word' && ANSWERS.has(key) && isAlone) return true;
  }
  return false;
}
