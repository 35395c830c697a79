import type { DictationLanguage } from '../../commands/command.ts';
import { fold } from '@constat/language/text';
import { asAmbiguous, withMark } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import { ABBREVIATIONS, CERTAIN } from './abbreviation-table.ts';
import type { Meaning } from './abbreviation-table.ts';
import { readUnit } from '@constat/language/units';

const NEIGHBOURS = 6;
const PLURAL_AFTER = new Set(['les', 'des', 'aux', 'ces', 'ses', 'deux', 'both', 'the']);

type Table = ReadonlyMap<string, readonly Meaning[]>;

/** Letters that are also a word, or begin one, in small letters: "mid", a « msg ». */
const ALSO_WORDS = new Set(['MID', 'MSG']);
const TABLES: Readonly<Record<DictationLanguage, Table>> = { fr: tableOf('fr'), en: tableOf('en') };

interface Choice {
  readonly expansion: string;
  readonly confidence: number;
  readonly isSure: boolean;
  readonly kind: Meaning['kind'];
}

/**
 * Stage 6. Writes out the abbreviations that language and neighbours make sure, and notes each; one that may mean two
 * things stays as dictated and is marked. Routes and frequencies of a prescription (`5 mg PO BID`) keep their letters.
 */
export function expandAbbreviations(
  tokens: readonly Token[],
  language: DictationLanguage,
  mode: 'expand' | 'keep',
): readonly Token[] {
  const table = TABLES[language];
  let written: Token[] | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const meanings = isCandidate(token) ? table.get(token.text) : undefined;
    if (meanings === undefined || isExplained(tokens, at)) {
      written?.push(token);
      continue;
    }
    written ??= tokens.slice(0, at);
    const choice = choose(meanings, tokens, at, table);
    if (choice === null) {
      written.push(withMark(asAmbiguous(token, 'abbreviation'), 'abbreviation'));
      continue;
    }
    const kept = mode === 'keep' || (choice.kind === 'route' && isPrescribed(tokens, at, language));
    const { isSure } = choice;
    const expanded = isSure && !kept;
    const noted = withMark(
      {
        ...token,
        text: expanded ? choice.expansion : token.text,
        note: { ...token.note, abbreviation: { letters: token.text, ...pick(choice), expanded } },
      },
      'abbreviation',
    );
    if (expanded) correctArticle(written, choice.expansion, language);
    written.push(isSure || kept ? noted : asAmbiguous(noted, 'abbreviation'));
  }
  return written ?? tokens;
}

function isCandidate({ text, kind, marks }: Token): boolean {
  return kind === 'word' && text.length >= 2 && text.length <= 3 && !marks.includes('quoted');
}

/** Three sure letters that are no word are known in small letters too, as some engines write them (« lca »). */
function tableOf(language: DictationLanguage): Table {
  const known = Object.entries(ABBREVIATIONS[language]);
  const table = new Map(known);
  for (const [letters, meanings] of known) {
    const [meaning] = meanings;
    if (
      meanings.length === 1 &&
      meaning?.near === undefined &&
      letters.length === 3 &&
      !ALSO_WORDS.has(letters)
    )
      table.set(letters.toLowerCase(), meanings);
  }
  return table;
}

/** « ligament croisé antérieur (LCA) » */
function isExplained(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.key === '(' && tokens[at + 1]?.key === ')';
}

/** The one meaning that stands out; null when two do, or none. */
function choose(
  meanings: readonly Meaning[],
  tokens: readonly Token[],
  at: number,
  table: Table,
): Choice | null {
  const around = neighbours(tokens, at, table);
  const rated = meanings
    .filter(({ notNear }) => !(notNear ?? []).some((word) => around.has(fold(word))))
    .map((meaning): Choice => {
      const isCalled = isCalledFor(meaning, around) || isPrescribedForm(meaning, tokens, at);
      return {
        expansion: formOf(meaning, tokens, at),
        kind: meaning.kind,
        confidence: isCalled ? CERTAIN : meaning.confidence,
        isSure: isCalled || meaning.near === undefined,
      };
    })
    .sort((one, other) => other.confidence - one.confidence);
  const [best, second] = rated;
  if (best === undefined || second?.isSure === true) return null;
  return best;
}

function isPrescribedForm(meaning: Meaning, tokens: readonly Token[], at: number): boolean {
  return meaning.kind === 'route' && (isPrescribed(tokens, at, 'fr') || isPrescribed(tokens, at, 'en'));
}

function isCalledFor({ near = [] }: Meaning, around: ReadonlySet<string>): boolean {
  return near.some((word) => around.has(fold(word)));
}

function formOf(meaning: Meaning, tokens: readonly Token[], at: number): string {
  const isPlural = meaning.plural !== undefined && PLURAL_AFTER.has(tokens[at - 1]?.key ?? '');
  return isPlural ? (meaning.plural ?? meaning.expansion) : meaning.expansion;
}

/** The words around, in the same sentence; of an abbreviation that is sure, those that it stands for too. */
function neighbours(tokens: readonly Token[], at: number, table: Table): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const step of [-1, 1]) {
    let index = at + step;
    for (let count = 0; count < NEIGHBOURS; index += step) {
      const token = tokens[index];
      if (token === undefined || token.kind === 'break' || token.key === '.') break;
      if (token.text === '') continue;
      count += 1;
      keys.add(token.key);
      const meaning = isCandidate(token) ? table.get(token.text)?.[0] : undefined;
      if (meaning === undefined || meaning.near !== undefined) continue;
      for (const word of meaning.expansion.split(' ')) keys.add(fold(word));
    }
  }
  return keys;
}

function pick({ expansion, confidence }: Choice) {
  return { expansion, confidence };
}

const VOWELS = new Set('aeiouhAEIOUH');

/** Makes the article before an expansion agree: "an MCL" becomes "a medial collateral ligament". */
function correctArticle(written: Token[], expansion: string, language: DictationLanguage): void {
  const article = written.at(-1);
  if (language !== 'en' || article === undefined) return;
  const isVowel = VOWELS.has(expansion.charAt(0)) && !expansion.startsWith('h');
  if (article.key === 'an' && !isVowel)
    written[written.length - 1] = { ...article, text: article.text.slice(0, 1), key: 'a' };
  if (article.key === 'a' && isVowel)
    written[written.length - 1] = { ...article, text: `${article.text}n`, key: 'an' };
}

const FREQUENCIES = new Set(['BID', 'TID', 'QID', 'DIE', 'HS', 'PRN', 'QD', 'OD', 'STAT']);
const ROUTES = new Set(['PO', 'IV', 'IM', 'SC', 'SL']);
const LOOK_BACK = 3;

/** Whether the abbreviation at `at` is part of a prescription: after a dose, or beside a frequency. */
function isPrescribed(tokens: readonly Token[], at: number, language: DictationLanguage): boolean {
  if (FREQUENCIES.has(tokens[at + 1]?.text ?? '') || FREQUENCIES.has(tokens[at - 1]?.text ?? '')) return true;
  for (let index = at - 1; index >= Math.max(0, at - LOOK_BACK); index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind !== 'word') return false;
    const unit = readUnit(tokens, index, language);
    if (unit !== null && DOSES.has(unit.symbol)) return true;
    if (!ROUTES.has(token.text)) return false;
  }
  return false;
}

const DOSES = new Set(['mg', 'g', 'mcg', 'µg', 'ml', 'mL', 'L']);
