import { fieldsOfBlock, onceForEachType } from '@constat/report/catalogue';
import type { FieldId, Localised, ReportType, TableBlock } from '@constat/report/catalogue';
import { examinedFields, typedNotPrinted } from '@constat/report/document';
import type {
  ExportSettings,
  ExportedReport,
  NotPrintedReason,
  ReportLanguage,
} from '@constat/report/document';
import { isUnconfirmed } from '@constat/report/rules';
import { partBefore } from './find-part.ts';
import { formOrder, formRanks } from './form-order.ts';
import type { Part, Place } from './read-parts.ts';

/** Why values are not in the pages. */
export type GapReason = NotPrintedReason | 'unconfirmed';

/** Values that the form holds and that the pages lack at a place, for one reason. */
export interface Gap {
  readonly reason: GapReason;
  readonly fields: readonly FieldId[];
  /** The tables, parts of the examination or fields that they belong to. */
  readonly titles: readonly Localised[];
  /**
   * Where they would stand; the line of a heading has room beside its words, and that of their own table or section
   * names them already.
   */
  readonly at: Place & { readonly beside: 'own-title' | 'heading' | null };
}

interface Missing {
  readonly field: FieldId;
  readonly reason: GapReason;
}

/**
 * What the form holds and the pages lack, with the places where it would stand, in the order of the form.
 * @param parts what the pages show
 */
export function findGaps(
  report: ExportedReport,
  language: ReportLanguage,
  settings: Pick<ExportSettings, 'section12Everywhere'>,
  parts: readonly Part[],
): readonly Gap[] {
  const gaps = new Map<string, { gap: Gap; titles: Map<string, Localised> }>();
  for (const { field, reason } of findMissing(report, language, settings)) {
    const at = placeOf(report, parts, field);
    if (at === undefined) continue;
    const key = `${reason} ${at.page} ${at.y}`;
    const held = gaps.get(key);
    const titles = held?.titles ?? new Map<string, Localised>();
    const title = titleOf(report, field, reason);
    titles.set(title.fr, title);
    const fields = [...(held?.gap.fields ?? []), field];
    gaps.set(key, { gap: { reason, fields, titles: [...titles.values()], at }, titles });
  }
  return Array.from(gaps.values(), ({ gap }) => gap);
}

function findMissing(
  report: ExportedReport,
  language: ReportLanguage,
  settings: Pick<ExportSettings, 'section12Everywhere'>,
): readonly Missing[] {
  const { type, formData, meta } = report;
  const ranks = formRanks(type);
  const rankOf = ({ field }: Missing): number => ranks.get(field) ?? 0;
  const unconfirmed = examinedFields(report)
    .filter((field) => isUnconfirmed(field, formData, meta))
    .map(({ id }) => ({ field: id, reason: 'unconfirmed' }) as const);
  return [...unconfirmed, ...typedNotPrinted(report, language, settings)].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
}

/** Beside the title of a table that is printed in part; else below the part before it, of a table below its last row. */
function placeOf({ type }: ExportedReport, parts: readonly Part[], field: FieldId): Gap['at'] | undefined {
  const table = tableOf(type, field);
  const title = parts.find(({ sources, row }) => row === undefined && sources[0] === table?.id);
  if (title !== undefined) return { ...title.end, beside: 'own-title' };
  const before = partBefore(parts, formOrder(type), field);
  if (before === undefined) return undefined;
  let index = parts.indexOf(before);
  while (parts[index]?.row !== undefined && parts[index + 1]?.row !== undefined) index += 1;
  const { end, row, sources } = parts[index] ?? before;
  // Sections and parts of the examination are shown by their headings.
  const isHeading = row === undefined && type.field(sources[0] ?? '') === undefined;
  if (!isHeading) return { ...end, beside: null };
  const heading = type.sections.find(({ id }) => id === sources[0])?.title;
  return { ...end, beside: heading?.fr === type.field(field)?.label.fr ? 'own-title' : 'heading' };
}

const tablesByField = onceForEachType(
  ({ sections }): ReadonlyMap<string, TableBlock<FieldId>> =>
    new Map(
      sections
        .flatMap(({ groups }) => groups)
        .flatMap(({ blocks }) => blocks)
        .filter((block) => block.kind === 'table')
        .flatMap((block) => fieldsOfBlock(block).map(({ id }) => [id, block] as const)),
    ),
);

const tableOf = (type: ReportType, field: FieldId): TableBlock<FieldId> | undefined =>
  tablesByField(type).get(field);

/** The part of the examination where the values of a whole one are missing; else the table, or the field itself. */
function titleOf({ type }: ExportedReport, id: FieldId, reason: GapReason): Localised {
  const region = type.regions.find((one) => one.id === type.regionOf(id))?.group.title;
  if (region !== undefined && reason !== 'unconfirmed') return region;
  const section = type.sectionOf(id);
  if (section !== undefined && reason === 'word-only') return section.title;
  return tableOf(type, id)?.title ?? type.field(id)?.label ?? { fr: '', en: '' };
}
