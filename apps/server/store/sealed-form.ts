import type { SavedFormItem } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { ReportTypeName } from '@constat/report/catalogue';
import { readReport } from '@constat/report/rules';
import type { FormData, FormType, ReportSummary } from '@constat/report/rules';
import type { DataKey } from '../keys/data-key.ts';
import type { WrappedKey } from '../keys/key-ring.ts';
import type { SavedFormRow } from './report-tables.ts';

/** By what a report is locked, and since when. */
export interface ReportLock {
  readonly versionId: string;
  readonly state: 'locked' | 'signed';
  /** Epoch milliseconds. */
  readonly since: number;
}

/** A saved form without its content. */
export interface StoredFormItem extends ReportTypeName {
  readonly id: string;
  readonly title: string;
  readonly formType: FormType;
  readonly retentionDays: number;
  readonly meta: SavedFormItem['meta'] | undefined;
  readonly version: number;
  readonly hasFindings: boolean;
  readonly hasDictation: boolean;
  /** The signed version that it is to replace; absent where it replaces none. */
  readonly replaces?: string | undefined;
  /** Absent while it is in work. */
  readonly lock?: ReportLock | undefined;
  /** What a list says of it; undefined where its type is not known. */
  readonly summary: ReportSummary | undefined;
  /** Epoch milliseconds, as the two below. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number | null;
}

export interface StoredForm extends StoredFormItem {
  readonly formData: FormData;
}

/** The title in a list of a report whose content is damaged. */
const UNREADABLE_TITLE = 'Illisible / Unreadable';

/** Where sealed content lies. */
const LISTING = 'savedForms.listing';
const FORM_DATA = 'savedForms.formData';
const META = 'savedForms.meta';

/** A form as it lies in the table, with its key, and without its content. */
export type ItemRow = Omit<SavedFormRow, 'sealedFormData' | 'ownerId' | 'sealedMeta'> & {
  readonly sealedMeta?: Uint8Array | null;
} & { readonly [Column in keyof WrappedKey]: WrappedKey[Column] | null };
/** What a save may change: whether words were dictated is known of the recordings alone. */
export type Columns = Omit<
  SavedFormRow,
  'id' | 'ownerId' | 'createdAt' | 'hasDictation' | 'lockedBy' | 'lockedAs' | 'lockedAt' | 'replaces'
>;

/** The content. Older names are read into the present ones; what is of a type of a later version is left as it is. */
export function openAnswers(name: ReportTypeName, sealedFormData: Uint8Array, key: DataKey): FormData {
  const formData = key.open(FORM_DATA, sealedFormData);
  const type = REPORT_TYPES.find(name);
  const answers: unknown = JSON.parse(formData);
  return type === undefined ? (answers as FormData) : readReport(type, answers).data;
}

/** What a list says, sealed as one. */
interface Listing {
  readonly title: string;
  readonly summary?: ReportSummary | undefined;
}

/** What a save writes. */
export function sealForm(form: StoredForm, key: DataKey): Columns {
  const { title, summary, formType, reportType, reportTypeVersion, retentionDays, version } = form;
  const { updatedAt, expiresAt, meta } = form;
  const listing: Listing = { title, summary };
  return {
    formType,
    reportType,
    reportTypeVersion,
    retentionDays,
    version,
    updatedAt,
    expiresAt,
    hasFindings: form.hasFindings ? 1 : 0,
    sealedListing: key.seal(LISTING, JSON.stringify(listing)),
    sealedFormData: key.seal(FORM_DATA, JSON.stringify(form.formData)),
    sealedMeta: key.sealOptional(META, meta === undefined ? null : JSON.stringify(meta)),
  };
}

/** @throws UnreadableSeal */
export function openItem(row: ItemRow, key: DataKey): StoredFormItem {
  const { title, summary } = JSON.parse(key.open(LISTING, row.sealedListing)) as Listing;
  const meta = key.openOptional(META, row.sealedMeta ?? null);
  return {
    ...openColumns(row),
    title,
    summary,
    meta: meta === null ? undefined : (JSON.parse(meta) as NonNullable<SavedFormItem['meta']>),
  };
}

/** What stands in a list for a form that is damaged. */
export function markUnreadable(row: ItemRow): StoredFormItem {
  return { ...openColumns(row), title: UNREADABLE_TITLE, summary: undefined, meta: undefined };
}

function openColumns(row: ItemRow): Omit<StoredFormItem, 'title' | 'summary' | 'meta'> {
  const { id, formType, reportType, reportTypeVersion, retentionDays, version } = row;
  const { createdAt, updatedAt, expiresAt, lockedBy, lockedAs, lockedAt } = row;
  return {
    id,
    formType,
    reportType,
    reportTypeVersion,
    retentionDays,
    version,
    createdAt,
    updatedAt,
    expiresAt,
    hasFindings: row.hasFindings === 1,
    hasDictation: row.hasDictation === 1,
    ...(row.replaces !== null && { replaces: row.replaces }),
    ...(lockedBy !== null &&
      lockedAs !== null && { lock: { versionId: lockedBy, state: lockedAs, since: lockedAt ?? 0 } }),
  };
}
