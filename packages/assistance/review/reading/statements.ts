/** The sentences of a report with what each states, read once for all rules. */
import type { FieldId, SectionId } from '@constat/report/catalogue';
import { withoutQuotes } from '@constat/language/text';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { exportedTexts } from '@constat/report/document';
import type { FactKind } from '../../fidelity/difference.ts';
import { readFacts } from '../../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../../fidelity/facts/read-facts.ts';
import { operationsIn } from '../../local/conclusion/operation.ts';
import type { NamedOperation } from '../../local/conclusion/operation.ts';
import { plainText } from '../../local/conclusion/plain-text.ts';
import { assertionStatusOf } from './assertion-status.ts';
import type { AssertionStatus } from './assertion-status.ts';
import { byLanguage, otherLanguage } from './passage-language.ts';
import { sequelaeInWords } from './sequelae.ts';

/** Where a text says something: characters of the text of its field. */
export interface Span {
  readonly field: FieldId;
  readonly start: number;
  readonly end: number;
}

/** A fact of a statement. */
export interface StatedFact {
  readonly kind: FactKind;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly isDenied: boolean;
}

/** A sentence, or a part of one up to a semicolon, without what stands between quotation marks. */
export interface Statement extends Span, AssertionStatus {
  readonly section: SectionId;
  /** Each clause with its first and last character in the field. */
  readonly clauses: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  /** In lower case without accents; each letter stands where it stands in the sentence. */
  readonly plain: string;
  readonly facts: readonly StatedFact[];
  /** The operations that it names, with their characters in the field. */
  readonly operations: readonly NamedOperation[];
  /** The number of its line in the field. */
  readonly line: number;
}

/** All statements of a report, by field and by section. */
export class Statements {
  readonly all: readonly Statement[];
  readonly #bySection = new Map<SectionId, Statement[]>();
  readonly #byField = new Map<FieldId, Statement[]>();

  constructor(all: readonly Statement[]) {
    this.all = all;
    for (const statement of all) {
      add(this.#bySection, statement.section, statement);
      add(this.#byField, statement.field, statement);
    }
  }

  /** What the physician concludes: section 11, and the sequelae of section 12. */
  concluded(): readonly Statement[] {
    return [...this.ofSection('section11'), ...this.ofField('sequelles')];
  }

  ofSection(id: SectionId): readonly Statement[] {
    return this.#bySection.get(id) ?? [];
  }

  ofField(id: FieldId): readonly Statement[] {
    return this.#byField.get(id) ?? [];
  }
}

function add<Key>(lists: Map<Key, Statement[]>, key: Key, statement: Statement): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [statement]);
  else known.push(statement);
}

/** Reads the texts that the report exports, cells of one value left out; each passage in its own language. */
export function readStatements(report: ExportedReport, language: ReportLanguage): Statements {
  const texts = exportedTexts(report).flatMap(({ field, text }) => {
    const kind = report.type.field(field)?.kind;
    const section = report.type.sectionOf(field)?.id;
    if (section === undefined) return [];
    // What the sequelae are in words is in the language of the report.
    if (kind === 'impairment')
      return [{ field, section, own: withoutQuotes(sequelaeInWords(text, language)), other: null }];
    if (kind !== 'text' && kind !== 'documents') return [];
    return [{ field, section, ...byLanguage(withoutQuotes(text), language) }];
  });
  const own = readIn(
    texts.map(({ own: text, ...place }) => ({ ...place, text })),
    language,
  );
  const other = readIn(
    texts.flatMap(({ other: text, ...place }) => (text === null ? [] : [{ ...place, text }])),
    otherLanguage(language),
  );
  if (other.length === 0) return new Statements(own);
  const order = new Map(texts.map(({ field }, index) => [field, index]));
  const placeOf = ({ field }: Statement): number => order.get(field) ?? 0;
  return new Statements(
    [...own, ...other].toSorted((one, next) => placeOf(one) - placeOf(next) || one.start - next.start),
  );
}

function readIn(
  texts: readonly Omit<SourceText, 'language'>[],
  language: ReportLanguage,
): readonly Statement[] {
  const readings = readFacts(
    texts.map(({ text }) => text),
    language,
  );
  return texts.flatMap(({ field, section, text }, index) => {
    const reading = readings[index];
    return reading === undefined ? [] : statementsOf(reading, { field, section, text, language });
  });
}

interface SourceText {
  readonly field: FieldId;
  readonly section: SectionId;
  readonly text: string;
  readonly language: ReportLanguage;
}

function statementsOf(
  reading: TextFacts,
  { field, section, text, language }: SourceText,
): readonly Statement[] {
  const { tokens, facts, negations, sentence, clause } = reading;
  const denied = new Set(negations.flatMap(({ places }) => places));
  const factsBySentence = new Map<number, (typeof facts)[number][]>();
  for (const fact of facts) {
    const of = sentence[fact.first] ?? -1;
    const known = factsBySentence.get(of);
    if (known === undefined) factsBySentence.set(of, [fact]);
    else known.push(fact);
  }
  const whole = plainText(text);
  const found: Statement[] = [];
  let from = 0;
  let line = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.key === '\n') line += 1;
    if (at + 1 < tokens.length && sentence[at + 1] === sentence[at]) continue;
    const start = tokens[from]?.start ?? 0;
    const end = tokens[at]?.end ?? start;
    const own = factsBySentence.get(sentence[from] ?? -1) ?? [];
    // Texts of another length than what is compared are read as they stand.
    const plain = whole.length === text.length ? whole.slice(start, end) : plainText(text.slice(start, end));
    if (plain.trim() !== '')
      found.push({
        field,
        section,
        start,
        end,
        line,
        plain,
        clauses: clausesOf(reading, from, at),
        facts: own.map(({ kind, key, first, last }) => ({
          kind,
          key,
          start: tokens[first]?.start ?? 0,
          end: tokens[last]?.end ?? 0,
          clause: clause[first] ?? 0,
          isDenied: isAnyIn(denied, first, last),
        })),
        operations: operationsIn(text.slice(start, end), language).map((one) => ({
          ...one,
          start: one.start + start,
          end: one.end + start,
        })),
        ...assertionStatusOf(plain, text.slice(start, end)),
      });
    from = at + 1;
  }
  return found;
}

function clausesOf({ tokens, clause }: TextFacts, from: number, to: number): Statement['clauses'] {
  const clauses = new Map<number, { readonly start: number; readonly end: number }>();
  for (let at = from; at <= to; at += 1) {
    const number = clause[at] ?? 0;
    const { start = 0, end = 0 } = tokens[at] ?? {};
    clauses.set(number, { start: clauses.get(number)?.start ?? start, end });
  }
  return clauses;
}

function isAnyIn(places: ReadonlySet<number>, first: number, last: number): boolean {
  for (let at = first; at <= last; at += 1) if (places.has(at)) return true;
  return false;
}
