import { FIELD_BYTES } from '@constat/contract/limits';
import type { FieldId, ReportType } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isTooLarge } from '../state/field-size.ts';
import { useReportScreen } from './report-context.tsx';

type TextElement = HTMLTextAreaElement | HTMLInputElement;

/** The native control of a field of the report, or null for anything else. */
function textControl(
  type: ReportType,
  target: EventTarget | null,
): { readonly element: TextElement; readonly field: FieldId } | null {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return null;
  const field = type.field(target.name);
  return field === undefined ? null : { element: target, field: field.id };
}

/** What the control would hold with that text in place of what is selected. */
function withInserted({ value, selectionStart, selectionEnd }: TextElement, text: string): string {
  return value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
}

/**
 * Refuses what would take a field above its limit, and says so until told off: the field keeps what it held, nothing is
 * cut. It hears an edit before the form does, whichever way the text came: typed, pasted, dropped, spoken by a tool.
 */
export function SizeGuard(): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { report } = useReportScreen();
  const [refused, setRefused] = useState<FieldId | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    // Before it is inserted: a browser needs seconds to lay out what is then taken back.
    const refusePaste = (event: ClipboardEvent): void => {
      const control = textControl(report.type, event.target);
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (control === null || !isTooLarge(withInserted(control.element, pasted))) return;
      event.preventDefault();
      setRefused(control.field);
    };
    const takeBack = (event: Event): void => {
      const control = textControl(report.type, event.target);
      if (control === null || !isTooLarge(control.element.value)) return;
      const kept = report.get(control.field);
      // A field that was too large already may become smaller, never larger.
      if (isTooLarge(kept) && control.element.value.length <= kept.length) return;
      event.stopImmediatePropagation();
      control.element.value = kept;
      setRefused(control.field);
    };
    document.addEventListener('paste', refusePaste, options);
    document.addEventListener('input', takeBack, options);
    return () => stop.abort();
  }, [report]);
  if (refused === null) return null;
  const label = localised(report.type.field(refused)?.label ?? { fr: refused, en: refused });
  const limit = FIELD_BYTES / 1000;
  return (
    <Notice look="danger" className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <p>{t`« ${label} » : ce texte dépasse ${limit} ko, la limite d’un champ. Rien n’a été inséré; le champ garde ce qu’il contenait.`}</p>
      <Button size="small" onClick={() => setRefused(null)}>{t`Fermer`}</Button>
    </Notice>
  );
}
