import type { FieldId, ReportField } from '@constat/report/catalogue';
import { isPrefilledText, textOf } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import type { EntryMarks } from './entry-marks.ts';

/**
 * Whether edits make prefilled values the physician's own: another value does, the same one typed again does not. What
 * was confirmed as it stands stays confirmed, however often it is touched and put back.
 */
export class PrefilledValues {
  readonly #findField: (id: FieldId) => ReportField | undefined;
  readonly #confirmedAsIs = new Set<FieldId>();
  /** Dates that wait for a confirmation: the one thing prefilled that cannot be told from an edit by itself. */
  readonly #days = new Map<FieldId, string>();

  /** @param findField the field of that name in the report that is open */
  constructor(findField: (id: FieldId) => ReportField | undefined) {
    this.#findField = findField;
  }

  /** Begins with the answers of another report. */
  begin(data: FormData, { confirmed, statedNormal = [] }: EntryMarks): void {
    this.#confirmedAsIs.clear();
    this.#days.clear();
    const held = textOf(data, 'dateEvaluation');
    if (held !== '' && !confirmed.includes('dateEvaluation')) this.#days.set('dateEvaluation', held);
    this.confirmAsIs(confirmed, (id) => textOf(data, id));
    this.takeOver(statedNormal);
  }

  /** Notes which of these fields were confirmed as they were prefilled. */
  confirmAsIs(ids: readonly FieldId[], get: (id: FieldId) => string): void {
    for (const id of ids) if (this.isPrefilled(id, get(id))) this.#confirmedAsIs.add(id);
  }

  /** The physician spoke about these fields: any value that he enters in them is his own, also the one that was prefilled. */
  takeOver(ids: readonly FieldId[]): void {
    for (const id of ids) this.#confirmedAsIs.add(id);
  }

  /** True when that text is what the field was prefilled with. */
  isPrefilled(id: FieldId, text: string): boolean {
    const field = this.#findField(id);
    if (field?.prefill === undefined) return false;
    return field.prefill.kind === 'today' ? this.#days.get(id) === text : isPrefilledText(field, text);
  }

  /** The fields that are confirmed once these were edited; the same list when that changes nothing. */
  afterEdit(
    confirmed: readonly FieldId[],
    edited: readonly FieldId[],
    get: (id: FieldId) => string,
  ): readonly FieldId[] {
    const own: FieldId[] = [];
    const taken = new Set<FieldId>();
    for (const id of edited) {
      if (this.#findField(id)?.prefill === undefined) continue;
      if (this.#confirmedAsIs.has(id) && confirmed.includes(id)) continue;
      const isOwn = !this.isPrefilled(id, get(id));
      if (isOwn && !confirmed.includes(id)) own.push(id);
      if (!isOwn && confirmed.includes(id)) taken.add(id);
    }
    if (own.length === 0 && taken.size === 0) return confirmed;
    return [...confirmed.filter((id) => !taken.has(id)), ...own];
  }
}
