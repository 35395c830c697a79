import { IDENTITY_FIELDS } from '@constat/assistance/identity';
import type { AssistTextBody, GenerateBody } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ReportIdentity, Waiting } from './follow-up/waiting-proposals.ts';
import type { AcceptedTexts } from './proposal/accepted-texts.ts';

/** Puts back what was there before an act. */
export interface WayBack {
  (): void;
  /** What else the act did, in the language of the screens. */
  readonly note?: string;
}

/** What assistance reads and writes of a report. */
export interface AssistedReport {
  /** Which report it is at this moment, and whose: another one may be opened while an engine works. */
  readonly identity: () => ReportIdentity;
  /** Where it is saved, for the audit trail; null before the first save. */
  readonly savedFormId: () => string | null;
  readonly language: () => 'fr' | 'en';
  readonly text: (field: FieldId) => string;
  readonly content: () => Pick<GenerateBody, 'reportType' | 'reportTypeVersion' | 'formData' | 'meta'>;
  /**
   * Writes texts as one act, keeps them on the device, and gives the way back; null, and nothing is written, when the
   * report is no longer what the texts were compared with.
   */
  readonly write: (accepted: AcceptedTexts) => WayBack | null;
  /** Hears of every change of a text, and of another report in its place, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Brings a field into view and gives it the focus; a range of its text is selected. */
  readonly showField: (field: FieldId, range?: { readonly start: number; readonly end: number }) => void;
}

interface Assistance {
  readonly report: AssistedReport;
  readonly waiting: Waiting;
}

const Context = createContext<Assistance | null>(null);

/** Makes a report the one that the buttons inside work on, with what waits for an answer in it. */
export function AssistanceProvider({
  report,
  waiting,
  children,
}: Assistance & { readonly children: ReactNode }): ReactNode {
  const assistance = useMemo(() => ({ report, waiting }), [report, waiting]);
  return <Context value={assistance}>{children}</Context>;
}

function useAssistance(): Assistance {
  const assistance = useContext(Context);
  if (assistance === null) throw new Error('Assistance stands outside of its provider');
  return assistance;
}

/** The report around a button. Throws outside of an AssistanceProvider. */
export function useAssistedReport(): AssistedReport {
  return useAssistance().report;
}

/** What waits for an answer in the report around. Throws outside of an AssistanceProvider. */
export function useWaiting(): Waiting {
  return useAssistance().waiting;
}

/** True while every one of the fields is blank; renders only when that changes. */
export function useIsBlank(fields: readonly FieldId[]): boolean {
  const report = useAssistedReport();
  return useSyncExternalStore(report.subscribe, () =>
    fields.every((field) => report.text(field).trim() === ''),
  );
}

/** What each question to an engine says of the report that its text is of. */
export function aboutReport(
  report: AssistedReport,
): Pick<AssistTextBody, 'language' | 'diagnoses' | 'savedFormId' | 'sectionA'> {
  return { language: report.language(), diagnoses: diagnosesOf(report), ...placeOf(report) };
}

/**
 * Names the saved report to the audit trail, where there is one, and who it is about to the server, which leaves that out
 * of a text that it sends elsewhere.
 */
export function placeOf(report: AssistedReport): Pick<AssistTextBody, 'savedFormId' | 'sectionA'> {
  const savedFormId = report.savedFormId();
  const filled = IDENTITY_FIELDS.map((field) => [field, report.text(field).slice(0, 2000)] as const).filter(
    ([, text]) => text.trim() !== '',
  );
  return {
    ...(savedFormId !== null && { savedFormId }),
    ...(filled.length > 0 && { sectionA: Object.fromEntries(filled) }),
  };
}

/** The diagnoses accepted by the board, one per line: each counts as one fact. */
export function diagnosesOf(report: AssistedReport): string[] {
  return report
    .text('diagnosticsCnesst')
    .split('\n')
    .map((line) => line.replace(/^[\s\d.)•–-]+/u, '').trim())
    .filter((line) => line !== '')
    .slice(0, 50)
    .map((line) => line.slice(0, 2000));
}
