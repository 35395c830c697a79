import type { FieldId } from '@constat/report/catalogue';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import type { DoubtfulWords, SpokenAt } from './marked-words.ts';
import type { SaidOfCell } from './speech-view.ts';
import type { SpokenForm } from './spoken-form.ts';

/** What of a report is to be looked at since it was dictated. */
export interface KeptDoubts {
  readonly texts: readonly DoubtfulWords[];
  readonly cells: readonly DoubtfulCell[];
}

/** A cell that is to be looked at. */
export interface DoubtfulCell {
  readonly field: FieldId;
  /** As it was written. */
  readonly value: string;
  readonly said: SaidOfCell;
}

/** Reports that the device keeps them of at most, the newest. */
const KEPT_AT_MOST = 16;

const NOTHING: KeptDoubts = { texts: [], cells: [] };

/** Keeps them with their report, in place of those before. */
export function keepDoubts(device: KeptRecords, reportId: string, kept: KeptDoubts): void {
  if (kept.texts.length + kept.cells.length === 0) {
    if (device.read('doubts', { reportId }) !== null) void device.remove('doubts', { reportId });
    return;
  }
  void device.write('doubts', { reportId }, kept);
  for (const old of device.list('doubts').slice(0, -KEPT_AT_MOST))
    void device.remove('doubts', { reportId: old.reportId });
}

/** Those that still stand in the form: a text that was changed elsewhere has lost its marks, and a cell its own. */
export function readDoubts(device: KeptRecords, reportId: string, form: SpokenForm): KeptDoubts {
  const value = device.read('doubts', { reportId })?.value;
  if (!isObject(value)) return NOTHING;
  const { texts, cells } = value;
  const isOf = (field: FieldId): boolean => form.type().field(field) !== undefined;
  return {
    texts: (Array.isArray(texts) ? texts.filter(isDoubtfulWords) : []).filter(
      ({ field, start, end, text }) => isOf(field) && form.value(field).slice(start, end) === text,
    ),
    cells: (Array.isArray(cells) ? cells.filter(isDoubtfulCell) : []).filter(
      (cell) => isOf(cell.field) && form.value(cell.field) === cell.value,
    ),
  };
}

/**
 * At sign-out, once the device has forgotten the reports that the server holds: their marks go with them. The doubtful
 * words of a recording stay with it among the dictations of the report.
 */
export function forgetDoubts(device: KeptRecords): void {
  for (const { reportId } of device.list('doubts')) {
    if (device.read('working-report', { reportId }) === null) void device.remove('doubts', { reportId });
  }
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const areTexts = (of: Members, names: readonly string[]): boolean =>
  names.every((name) => typeof of[name] === 'string');
const areNumbers = (of: Members, names: readonly string[]): boolean =>
  names.every((name) => Number.isFinite(of[name]));

function isSpokenAt(value: unknown): value is SpokenAt | null {
  return (
    value === null ||
    (isObject(value) && areTexts(value, ['recordingId']) && areNumbers(value, ['fromMs', 'toMs']))
  );
}

function isDoubtfulWords(value: unknown): value is DoubtfulWords {
  return (
    isObject(value) &&
    areTexts(value, ['id', 'field', 'text']) &&
    areNumbers(value, ['start', 'end']) &&
    isSpokenAt(value['at'])
  );
}

function isDoubtfulCell(value: unknown): value is DoubtfulCell {
  return isObject(value) && areTexts(value, ['field', 'value']) && isSaid(value['said']);
}

function isSaid(value: unknown): value is SaidOfCell {
  return (
    isObject(value) &&
    areTexts(value, ['words']) &&
    areNumbers(value, ['from', 'to']) &&
    isSpokenAt(value['at'])
  );
}
