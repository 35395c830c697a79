import type { Focus } from '@constat/examination';
import type { SpokenTemplate } from '@constat/dictation/navigation';
import type { FieldId, Normals, RegionId, ReportType } from '@constat/report/catalogue';

/** What an utterance changes, as one act. */
export interface SpokenChange {
  readonly texts: ReadonlyMap<FieldId, string>;
  /** Angles that are said to be normal: they hold no value. */
  readonly stated: readonly FieldId[];
  /** The fields whose text gives way and can be brought back. */
  readonly setAside: readonly FieldId[];
}

/** What was written into one field. */
export interface Written {
  readonly field: FieldId;
  /** As it is stored; empty for an angle that is said to be normal, or a cell that is emptied. */
  readonly value: string;
  readonly before: string;
  readonly isNormal: boolean;
  readonly isDoubtful: boolean;
  /** The words were added to those that stood there. */
  readonly adds: boolean;
}

/** The form that is dictated into, as the speech needs it. */
export interface SpokenForm {
  type(): ReportType;
  /** Which report it is at this moment. */
  reportId(): string;
  /** What is spoken: the language of the report. */
  language(): 'fr' | 'en';
  /** What a field holds; nothing while what it was prefilled with waits for a confirmation. */
  value(field: string): string;
  /** Empty, or prefilled and not yet confirmed. */
  isOpen(field: string): boolean;
  /** The physician's own normals, in degrees. */
  readonly normals: Normals;
  /** Writes and keeps at once; gives the way back. */
  write(change: SpokenChange): () => void;
  isMultiline(field: FieldId): boolean;
  /** What is selected in the text of a field; null where it does not have the focus. */
  selection(field: FieldId): { readonly start: number; readonly end: number } | null;
  moveCaret(field: FieldId, at: number): void;
  select(field: FieldId, range: { readonly start: number; readonly end: number }): void;
  focus(field: FieldId): void;
  /** Saves, previews, or confirms what waits where the focus is. */
  perform(act: 'save' | 'preview' | 'confirm'): void;
  /** What can be inserted by its name now; the gender of the worker may be needed. */
  templates(): Promise<readonly SpokenTemplate[]>;
  /** Marks a part of the examination as not examined; gives the way back. */
  leaveOut(region: RegionId): () => void;
  /** Goes to a section, region, table or field: the focus goes along, the caret to the end of a text. */
  go(id: string): void;
  /** Goes to the field, section or region after or before the one where the focus is. */
  step(unit: 'field' | 'section' | 'region', by: 1 | -1): void;
  /** Brings a field before the physician; the focus stays where it is. */
  reveal(field: FieldId): void;
  /** The same of a part of the examination, or a table. */
  revealPlace(focus: Focus): void;
}
