import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { readLocal, writeLocal } from '../../../shared/storage.ts';

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

const KEY = 'dictation_emergency_backup';
/** As long as the audio that the text came from. */
const TERM_MS = 30 * 86_400_000;

/** An older backup does not say which report it was dictated for. */
const NO_REPORT = { reportId: '', formId: null, visit: '' };

function isBackup(entry: Partial<EmergencyBackup> | null): entry is EmergencyBackup {
  return (
    typeof entry?.owner === 'string' &&
    typeof entry.sessionId === 'string' &&
    typeof entry.transcript === 'string' &&
    typeof entry.timestamp === 'number'
  );
}

function readAll(): readonly EmergencyBackup[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept)
      ? (kept as readonly (Partial<EmergencyBackup> | null)[])
          .filter(isBackup)
          .map((entry) => ({ ...NO_REPORT, ...entry }))
      : [];
  } catch {
    return [];
  }
}

function writeAll(backups: readonly EmergencyBackup[]): boolean {
  if (backups.length === 0 && readLocal(KEY) === null) return true;
  return writeLocal(KEY, backups.length === 0 ? null : JSON.stringify(backups));
}

/** Keeps the recognised text apart from its audio, on pause, on reset and after each chunk (Dictation §4). */
export function writeEmergencyBackup(backup: EmergencyBackup): boolean {
  const others = readAll().filter(({ sessionId }) => sessionId !== backup.sessionId);
  return writeAll([...others, backup]);
}

/** Erases the backup of a dictation whose text stands elsewhere, or is not wanted. */
export function removeEmergencyBackup(sessionId: string): void {
  writeAll(readAll().filter((backup) => backup.sessionId !== sessionId));
}

/** What a user's dictations left here, the oldest first. */
export function readEmergencyBackups(owner: string): readonly EmergencyBackup[] {
  return readAll().filter((backup) => backup.owner === owner);
}

/** Erases every backup past its term (of 30 days unless said), and what is nobody's. Times in milliseconds. */
export function removeOldBackups(now: number, termMs = TERM_MS): void {
  writeAll(readAll().filter(({ timestamp }) => now - timestamp <= termMs));
}
