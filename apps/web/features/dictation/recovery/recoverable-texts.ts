import type { AudioOutbox } from '../../../shared/audio-outbox/records.ts';
import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { putBackDraft, readOtherDrafts, removeDraft } from '../text/drafts.ts';
import { removeEmergencyBackup, writeEmergencyBackup } from '../text/emergency-backup.ts';
import { orphanedBackups } from './orphaned-backups.ts';

/** A text that stands in no report. */
export interface RecoverableText extends ReportIdentity {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly language: string | undefined;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** False for a text of another report: it is named, and moved here only on a press. */
  readonly isOwn: boolean;
  /** Takes it off this device. */
  readonly remove: () => void;
  readonly putBack: () => void;
}

/** The texts that a physician left on this device, those of that report first. */
export async function readRecoverableTexts(
  outbox: AudioOutbox,
  report: ReportIdentity,
  {
    held,
    isHeldElsewhere,
    now,
  }: {
    /** Ids of the recordings that some page works on. */
    readonly held: ReadonlySet<string>;
    /** True for a report on which another page works: its texts are not lost. */
    readonly isHeldElsewhere: (reportId: string) => boolean;
    /** Milliseconds since 1970. */
    readonly now: number;
  },
): Promise<readonly RecoverableText[]> {
  const backups = (await orphanedBackups(outbox, { owner: report.owner, held, now })).map(
    (backup): RecoverableText => ({
      ...backup,
      id: backup.sessionId,
      text: backup.transcript,
      isOwn: isSameReport(backup, report),
      remove: () => removeEmergencyBackup(backup.sessionId),
      putBack: () => void writeEmergencyBackup(backup),
    }),
  );
  const drafts = readOtherDrafts(report).map((draft): RecoverableText => ({
    ...draft,
    id: `${draft.reportId} ${draft.section}`,
    language: undefined,
    isOwn: false,
    remove: () => removeDraft(draft),
    putBack: () => putBackDraft(draft),
  }));
  const found = [...backups, ...drafts].filter(({ isOwn, reportId }) => isOwn || !isHeldElsewhere(reportId));
  return found.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
