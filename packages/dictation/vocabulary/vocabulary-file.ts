import { ENTRIES_KEPT, HEARD_FORMS, keyOfTerm, readTerm } from './entry.ts';
import type { EntryKind, TermRefusal, VocabularyEntry } from './entry.ts';

/** Why a line of a file is left out. */
export type LineRefusal = TermRefusal | 'unknown-kind' | 'heard-form' | 'repeated' | 'too-many-lines';

/** A line that is left out; lines are counted from 1. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: LineRefusal;
}

/** What a file holds. */
export interface VocabularyFile {
  readonly entries: readonly VocabularyEntry[];
  /** The line of each of them. */
  readonly lines: readonly number[];
  readonly refused: readonly RefusedLine[];
}

/** Lines read of one file. */
const MOST_LINES = 5 * ENTRIES_KEPT;
const KINDS: Readonly<Record<string, EntryKind>> = {
  '': 'other',
  name: 'name',
  nom: 'name',
  drug: 'drug',
  médicament: 'drug',
  medicament: 'drug',
  place: 'place',
  lieu: 'place',
  employer: 'employer',
  employeur: 'employer',
  other: 'other',
  autre: 'other',
};
const TERM_COLUMNS = new Set(['term', 'terme', 'mot', 'word', 'entry', 'entrée']);
const HEADER = 'term;kind;heard';

/**
 * Reads a vocabulary: one term a line, or lines of term, kind and forms as heard (parted by `|`), with semicolons, tabs
 * or commas between them; a first line that names the columns may stand.
 */
export function readVocabularyFile(text: string): VocabularyFile {
  const entries: VocabularyEntry[] = [];
  const lines: number[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const [index, content] of linesOf(text).entries()) {
    const line = index + 1;
    if (line > MOST_LINES) {
      refused.push({ line, reason: 'too-many-lines' });
      break;
    }
    if (content.trim() === '') continue;
    const fields = fieldsOf(content).map(withoutMark);
    if (line === 1 && TERM_COLUMNS.has(fields[0]?.trim().toLowerCase() ?? '')) continue;
    const entry = readEntry(fields);
    if (typeof entry === 'string') {
      refused.push({ line, reason: entry });
    } else if (seen.has(keyOfTerm(entry.term))) {
      refused.push({ line, reason: 'repeated' });
    } else {
      seen.add(keyOfTerm(entry.term));
      entries.push(entry);
      lines.push(line);
    }
  }
  return { entries, lines, refused };
}

/** Writes a vocabulary as `readVocabularyFile` reads it, for a spreadsheet too: UTF-8 with its mark, semicolons. */
export function writeVocabularyFile(entries: readonly VocabularyEntry[]): string {
  const lines = entries.map(({ term, kind, heard }) => [term, kind, heard.join('|')].map(quote).join(';'));
  return `\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n`;
}

function linesOf(text: string): readonly string[] {
  return (text.startsWith('\uFEFF') ? text.slice(1) : text).split(/\r\n|\n|\r/u);
}

/** What a spreadsheet would take for a formula stands behind an apostrophe, which the reading takes away. */
function quote(field: string): string {
  const shown = /^'*[=+\-@]/u.test(field) ? `'${field}` : field;
  return /[";,\t]/u.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

function withoutMark(field: string): string {
  return field.replace(/^(\s*)'(?='*[=+\-@])/u, '$1');
}

/** A comma parts fields where a kind follows it, and otherwise belongs to the term. */
function fieldsOf(line: string): readonly string[] {
  for (const separator of [';', '\t', ',']) {
    const fields = split(line, separator);
    const kind = fields[1]?.trim().toLowerCase();
    if (fields.length > 1 && (separator !== ',' || (kind !== undefined && isKindColumn(kind)))) return fields;
  }
  return split(line, '\0');
}

function isKindColumn(text: string): boolean {
  return text === 'kind' || text === 'genre' || (text !== '' && Object.hasOwn(KINDS, text));
}

/** Fields of a line; what stands between quotation marks at the beginning of a field is not cut. */
function split(line: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (line[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field.trim() === '') {
      isQuoted = true;
      field = '';
    } else if (character === separator) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  fields.push(field);
  return fields;
}

function readEntry([first = '', second = '', ...rest]: readonly string[]): VocabularyEntry | LineRefusal {
  const { term, refusal } = readTerm(first);
  if (refusal !== null) return refusal;
  const written = second.trim().toLowerCase().normalize('NFC');
  const kind = Object.hasOwn(KINDS, written) ? KINDS[written] : undefined;
  if (kind === undefined) return 'unknown-kind';
  const heard = readHeardForms(rest.flatMap((field) => field.split('|')));
  return heard === null ? 'heard-form' : { term, kind, heard };
}

/** Forms as heard as they are kept, none twice; null where one is refused or there are too many. */
export function readHeardForms(forms: readonly string[]): readonly string[] | null {
  const kept = new Map<string, string>();
  for (const form of forms) {
    const { term, refusal } = readTerm(form);
    if (refusal === 'empty') continue;
    if (refusal !== null) return null;
    const key = keyOfTerm(term);
    if (!kept.has(key)) kept.set(key, term);
  }
  return kept.size > HEARD_FORMS ? null : [...kept.values()];
}
