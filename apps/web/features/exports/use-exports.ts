import type { ExportBody } from '@constat/contract';
import type { MessageId } from '@constat/contract/messages';
import type { ReviewIssue } from '@constat/assistance/review';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { ReportType } from '@constat/report/catalogue';
import { useRef, useState } from 'react';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { createLazy, useLazy } from '../../shared/ui/lazy-part.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { keepExportOptions, readExportOptions } from './export-options.ts';
import type { ExportOptions } from './export-options.ts';
import { failureReason } from './failure-reason.ts';
import { readsAsText, showsPdf } from './pdf-viewer.ts';
import type { CheckedAct, CheckedSettings, ReadReport } from './preflight.ts';
import { usePrintHint } from './print-hint.ts';
import { openReportWindow, tellIn } from './report-window.ts';
import { useProgress } from './use-progress.ts';
import type { ExportProgress } from './use-progress.ts';
import { withTimeout } from './with-timeout.ts';

// It needs the grammar of agreement, which is fetched after the page is drawn, and the words of what it finds.
const preflight = createLazy(async () => {
  const [module] = await Promise.all([import('./preflight.ts'), loadCatalogues(['exports'])]);
  return module;
});

// How a report is handed over, fetched like it.
const handOver = createLazy(async () => {
  const [{ downloadReport }, { showPages, showText }] = await Promise.all([
    import('./export-file.ts'),
    import('./show-report.ts'),
  ]);
  return { downloadReport, showPages, showText };
});

/** What is asked of the profile that a report is printed with. */
interface PhysicianSettings {
  readonly exportSettings?: CheckedSettings | undefined;
  readonly hasLetterhead?: boolean | undefined;
}

export type ExportAct = 'preview' | CheckedAct;

/** An export that waits for the physician, who has something to look at. */
export interface AskedExport {
  readonly act: CheckedAct;
  /** The type of the report. */
  readonly type: ReportType;
  readonly issues: readonly ReviewIssue[];
  /** What the file is made with when it goes on. */
  readonly choices: Partial<ExportBody>;
}

export interface Exports {
  /** The export under way; a second one waits for it. */
  readonly running: ExportAct | null;
  readonly progress: ExportProgress;
  /** Says in a window that waits for its report where the export stands. */
  readonly tellWindow: (text: string) => void;
  readonly run: (act: ExportAct) => void;
  readonly asked: AskedExport | null;
  /** Exports all the same; nothing of what was asked about stays unsaid in the file. */
  readonly goOn: () => void;
  readonly dismiss: () => void;
  /** Whether the physician of a report that is shared has a letterhead; undefined until it is known, and for an own report. */
  readonly hasLetterhead: boolean | undefined;
  readonly options: ExportOptions;
  readonly setOptions: (options: ExportOptions) => void;
  readonly areOptionsOpen: boolean;
  readonly showOptions: (isOpen: boolean) => void;
}

const FAILURES = {
  preview: 'printFailed',
  print: 'printFailed',
  pdf: 'pdfFailed',
  docx: 'wordFailed',
} as const satisfies Record<ExportAct, MessageId>;

/** How long an export waits for the look at another part of the page, in milliseconds; a print window must open soon. */
const WAIT_MS = { print: 800, file: 5_000 } as const;

/**
 * Preview, print, PDF and Word of what `read` gives at the press, each file after a look at what it would lack.
 * @param preparing what a window says until its report is there
 * @param profile of the report's physician
 * @param isLocked of a locked or signed report the server has one PDF, which is handed over as it is
 * @param lookFurther looks at what another part of the page knows; true when that has something to show in the dialog
 */
export function useExports(
  read: () => ReadReport,
  preparing: string,
  profile?: PhysicianSettings,
  lookFurther: () => Promise<boolean> = () => Promise.resolve(false),
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Exports {
  const settings = profile?.exportSettings;
  const say = useMessage();
  const [running, setRunning] = useState<ExportAct | null>(null);
  const [asked, setAsked] = useState<AskedExport | null>(null);
  const [options, setOptions] = useState(readExportOptions);
  const [areOptionsOpen, showOptions] = useState(false);
  const hintAtPrinting = usePrintHint();
  const progress = useProgress();
  useLazy(preflight);
  useLazy(handOver);

  const waiting = useRef<Window | null>(null);
  const attempt = async (act: ExportAct, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    setRunning(act);
    // Who closes the window does not wait for it any more.
    const signal = progress.begin(() => waiting.current?.closed !== true);
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      const reason = failureReason(error);
      showToast({
        title: say(FAILURES[act]),
        look: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
    } finally {
      waiting.current = null;
      progress.end();
      setRunning(null);
    }
  };

  const show = (act: 'preview' | 'print', choices: Partial<ExportBody>): void => {
    if ((act === 'print' || isLocked) && !showsPdf()) {
      void attempt(act, async (signal) => {
        await download('pdf', { ...choices, use: 'print' }, signal);
        if (act === 'print') hintAtPrinting('downloads');
      });
      return;
    }
    // A window opened later than the press itself counts as a pop-up.
    const target = openReportWindow(preparing);
    if (target === null) showToast({ title: say('allowPopups'), look: 'destructive' });
    else {
      waiting.current = target;
      void attempt(act, async (signal) => {
        try {
          const { showPages, showText } = await handOver.fetch();
          if (act === 'preview' && !isLocked && readsAsText()) await showText(target, read(), signal);
          else await showPages(target, { ...read(), ...choices }, { use: act, signal });
          if (act === 'print') hintAtPrinting('window');
        } catch (error) {
          target.close();
          throw error;
        }
      });
    }
  };

  const download = async (
    act: 'pdf' | 'docx',
    choices: Partial<ExportBody>,
    signal: AbortSignal,
  ): Promise<void> => {
    const { downloadReport } = await handOver.fetch();
    await downloadReport(act, { ...read(), ...choices }, signal);
  };

  const handOut = (act: CheckedAct, choices: Partial<ExportBody>): void => {
    if (act === 'print') show(act, choices);
    else void attempt(act, (signal) => download(act, { ...choices, ...ofFile(act) }, signal));
  };
  // Chosen in the dialog that asks.
  const ofFile = (act: 'pdf' | 'docx'): Partial<ExportBody> =>
    act === 'docx' ? { letterhead: options.letterhead } : { attach: options.attach };

  const look = async (act: CheckedAct): Promise<void> => {
    let goOn = (): void => undefined;
    const ms = WAIT_MS[act === 'print' ? 'print' : 'file'];
    await attempt(act, async (signal) => {
      const { findAllIssues, findLocalIssues, issuesFor } = await preflight.fetch();
      signal.throwIfAborted();
      const report = read();
      const asking = findAllIssues(report, settings, signal);
      const [found, isAsked] = await Promise.all([
        act === 'print' ? withTimeout(asking, ms, null) : asking,
        withTimeout(lookFurther(), ms, false),
      ]);
      signal.throwIfAborted();
      const all = found ?? findLocalIssues(report, settings);
      const issues = issuesFor(act, all, report.meta);
      // A code is printed in the place of a character only where the physician knows.
      const choices =
        act === 'docx' ? {} : { nameMissingGlyphs: all.some(({ kind }) => kind === 'glyphs-missing') };
      goOn = () =>
        issues.length > 0 || isAsked
          ? setAsked({ act, type: REPORT_TYPES.of(report), issues, choices })
          : handOut(act, choices);
    });
    goOn();
  };

  const run = (act: ExportAct): void => {
    if (running !== null) return;
    if (act === 'preview') show(act, { nameMissingGlyphs: true });
    else if (isLocked && act !== 'docx') handOut(act, {});
    else void look(act);
  };

  return {
    running,
    progress,
    tellWindow: (text) => tellIn(waiting.current, text),
    run,
    asked,
    goOn: () => {
      setAsked(null);
      if (asked !== null) handOut(asked.act, asked.choices);
    },
    dismiss: () => setAsked(null),
    hasLetterhead: profile?.hasLetterhead,
    options,
    setOptions: (chosen) => {
      setOptions(chosen);
      keepExportOptions(chosen);
    },
    areOptionsOpen,
    showOptions,
  };
}
