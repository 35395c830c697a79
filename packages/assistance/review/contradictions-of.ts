import { fieldsOfSection, onceForEachType } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { exportedTexts } from '@constat/report/document';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { quoteMarked } from './quotes.ts';
import type { QuotedSpan } from './quotes.ts';
import { findContradictions } from '../trace/index.ts';
import type { ContradictionKind } from '../trace/index.ts';

export interface QuotedContradiction {
  readonly kind: ContradictionKind;
  readonly places: readonly QuotedSpan[];
}

/**
 * What the free texts of a report say in two ways, or left unfinished, with the words around each place. Free texts alone
 * are compared: a cell of the examination is one value of one side, and antecedents tell of other lesions.
 */
export function contradictionsOf(
  report: ExportedReport,
  language: ReportLanguage,
): readonly QuotedContradiction[] {
  const texts = exportedTexts(report).filter(({ field }) => freeTexts(report.type).has(field));
  const byField = new Map<string, (typeof texts)[number]>(texts.map((text) => [text.field, text]));
  return findContradictions(texts, language).map(({ kind, places }) => ({
    kind,
    places: places.flatMap(({ field: name, start, end }) => {
      const found = byField.get(name);
      return found === undefined
        ? []
        : [{ field: found.field, start, end, ...quoteMarked(found.text, { start, end }) }];
    }),
  }));
}

const freeTexts = onceForEachType(
  ({ sections }): ReadonlySet<FieldId> =>
    new Set(
      sections
        .filter(({ id }) => id !== 'section5' && id !== 'section9')
        .flatMap(fieldsOfSection)
        .filter(({ kind }) => kind === 'text')
        .map(({ id }) => id),
    ),
);
