import type { GenerateBody } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

/** What was done with a text. */
export type AssistedAct = 'improved' | 'formatted' | 'distributed' | 'concluded';

/** Puts back what was there before an act. */
export interface WayBack {
  (): void;
  /** What else the act did, in the language of the screens. */
  readonly note?: string;
}

/** What assistance reads and writes of a report. */
export interface AssistedReport {
  readonly language: () => 'fr' | 'en';
  readonly text: (field: FieldId) => string;
  readonly content: () => Pick<GenerateBody, 'formData' | 'meta'>;
  /** Writes texts as one act, keeps them on the device, and gives the way back. */
  readonly write: (texts: ReadonlyMap<FieldId, string>, act: AssistedAct) => WayBack;
  /** Hears of every change of a text until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Brings a field into view and gives it the focus. */
  readonly showField: (field: FieldId) => void;
}

const Context = createContext<AssistedReport | null>(null);

/** Makes a report the one that the buttons inside work on. */
export function AssistanceProvider({
  report,
  children,
}: {
  readonly report: AssistedReport;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={report}>{children}</Context>;
}

/** The report around a button. Throws outside of an AssistanceProvider. */
export function useAssistedReport(): AssistedReport {
  const report = useContext(Context);
  if (report === null) throw new Error('Assistance stands outside of its provider');
  return report;
}

/** True while every one of the fields is blank; renders only when that changes. */
export function useIsBlank(fields: readonly FieldId[]): boolean {
  const report = useAssistedReport();
  return useSyncExternalStore(report.subscribe, () =>
    fields.every((field) => report.text(field).trim() === ''),
  );
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
