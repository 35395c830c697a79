import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { isEntered, noteEntered } from '../../../shared/unconfirmed-value.ts';
import { insertedText } from '../state/inserted-text.ts';
import type { WorkingReport } from '../state/working-report.ts';
import { useReportScreen } from './report-context.tsx';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

interface PrefilledControl {
  readonly control: TextControl;
  readonly field: ReportField;
}

/** The text control of a field that is prefilled in a new report; null for anything else. */
function prefilledControl(report: WorkingReport, { target }: Event): PrefilledControl | null {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  const field = isText ? report.type.field(target.name) : undefined;
  return isText && field?.prefill !== undefined ? { control: target, field } : null;
}

/** The same while it holds what it was prefilled with, unconfirmed, and nothing was entered there yet. */
function waitingControl(report: WorkingReport, event: Event): PrefilledControl | null {
  const found = prefilledControl(report, event);
  return found !== null && !isEntered(found.control) && report.isUnconfirmed(found.field) ? found : null;
}

function isCaret({ selectionStart, selectionEnd }: TextControl): boolean {
  return selectionStart === selectionEnd;
}

/** What changes a text in place: an undo or a redo, and the correction of a word by the browser. */
const IN_PLACE = /^(?:history|insertReplacementText)/u;

/** Hears every control of the page, so that it works whichever view shows the field. Returns the way to end it. */
function hearInputs(report: WorkingReport, onReplaced: (undo: () => void) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  /** The control whose whole text was selected just before the input that is on its way. */
  let replacing: EventTarget | null = null;

  const select = (event: Event): void => waitingControl(report, event)?.control.select();
  const forget = (event: Event): void => {
    const found = prefilledControl(report, event);
    if (found !== null) noteEntered(found.control, false);
  };
  // Where the text was selected already, the browser puts the caret only after the click.
  const click = (event: Event): void => {
    setTimeout(() => {
      const control = waitingControl(report, event)?.control;
      if (control !== undefined && control === document.activeElement && isCaret(control)) control.select();
    });
  };
  // Selected again here, the text is replaced by the browser itself, and its own undo brings it back.
  const prepare = (event: InputEvent): void => {
    replacing = null;
    const control = IN_PLACE.test(event.inputType) ? undefined : waitingControl(report, event)?.control;
    if (control === undefined) return;
    control.select();
    replacing = control;
  };
  const replace = (event: Event, { control, field }: PrefilledControl): void => {
    if (replacing !== event.target) {
      const data = event instanceof InputEvent ? event.data : null;
      const trace = { data, caret: control.selectionEnd };
      const inserted = insertedText(report.get(field.id), control.value, trace);
      // Not by its value: React would take the text for its own and tell nobody of the input.
      if (inserted !== null) control.setRangeText(inserted, 0, control.value.length, 'end');
    }
    if (field.prefill?.kind === 'sample' && !report.isPrefilledWith(field.id, control.value))
      onReplaced(report.wayBack(field.id));
  };
  const take = (event: Event): void => {
    const found = prefilledControl(report, event);
    if (found === null) return;
    const isHistory = event instanceof InputEvent && event.inputType.startsWith('history');
    if (!isHistory && waitingControl(report, event) !== null) replace(event, found);
    replacing = null;
    const { control, field } = found;
    // Brought back by an undo, the prefilled text waits as before.
    noteEntered(control, !(isHistory && report.isPrefilledWith(field.id, control.value)));
  };

  document.addEventListener('focusin', forget, options);
  document.addEventListener('focusin', select, options);
  document.addEventListener('focusout', forget, options);
  document.addEventListener('click', click, options);
  document.addEventListener('compositionstart', select, options);
  document.addEventListener('beforeinput', prepare, options);
  document.addEventListener('input', take, options);
  return () => stop.abort();
}

/**
 * A prefilled text is selected when its control takes the focus, and the first input of any kind replaces the whole of
 * it, wherever the caret stands then. A replaced sentence can be brought back.
 */
export function usePrefilledInput(): void {
  const { t } = useLingui();
  const { report } = useReportScreen();
  useEffect(
    () =>
      hearInputs(report, (undo) =>
        showToast({
          title: t`Phrase préremplie remplacée`,
          action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
        }),
      ),
    [report, t],
  );
}
