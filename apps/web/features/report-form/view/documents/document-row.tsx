import { readWholeDate } from '@constat/report/rules';
import type { ReviewedDocument } from '@constat/report/rules/documents';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { inputClass } from '../../../../shared/ui/controls.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useReportState } from '../report-context.tsx';

type Part = keyof ReviewedDocument;

const ISO = /^\d{4}-\d{2}-\d{2}$/u;

/** A date that the browser's own input can show; any other text is shown as it was written. */
function isForDateInput(text: string): boolean {
  return text === '' || (ISO.test(text) && readWholeDate(text) !== undefined);
}

/** One document: its four parts and what removes it. On a narrow screen it takes three lines. */
export function DocumentRow({
  id,
  document,
  number,
  onChange,
  onEnter,
  onRemove,
}: {
  readonly id: string;
  readonly document: ReviewedDocument;
  readonly number: number;
  readonly onChange: (part: Part, text: string) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { t } = useLingui();
  const language = useReportState((state) => state.meta.reportLanguage);
  const [isWrittenDate] = useState(() => !isForDateInput(document.date));
  const parts: readonly { readonly part: Part; readonly label: string; readonly className?: string }[] = [
    { part: 'date', label: t`Date`, className: 'max-sm:col-span-2' },
    { part: 'author', label: t`Auteur`, className: 'max-sm:col-span-3 max-sm:row-start-2' },
    { part: 'kind', label: t`Nature du document`, className: 'max-sm:row-start-3' },
    { part: 'page', label: t`Page`, className: 'max-sm:col-span-2 max-sm:row-start-3' },
  ];
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <li
      data-row={id}
      className="grid grid-cols-[minmax(0,1fr)_3.5rem_2.25rem] items-end gap-2 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:p-2 sm:grid-cols-[10rem_minmax(0,2fr)_minmax(0,3fr)_5rem_2.25rem]"
    >
      {parts.map(({ part, label, className }) => (
        <label key={part} className={classNames('min-w-0', className)}>
          <span className={classNames('text-sm text-muted', number > 1 && 'sm:sr-only')}>
            {label}
            <span className="sr-only"> {t`du document ${number}`}</span>
          </span>
          <input
            type={part === 'date' && !isWrittenDate ? 'date' : 'text'}
            lang={language}
            autoComplete="off"
            className={inputClass}
            value={document[part]}
            onChange={({ target }) => onChange(part, target.value)}
            onKeyDown={addOnEnter}
          />
        </label>
      ))}
      <IconButton
        label={t`Retirer le document ${number}`}
        onClick={onRemove}
        className="max-sm:col-start-3 max-sm:row-start-1"
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
