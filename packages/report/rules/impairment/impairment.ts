/**
 * Sequelae as section 12 keeps them: text, so that merges, searches and comparisons read them like any other. One item a
 * line, its parts separated by ` | `: the sequelae first, in the physician's order, then the DPJV, then the tables that
 * figures come from.
 */
import { readPercent } from './percent.ts';

/** What a sequela is counted as: a deficit (déficit anatomo-physiologique), or a disfigurement (préjudice esthétique). */
export type Nature = 'dap' | 'pe';
export type SequelaSide = '' | 'right' | 'left';

/** One sequela; any part may be empty. Texts are as they are written. */
export interface Sequela {
  readonly nature: Nature;
  readonly code: string;
  readonly side: SequelaSide;
  /** What has its like on the other side of the body: « genou ». Empty for what has none. */
  readonly organ: string;
  readonly description: string;
  /** What the table is entered with, where its code has several lines: degrees, as typed. */
  readonly measure: string;
  /** The percentage as typed, without its sign. */
  readonly percent: string;
  /** There before the event: evaluated for bilaterality alone (article 7). */
  readonly isPrior: boolean;
  /** Where the percentage comes from; null for the physician. */
  readonly origin: Origin | null;
}

/** A line of a table. */
export interface Origin {
  readonly tableId: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** A percentage for pain and loss of enjoyment of life (douleurs et perte de jouissance de la vie), and what it goes with. */
export interface Dpjv {
  /** The sum that it was fixed for, as text. */
  readonly sum: string;
  readonly percent: string;
  readonly origin: Origin | null;
}

/** A table that figures come from, as it was when they were taken. */
export interface TableName {
  readonly id: string;
  readonly version: string;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

export interface Impairment {
  readonly sequelae: readonly Sequela[];
  /** By the sum that each is a function of; null where nobody has fixed it. */
  readonly dpjv: { readonly [Name in Nature]: Dpjv | null };
  readonly tables: readonly TableName[];
}

export const NO_IMPAIRMENT: Impairment = { sequelae: [], dpjv: { dap: null, pe: null }, tables: [] };

export const NO_SEQUELA: Sequela = {
  nature: 'dap',
  code: '',
  side: '',
  organ: '',
  description: '',
  measure: '',
  percent: '',
  isPrior: false,
  origin: null,
};

const NATURES = { DAP: 'dap', PE: 'pe' } as const;
const DPJV = { 'DPJV-DAP': 'dap', 'DPJV-PE': 'pe' } as const;
const SIDES = { droit: 'right', gauche: 'left' } as const;
const PRIOR = 'antérieure';
const TABLE = 'barème';
/** Tables that one report names. */
const MOST_TABLES = 20;
const ORIGIN = /^(?<tableId>[0-9a-f]{4,64})@(?<line>[1-9]\d{0,6})$/u;

/** A part as a line can hold it: one line, without the sign that separates parts. */
function partOf(text: string): string {
  return text.replaceAll('|', '/').replaceAll(/\s+/gu, ' ').trim();
}

function known<Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return Object.keys(words).find((word) => words[word] === value) ?? '';
}

function readOrigin(text: string): Origin | null {
  const { tableId, line } = ORIGIN.exec(text)?.groups ?? {};
  return tableId === undefined ? null : { tableId, line: Number(line) };
}

function writeOrigin(origin: Origin | null): string {
  return origin === null ? '' : `${origin.tableId}@${origin.line}`;
}

/** True for a sequela of which nothing is known, and for which nothing was chosen. */
export function isBlankSequela(sequela: Sequela): boolean {
  const { nature, side, isPrior } = sequela;
  if (nature !== NO_SEQUELA.nature || side !== NO_SEQUELA.side || isPrior) return false;
  return [sequela.code, sequela.organ, sequela.description, sequela.measure, sequela.percent].every(
    (text) => partOf(text) === '',
  );
}

/** The sequelae of a text, whatever it came from: what is no line of ours is the description of a sequela, so that no word is lost. */
export function readImpairment(text: string): Impairment {
  const sequelae: Sequela[] = [];
  const dpjv: { dap: Dpjv | null; pe: Dpjv | null } = { dap: null, pe: null };
  const tables: TableName[] = [];
  for (const line of text.split(/[\n\r\v\f\u0085\u2028\u2029]/u)) {
    const parts = line.split('|').map(partOf);
    const [kind = '', ...others] = parts;
    const sum = known(DPJV, kind);
    if (sum !== undefined && dpjv[sum] === null && others.length === 3) dpjv[sum] = readDpjv(others);
    else if (kind === TABLE && isTable(others, tables)) tables.push(readTable(others));
    else {
      const nature = known(NATURES, kind);
      const sequela =
        nature !== undefined && others.length === 8
          ? readSequela(nature, others)
          : { ...NO_SEQUELA, description: parts.filter((part) => part !== '').join(' / ') };
      if (!isBlankSequela(sequela)) sequelae.push(sequela);
    }
  }
  return { sequelae, dpjv, tables };
}

function readSequela(nature: Nature, parts: readonly string[]): Sequela {
  const [code = '', side = '', organ = '', description = '', measure = '', percent = ''] = parts;
  const [prior = '', origin = ''] = parts.slice(6);
  return {
    nature,
    code,
    side: known(SIDES, side) ?? '',
    organ,
    description,
    measure,
    percent,
    isPrior: prior === PRIOR,
    origin: readOrigin(origin),
  };
}

function readDpjv([sum = '', percent = '', origin = '']: readonly string[]): Dpjv | null {
  return percent === '' ? null : { sum, percent, origin: readOrigin(origin) };
}

function isTable(parts: readonly string[], tables: readonly TableName[]): boolean {
  return (
    parts.length === 4 &&
    parts[0] !== '' &&
    tables.length < MOST_TABLES &&
    tables.every(({ id }) => id !== parts[0])
  );
}

function readTable([id = '', version = '', source = '', date = '']: readonly string[]): TableName {
  return { id, version, source, date };
}

function lineOf(parts: readonly string[]): string {
  return parts.map(partOf).join(' | ').trim();
}

/** The text of these sequelae: without those of which nothing is known, and without tables that no figure comes from. */
export function writeImpairment({ sequelae, dpjv, tables }: Impairment): string {
  const held = sequelae.filter((sequela) => !isBlankSequela(sequela));
  const fixed = (['dap', 'pe'] as const).flatMap((nature) => {
    const one = held.length === 0 ? null : dpjv[nature];
    return one === null || partOf(one.percent) === '' ? [] : [{ ...one, nature }];
  });
  const used = new Set([...held, ...fixed].map(({ origin }) => origin?.tableId));
  return [
    ...held.map((sequela) =>
      lineOf([
        wordOf(NATURES, sequela.nature),
        sequela.code,
        wordOf(SIDES, sequela.side),
        sequela.organ,
        sequela.description,
        sequela.measure,
        sequela.percent,
        sequela.isPrior ? PRIOR : '',
        writeOrigin(sequela.origin),
      ]),
    ),
    ...fixed.map(({ nature, sum, percent, origin }) =>
      lineOf([wordOf(DPJV, nature), sum, percent, writeOrigin(origin)]),
    ),
    ...tables
      .filter(({ id }) => used.has(id))
      .map(({ id, version, source, date }) => lineOf([TABLE, id, version, source, date])),
  ].join('\n');
}

/** True where the percentage was fixed for another sum than this one. */
export function isOutdated(dpjv: Dpjv, sum: number): boolean {
  return readPercent(dpjv.sum) !== sum;
}
