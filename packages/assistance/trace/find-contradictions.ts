import type { TextLanguage } from '../fidelity/difference.ts';
import type { Fact } from '../fidelity/facts/fact.ts';
import { readFacts } from '../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../fidelity/facts/read-facts.ts';
import { isDayOfAct } from '../local/conclusion/act-day.ts';
import { plainText } from '../local/conclusion/plain-text.ts';
import type { PrintedPlace, PrintedText } from './trace-facts.ts';

/**
 * `side`: one lesion or operation on two sides; `date`: one thing on two days that differ in one part alone; `dose`: one
 * drug with two doses; `unit`: a measure without its unit; `spoken-word`: a word of dictation left in the text.
 */
export type ContradictionKind = 'side' | 'date' | 'dose' | 'unit' | 'spoken-word';

/** What cannot stand as it is: both places are shown, and none is corrected (one place for a word left over). */
export interface Contradiction {
  readonly kind: ContradictionKind;
  readonly places: readonly PrintedPlace[];
}

/** A value that a text gives to a thing. */
interface Statement {
  readonly subject: string;
  readonly value: string;
  readonly text: number;
  readonly first: number;
  readonly last: number;
}

/** Values of one thing that are compared. */
const MOST_VALUES = 4;
/** Tokens between a value and the thing that it belongs to. */
const REACH = 8;
/** Tokens between a movement or a drug and its number: « la flexion est à 120 ». */
const VALUE_REACH = 4;
const TREND =
  /^(?:augment|diminu|rédui|redui|puis|initial|ensuite|pass[eé]|titr|major|increas|decreas|reduc|then|initial|later|switch|tapered)/u;
const LEFT_OVER: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?<![\p{L}\p{N}])(?:virgule|point[- ]virgule|point (?:à la ligne|final)|deux[- ]points|(?:nouvelle|nouveau) (?:ligne|paragraphe)|(?:ouvr(?:ez|ir)|ferm(?:ez|er)) (?:la parenthèse|les guillemets))(?![\p{L}\p{N}])/giu,
  en: /(?<![\p{L}\p{N}])(?:comma|semicolon|full stop|new (?:line|paragraph)|(?:open|close) (?:parenthesis|bracket|quotes?)|(?:(?:zero|one|two|three|four|five|six|seven|eight|nine) oh|oh (?:zero|one|two|three|four|five|six|seven|eight|nine)))(?![\p{L}\p{N}])/giu,
};

/** What the texts of a report say in two ways, or left unfinished, in the order of the page. The time grows linearly. */
export function findContradictions(
  printed: readonly PrintedText[],
  language: TextLanguage,
): readonly Contradiction[] {
  const readings = readFacts(
    printed.map(({ text }) => text),
    language,
  );
  const place = (text: number, first: number, last: number): PrintedPlace => {
    const { field, text: whole } = printed[text] ?? { field: '', text: '' };
    const start = readings[text]?.tokens[first]?.start ?? 0;
    const end = readings[text]?.tokens[last]?.end ?? start;
    return { field, start, end, text: whole.slice(start, end) };
  };
  const toPlace = ({ text, first, last }: Statement): PrintedPlace => place(text, first, last);
  const every = <T>(list: (reading: TextFacts, text: number) => readonly T[]): readonly T[] =>
    readings.flatMap(list);
  return [
    ...opposed('side', every(sideStatements), (one, other) => one !== other, toPlace),
    ...opposed(
      'date',
      every((reading, text) => dateStatements(reading, text, printed[text]?.text ?? '')),
      differInOnePart,
      toPlace,
    ),
    ...opposed('dose', every(doseStatements), (one, other) => one !== other, toPlace),
    ...every(missingUnits).map((statement) => ({ kind: 'unit' as const, places: [toPlace(statement)] })),
    ...printed.flatMap(({ field, text }) =>
      Array.from(text.matchAll(LEFT_OVER[language])).map(({ 0: word, index }) => ({
        kind: 'spoken-word' as const,
        places: [{ field, start: index, end: index + word.length, text: word }],
      })),
    ),
  ];
}

/** One contradiction for each subject with two values that cannot both hold. */
function opposed(
  kind: ContradictionKind,
  statements: readonly Statement[],
  excludes: (one: string, other: string) => boolean,
  toPlace: (statement: Statement) => PrintedPlace,
): readonly Contradiction[] {
  const bySubject = new Map<string, Statement[]>();
  for (const statement of statements) {
    const known = bySubject.get(statement.subject);
    if (known === undefined) bySubject.set(statement.subject, [statement]);
    else known.push(statement);
  }
  return [...bySubject.values()].flatMap((all) => {
    const firsts = new Map<string, Statement>();
    for (const statement of all) if (!firsts.has(statement.value)) firsts.set(statement.value, statement);
    const values = [...firsts.keys()].slice(0, MOST_VALUES);
    const pair = values.flatMap((one, at) =>
      values.slice(at + 1).flatMap((other) => (excludes(one, other) ? [[one, other]] : [])),
    )[0];
    if (pair === undefined) return [];
    const places = pair.flatMap((value) => firsts.get(value) ?? []).map(toPlace);
    return [{ kind, places }];
  });
}

/** A lesion or an operation with the part of the body and the one side that its clause names. */
function sideStatements(reading: TextFacts, text: number): readonly Statement[] {
  return reading.facts.flatMap((fact, at): readonly Statement[] => {
    if (fact.kind !== 'diagnosis' && fact.kind !== 'treatment') return [];
    const near = neighbours(reading, at);
    const sides = near.filter(({ kind }) => kind === 'side');
    const [side] = sides;
    if (side === undefined || sides.some(({ key }) => key !== side.key)) return [];
    if (side.key !== 'right' && side.key !== 'left') return [];
    const part = near.find(({ kind }) => kind === 'anatomy');
    if (part === undefined) return [];
    const first = Math.min(fact.first, side.first, part.first);
    const last = Math.max(fact.last, side.last, part.last);
    return [{ subject: `${fact.kind} ${fact.key} ${part.key}`, value: side.key, text, first, last }];
  });
}

/** An event, an examination or an operation with the day that its clause names. */
function dateStatements(reading: TextFacts, text: number, whole: string): readonly Statement[] {
  return reading.facts.flatMap((fact, at): readonly Statement[] => {
    if (fact.kind !== 'examination' && fact.kind !== 'treatment' && fact.kind !== 'status') return [];
    const near = neighbours(reading, at, reading.sentence);
    const dates = near.filter(({ kind, key }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(key));
    const [date] = dates;
    if (date === undefined || dates.length > 1) return [];
    if (fact.kind !== 'status' && !isDatedBy(reading, fact, date, whole)) return [];
    const part = near.find(({ kind }) => kind === 'anatomy')?.key ?? '';
    const [first, last] = [Math.min(fact.first, date.first), Math.max(fact.last, date.last)];
    return [{ subject: `${fact.kind} ${fact.key} ${part}`, value: date.key, text, first, last }];
  });
}

/** Whether the day is that of the act, and not of a visit at which it is spoken of. */
function isDatedBy({ tokens, sentence }: TextFacts, act: Fact, day: Fact, whole: string): boolean {
  const isNear = (at: number): boolean => sentence[at] === sentence[act.first];
  let from = Math.min(act.first, day.first);
  let to = Math.max(act.last, day.last);
  for (let more = 0; more < REACH && from > 0 && isNear(from - 1); more += 1) from -= 1;
  for (let more = 0; more < REACH && to + 1 < tokens.length && isNear(to + 1); more += 1) to += 1;
  const start = tokens[from]?.start ?? 0;
  const at = (token: number): number => (tokens[token]?.start ?? start) - start;
  const clause = plainText(whole.slice(start, tokens[to]?.end ?? start));
  const index = at(act.first);
  const words = clause.slice(index, (tokens[act.last]?.end ?? start) - start);
  return isDayOfAct(clause, { index, 0: words }, at(day.first));
}

/** A drug with its dose, where the clause tells of no change and of no day. */
function doseStatements(reading: TextFacts, text: number): readonly Statement[] {
  return reading.facts.flatMap((fact, at): readonly Statement[] => {
    if (fact.kind !== 'drug') return [];
    const near = neighbours(reading, at);
    if (near.some(({ kind }) => kind === 'date' || kind === 'trend') || tellsChange(reading, fact)) return [];
    const doses = near.filter(
      ({ kind, key }) => kind === 'number' && /^[\d.]+\|(?:mg|mcg|g|ml|cc|iu)$/u.test(key),
    );
    const dose = doses.find(({ first }) => first > fact.last);
    if (dose === undefined || doses.length > 1) return [];
    return [{ subject: fact.key, value: dose.key, text, first: fact.first, last: dose.last }];
  });
}

function tellsChange({ tokens, sentence }: TextFacts, { first }: Fact): boolean {
  for (let at = Math.max(0, first - REACH); at < Math.min(tokens.length, first + REACH); at += 1)
    if (sentence[at] === sentence[first] && TREND.test(tokens[at]?.key ?? '')) return true;
  return false;
}

/** A movement or a drug with a number that has no unit. */
function missingUnits(reading: TextFacts, text: number): readonly Statement[] {
  return reading.facts.flatMap((fact, at): readonly Statement[] => {
    if (fact.kind !== 'number' || !/^-?\d+(?:\.\d+)?\|$/u.test(fact.key)) return [];
    if (Number(fact.key.slice(0, -1)) < 10) return [];
    const before = reading.facts[at - 1];
    const isNear =
      before !== undefined &&
      fact.first - before.last <= VALUE_REACH &&
      reading.clause[before.last] === reading.clause[fact.first];
    if (!isNear || (before.kind !== 'movement' && before.kind !== 'drug')) return [];
    return [{ subject: '', value: fact.key, text, first: before.first, last: fact.last }];
  });
}

/** The facts of the clause around one, near enough to belong to it; `spans` may give its sentence instead. */
function neighbours(reading: TextFacts, at: number, spans = reading.clause): readonly Fact[] {
  const { facts } = reading;
  const fact = facts[at];
  if (fact === undefined) return [];
  const isNear = (other: Fact | undefined): other is Fact =>
    other !== undefined &&
    spans[other.first] === spans[fact.first] &&
    other.first - fact.last <= REACH &&
    fact.first - other.last <= REACH;
  const near: Fact[] = [];
  for (let before = at - 1; isNear(facts[before]); before -= 1) near.push(facts[before] as Fact);
  for (let after = at + 1; isNear(facts[after]); after += 1) near.push(facts[after] as Fact);
  return near;
}

/** Two days that agree in two of year, month and day: a slip rather than two days. */
function differInOnePart(one: string, other: string): boolean {
  const [left, right] = [one.split('-'), other.split('-')];
  return left.filter((part, at) => part !== right[at]).length === 1;
}
