import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import type { DeviceRecord } from '../../../shared/device/records.ts';
import { device, deviceOf } from '../../../shared/device/page-device.ts';

/** The recognised text of a dictation that stands in no text yet. */
export interface EmergencyBackup extends ReportIdentity {
  readonly sessionId: string;
  /** The section that it was dictated for. */
  readonly section: string;
  readonly transcript: string;
  readonly chunkCount: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly language: string;
}

/** As long as the audio that the text came from. */
const TERM_MS = 30 * 86_400_000;

function isBackup(entry: Partial<EmergencyBackup> | null): entry is EmergencyBackup {
  return (
    typeof entry?.owner === 'string' &&
    typeof entry.sessionId === 'string' &&
    typeof entry.transcript === 'string' &&
    typeof entry.timestamp === 'number'
  );
}

/** Keeps the recognised text apart from its audio, on pause, on reset and after each chunk (Dictation §4). */
export function writeEmergencyBackup(backup: EmergencyBackup): Promise<boolean> {
  const { owner, reportId, sessionId: name } = backup;
  return deviceOf(owner).write('emergency-backup', { reportId, name }, backup);
}

/** Erases the backup of a dictation whose text stands elsewhere, or is not wanted. */
export function removeEmergencyBackup(sessionId: string): void {
  removeWhere(({ name }) => name === sessionId);
}

/** What a user's dictations left here, the oldest first. */
export function readEmergencyBackups(owner: string): readonly EmergencyBackup[] {
  return deviceOf(owner)
    .list('emergency-backup')
    .flatMap(({ value }) => (isBackup(value as Partial<EmergencyBackup>) ? [value as EmergencyBackup] : []));
}

/** Erases every backup of this page's physician past its term (of 30 days unless said). Times in milliseconds. */
export function removeOldBackups(now: number, termMs = TERM_MS): void {
  removeWhere(({ value }) => {
    const backup = value as Partial<EmergencyBackup>;
    return !isBackup(backup) || now - backup.timestamp > termMs;
  });
}

function removeWhere(isGone: (record: DeviceRecord) => boolean): void {
  for (const record of device().list('emergency-backup').filter(isGone)) {
    const { reportId, name } = record;
    void device().remove('emergency-backup', { reportId, name });
  }
}
