import type { MandateBox } from '@constat/assistance/review';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFactors } from '../../../features/accounts/index.ts';
import type { ShowPlace } from '../../../features/exports/index.late.ts';
import { PointLine, useStoredPages } from '../../../features/exports/index.late.ts';
import { statusText, useReportState } from '../../../features/report-form/index.ts';
import type { WorkingReport } from '../../../features/report-form/index.ts';
import { SignAction, SignDialog } from '../../../features/signing/index.late.ts';
import type { SignBlock } from '../../../features/signing/index.late.ts';
import { currentLanguage } from '../../../shared/i18n/language.ts';
import { useIsDictating } from '../../../shared/microphone/microphone-in-use.ts';
import { useIsAssistant } from '../../../shared/session.ts';
import { knowsPasskeys } from '../../../shared/sign-in/passkeys.ts';
import { afterDialog, jumpAfterDialog } from '../jump-to-passage.ts';
import type { ReportActs } from '../use-report-acts.ts';

export interface SignFromReviewProps {
  readonly report: WorkingReport;
  readonly acts: ReportActs;
  /** What the review finds of the mandate. */
  readonly mandate: readonly MandateBox[];
  /** Nothing of the report can be changed. */
  readonly isClosed: boolean;
  readonly onShow: ShowPlace;
}

/** Why the report cannot be signed here and now; null where it can. */
function useSignBlock(isClosed: boolean): SignBlock | null {
  const place = useReportState((state) => state.place);
  const hasConflicts = useReportState(({ conflicts }) => conflicts.length > 0);
  const isDictating = useIsDictating();
  const isAssistant = useIsAssistant();
  if (isAssistant) return 'assistant';
  if (isClosed) return 'elsewhere';
  if (place?.savedFormType === 'copy') return 'copy';
  if (isDictating) return 'dictating';
  return hasConflicts ? 'conflict' : null;
}

/** Saves what the server lacks of the draft; gives why it does not hold all of it, or null. */
async function saveAll(report: WorkingReport): Promise<string | null> {
  const { title, retentionDays } = report.getState();
  const outcome = await report.saveNow({ title: title ?? report.get('patientName').trim(), retentionDays });
  if (outcome.kind === 'on-server') return null;
  const { text, details } = statusText(report.getState().status, currentLanguage());
  return details.at(-1) ?? text;
}

/** Tells, once asked again, whether the report holds other answers than now. */
function watchAnswers(report: WorkingReport): () => boolean {
  const read = (): Readonly<Record<string, string | boolean | undefined>> => report.content().formData;
  const before = read();
  return () => {
    const after = read();
    const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
    // A field that was never filled in is an empty one.
    return [...fields].some((field) => (before[field] ?? '') !== (after[field] ?? ''));
  };
}

/** « Signer et verrouiller » in the card of the review: the report is on the server before it is signed. */
export function SignFromReview({ report, acts, mandate, isClosed, onShow }: SignFromReviewProps): ReactNode {
  const place = useReportState((state) => state.place);
  const language = useReportState(({ meta }) => meta.reportLanguage);
  const type = useReportState((state) => state.type);
  const block = useSignBlock(isClosed);
  const factors = useFactors();
  const pages = useStoredPages();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const formId = place?.savedFormType === 'draft' ? place.savedFormId : null;

  const begin = async (): Promise<void> => {
    setSaving(true);
    setFailure(null);
    setChanged(false);
    const hasChanged = watchAnswers(report);
    const reason = await saveAll(report);
    // What came from elsewhere with the save was not in the review that the physician read.
    const isOther = hasChanged();
    setSaving(false);
    setFailure(reason);
    setChanged(isOther);
    if (reason === null && !isOther) setOpen(true);
  };
  // Who gives up the question about the draft does not sign either.
  const press = (): void => (formId === null ? acts.saveThen(() => void begin()) : void begin());
  return (
    <>
      {/* The banner of a locked report says what may still be done. */}
      {!acts.isLocked && (
        <SignAction
          block={block}
          isSaved={formId !== null}
          isPending={isSaving}
          failure={failure}
          isChanged={isChanged}
          onPress={press}
        />
      )}
      {isOpen && formId !== null && place !== null && (
        <SignDialog
          formId={formId}
          version={place.version}
          hasPasskeys={knowsPasskeys() && (factors.data?.passkeys.length ?? 0) > 0}
          labelOf={(field) => type.field(field)?.label ?? null}
          renderPoint={(issue, titleId, onLeave) => (
            <PointLine
              issue={issue}
              mandate={mandate}
              titleId={titleId}
              context={{
                type,
                language,
                onShow: (id, passage) => {
                  onLeave();
                  afterDialog(() => onShow(id, passage));
                },
              }}
            />
          )}
          onShow={(field) => jumpAfterDialog(field)}
          onRefresh={() => saveAll(report)}
          onPrint={async (path) => void (await pages.print(path))}
          onDownload={pages.download}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
