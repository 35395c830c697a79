import { fieldsOfSection, onceForEachType } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { exportedTexts } from '@constat/report/document';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { findContradictions } from '../trace/index.ts';
import type { ContradictionKind } from '../trace/index.ts';

/** A passage of a field, as it stands there. */
export interface QuotedPlace {
  readonly field: FieldId;
  readonly quote: string;
}

/** The same with where it begins and ends in the text of the field. */
export interface QuotedSpan extends QuotedPlace {
  readonly start: number;
  readonly end: number;
}

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
        : [{ field: found.field, start, end, quote: quoteOf(found.text, { start, end }) }];
    }),
  }));
}

/** A place with the words around it up to a line's end, so that one word is told from another like it. */
function quoteOf(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const from = before.length === AROUND ? `…${before.replace(/^\S*\s/u, '')}` : before;
  const to = after.length === AROUND ? `${after.replace(/\s\S*$/u, '')}…` : after;
  return `${from}${text.slice(start, end)}${to}`.replaceAll(/\s+/gu, ' ').trim();
}

/** Letters to each side of a quoted place. */
const AROUND = 30;

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
