import type { Profile } from '@constat/contract';
import type { FieldId, Normals, ReportField, ReportType, SectionId } from '@constat/report/catalogue';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { LazyPart } from '../../../shared/ui/lazy-part.ts';
import { normalsOf } from '../state/normals.ts';
import type { AnswersControl } from '../state/report-values.ts';
import type { RegisterField } from '../state/register-field.ts';
import type { ReportState } from '../state/report-state.ts';
import type { WorkingReport } from '../state/working-report.ts';

/** What every part of the form reaches: the report, its native inputs, and who writes it. */
export interface ReportScreen {
  readonly report: WorkingReport;
  readonly control: AnswersControl;
  /** What ties a native control to its answer and tells the report of edits. */
  readonly register: RegisterField;
  /** Undefined until it has arrived, or when it could not be read. */
  readonly profile: Profile | undefined;
  /** Asks for the profile where it is not there; undefined when it cannot be read. Never rejects. */
  readonly readProfile: () => Promise<Profile | undefined>;
  /** Leaves for the dictation of that section. */
  readonly onDictate: (section: SectionId) => void;
  /** What is offered for the text of a field, fetched after the form has been drawn. */
  readonly tools?: {
    readonly has: (field: ReportField) => boolean;
    readonly part: LazyPart<{ readonly field: ReportField }>;
  };
  /** What other features add to the margin of a text. */
  readonly margin?: LazyPart<{ readonly field: ReportField }>;
}

const Context = createContext<ReportScreen | null>(null);

export function ReportProvider({
  screen,
  children,
}: {
  readonly screen: ReportScreen;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={screen}>{children}</Context>;
}

/** The screen around a part of the form. Throws outside of a ReportProvider. */
export function useReportScreen(): ReportScreen {
  const screen = useContext(Context);
  if (screen === null) throw new Error('A part of the report form stands outside of its provider');
  return screen;
}

/** What `select` picks of the report's state; renders only when that changes, so it must be a stable value. */
export function useReportState<T>(select: (state: ReportState) => T): T {
  const { report } = useReportScreen();
  return useSyncExternalStore(report.subscribe, () => select(report.getState()));
}

const typeOf = ({ type }: ReportState): ReportType => type;

/** The version of the kind of report that is open. */
export function useReportType(): ReportType {
  return useReportState(typeOf);
}

/**
 * What `read` finds in the report, looked at when a field has been left, when a choice is made and when the report changes
 * otherwise, not at every key. It must be data that JSON can hold: equal findings render nothing.
 */
export function useEntries<T>(read: () => T): T {
  const { report } = useReportScreen();
  const subscribe = useCallback(
    (look: () => void): (() => void) => {
      const unsubscribe = report.subscribe(look);
      document.addEventListener('change', look);
      return () => {
        unsubscribe();
        document.removeEventListener('change', look);
      };
    },
    [report],
  );
  const present = useSyncExternalStore(subscribe, () => JSON.stringify(read()));
  return useMemo(() => JSON.parse(present) as T, [present]);
}

/** True while a prefilled field waits for the physician's confirmation. */
export function useUnconfirmed(field: ReportField): boolean {
  const { report } = useReportScreen();
  return useSyncExternalStore(report.subscribe, () => report.isUnconfirmed(field));
}

/** The present text of one field; renders the caller at every change of that field, so only for small parts. */
export function useAnswer(id: FieldId): string {
  const { control } = useReportScreen();
  return String(useWatch({ control: control.control, name: id }));
}

/** The normals that this report is measured against, in degrees. */
export function useNormals(): Normals {
  const { profile } = useReportScreen();
  const own = useReportState((state) => state.meta.normals);
  return useMemo(() => normalsOf(own, profile?.normals ?? {}), [own, profile]);
}
