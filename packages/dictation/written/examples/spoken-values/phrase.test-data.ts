import type { Draw } from './draw.test-data.ts';

/** What a value is: its numbers in the order in which they are said, and its unit. */
export interface Value {
  readonly numbers: readonly number[];
  readonly unit?: string;
}

/** A value as it is said, and every way in which it may be written. */
export interface SaidValue {
  readonly kind: string;
  readonly spoken: string;
  /** Right written forms, `~` for a non-breaking space; none where the words have to stay and be marked. */
  readonly forms: readonly string[];
  /** Running text may keep it in words, whole, without a mark. */
  readonly inWords: boolean;
  readonly value: Value;
}

/** A value in the words that stand directly around it. */
export interface Clause {
  readonly before: string;
  readonly said: SaidValue;
  readonly after: string;
}

/** A sentence: text that carries values, and the values. */
export type Phrase = readonly (string | SaidValue)[];

/** Draws a clause of one kind. */
export type DrawClause = (draw: Draw) => Clause;

/** What a language gives to its phrases. */
export interface Grammar {
  readonly kinds: Readonly<Record<string, DrawClause>>;
  readonly openings: readonly string[];
  readonly endings: readonly string[];
  /** Between two clauses of a sentence. */
  readonly links: readonly string[];
}

/** A value with its forms. */
export function said(
  kind: string,
  spoken: string,
  forms: readonly string[],
  numbers: readonly number[],
  { inWords = false, unit }: { readonly inWords?: boolean; readonly unit?: string } = {},
): SaidValue {
  return { kind, spoken, forms, inWords, value: unit === undefined ? { numbers } : { numbers, unit } };
}

/** A sentence of one clause of the kind, or of two, the other of any kind. */
export function drawPhrase(draw: Draw, kind: string, grammar: Grammar): Phrase {
  const kinds = Object.keys(grammar.kinds);
  const clauses = [kind];
  if (draw.chance(35)) clauses.splice(draw.whole(0, 1), 0, draw.pick(kinds));
  const parts: (string | SaidValue)[] = [draw.pick(grammar.openings)];
  clauses.forEach((one, index) => {
    const clause = grammar.kinds[one]?.(draw);
    if (clause === undefined) return;
    if (index > 0) parts.push(draw.pick(grammar.links));
    parts.push(clause.before, clause.said, clause.after);
  });
  const ending = draw.pick(grammar.endings);
  const before = spokenText(parts.filter((part) => part !== ''));
  // « un point » and « sous point » are no number and period, and no engine writes two periods.
  const isClosed =
    (ending === '.' && before.endsWith('.')) || (ending === 'point' && / (?:un|sous)$/.test(before));
  parts.push(isClosed ? '' : ending);
  return parts.filter((part) => part !== '');
}

/** The words of a sentence, as the engine hands them on. */
export function spokenText(phrase: Phrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? part : part.spoken))
    .join(' ')
    .replaceAll(/ (?=[,.])/g, '')
    .replaceAll(/(?<=')\s/g, '');
}

/** A number in figures, grouped by thousands from 10 000 on as running text has it. */
export function grouped(value: number, separator: string): string {
  const digits = String(value);
  return value < 10_000 ? digits : `${digits.slice(0, -3)}${separator}${digits.slice(-3)}`;
}

/** A whole number as reports have them: most are below a hundred. */
export function drawWhole(draw: Draw, most = 999_999): number {
  const size = draw.whole(1, 100);
  const value =
    size <= 25
      ? draw.whole(2, 9)
      : size <= 65
        ? draw.whole(10, 99)
        : size <= 90
          ? draw.whole(100, 999)
          : size <= 96
            ? draw.whole(1000, 9999)
            : draw.whole(10_000, 999_999);
  return Math.min(value, most);
}
