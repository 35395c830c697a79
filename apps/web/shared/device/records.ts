import type { RecordHeader } from './device-database.ts';

/** What the browser keeps for its physicians. Language alone is kept elsewhere, in clear. */
export type DeviceKind =
  /** A report that a tab works on. */
  | 'working-report'
  /** Text of a report that a page had not kept when another page took the report over. */
  | 'late-text'
  /** A stored report that could not be read whole, as it was. */
  | 'unread-report'
  /** A report, or some of its fields, that something else took the place of. */
  | 'replaced-text'
  /** Text of the dictation page that its report does not have yet. */
  | 'dictation-draft'
  /** A recording that is not, or not wholly, on the server. Its parts lie beside the records. */
  | 'recording'
  /** What the server must still be told of a recording. */
  | 'recording-link'
  /** A dictated text on its way to the form. */
  | 'hand-back'
  /** Recognised words that stand in no text yet. */
  | 'emergency-backup'
  /** An answer of an engine that waits for the physician. */
  | 'waiting-proposal'
  /** Text of an addendum that is not signed. */
  | 'typed-addendum'
  /** What of a report is to be looked at since it was dictated. */
  | 'doubts'
  /** The physician's spoken commands. */
  | 'own-commands'
  /** A choice of the physician for this computer. */
  | 'setting';

/** Where a record lies within its kind. */
export interface RecordPlace {
  /** Empty for what is of no report. */
  readonly reportId?: string;
  /** Tells records of one kind and report apart. Never a word of a person's: names lie in clear. */
  readonly name?: string;
}

export interface DeviceRecord extends RecordHeader {
  readonly kind: DeviceKind;
  readonly value: unknown;
}

/** A record that another tab wrote, or took away. */
export type ElsewhereListener = (place: Pick<DeviceRecord, 'kind' | 'reportId' | 'name'>) => void;
