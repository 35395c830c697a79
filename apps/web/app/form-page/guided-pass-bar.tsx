import type { FieldId } from '@constat/report/catalogue';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { unconfirmedCount } from '../../features/report-form/index.ts';
import type { WorkingReport } from '../../features/report-form/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { fieldOf } from './use-guided-pass.ts';
import type { GuidedPass } from './use-guided-pass.ts';

interface GuidedPassBarProps {
  readonly pass: GuidedPass & { readonly at: FieldId };
  readonly report: WorkingReport;
}

function Key({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <kbd
      aria-hidden="true"
      className="rounded border border-line-strong px-1 text-xs font-semibold text-muted max-sm:hidden"
    >
      {children}
    </kbd>
  );
}

/** What the pass offers at a value: to keep it, to leave its region out, to end. Typing replaces the value as ever. */
export function GuidedPassBar({ pass: { at, next, end }, report }: GuidedPassBarProps): ReactNode {
  const { t } = useLingui();
  const count = useSyncExternalStore(report.subscribe, () => unconfirmedCount(report));
  const region = report.type.regionOf(at);

  const keep = useCallback(() => {
    report.confirm([at]);
    document.getElementById(at)?.focus();
    next(false);
  }, [report, at, next]);
  const leaveOut = useCallback(() => {
    if (region === undefined) return;
    const undo = report.setExamined(region, false);
    showToast({
      title: t`Région marquée non examinée`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
    next(false);
  }, [report, region, next, t]);

  useEffect(() => {
    const stop = new AbortController();
    const take = (event: KeyboardEvent, act: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const hear = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
      const isPlain = !ctrlKey && !altKey && !metaKey && !shiftKey;
      const isControl = target instanceof HTMLElement && !target.matches('button, a, summary');
      if (!isPlain || document.querySelector('dialog[open], [role=dialog]') !== null) return;
      if (key === 'Escape') take(event, end);
      else if (key === 'F2' && region !== undefined) take(event, leaveOut);
      else if (key === 'Enter' && isControl && fieldOf(report, target) === at) {
        const field = report.type.field(at);
        if (field !== undefined && report.isUnconfirmed(field)) take(event, keep);
        else if (!(target instanceof HTMLTextAreaElement)) take(event, () => next(false));
      }
    };
    window.addEventListener('keydown', hear, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [report, at, region, keep, leaveOut, next, end]);

  return (
    <section
      aria-label={t`Valeurs à confirmer`}
      className="fixed inset-x-2 bottom-2 z-30 mx-auto flex w-fit max-w-[calc(100vw-1rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-warn bg-surface px-3 py-2 shadow-lift print:hidden"
    >
      <output className="text-sm font-semibold text-warn tabular-nums">
        {t`${plural(count, { one: '# valeur à confirmer', other: '# valeurs à confirmer' })}`}
      </output>
      <Button size="small" variant="primary" aria-keyshortcuts="Enter" onClick={keep}>
        {t`Garder`} <Key>{t`Entrée`}</Key>
      </Button>
      {region !== undefined && (
        <Button size="small" aria-keyshortcuts="F2" onClick={leaveOut}>
          {t`Région non examinée`} <Key>F2</Key>
        </Button>
      )}
      <Button size="small" variant="ghost" aria-keyshortcuts="Escape" onClick={end}>
        {t`Terminer`} <Key>{t({ message: 'Échap', context: 'key' })}</Key>
      </Button>
    </section>
  );
}
