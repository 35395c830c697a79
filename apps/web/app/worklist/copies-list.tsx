import type { ListedForm } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';
import { ReportLink } from './report-row.tsx';

const SavedFormsDialog = lazyDialog(
  async () => (await import('../../features/saved-forms/index.late.ts')).SavedFormsDialog,
);

function CopyLine({ form }: { readonly form: ListedForm }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { id, title, summary } = form;
  const day = formatDay(form.updatedAt, language);
  const what = summary?.diagnosis ?? '';
  return (
    <li className="relative flex min-h-14 min-w-0 items-center gap-3 border-t border-line py-2 hover:bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <Archive aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block truncate leading-snug font-semibold">
          <ReportLink id={id} name={summary?.workerName || title} />
        </span>
        <span className="block truncate text-sm leading-snug text-muted">
          {what === '' ? '' : `${what} · `}
          {t`copie du ${day}`}
        </span>
      </span>
    </li>
  );
}

/** The copies that were made last, and the way to all of them; nothing while there is none. */
export function CopiesList({
  copies,
  total,
  onOpen,
}: {
  readonly copies: readonly ListedForm[];
  /** Of all copies; null until it is known. */
  readonly total: number | null;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const [isListed, setListed] = useState(false);
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="copies" className="mt-7">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="copies" className="font-serif text-xl font-semibold">
          <Trans>Copies</Trans>
        </h2>
        <button
          type="button"
          onClick={() => setListed(true)}
          className="min-h-11 rounded-control px-1 text-accent-text underline underline-offset-3 sm:min-h-8"
        >
          {total === null ? t`Toutes les copies` : t`Toutes les copies (${total})`}
        </button>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2">
        {copies.map((form) => (
          <CopyLine key={form.id} form={form} />
        ))}
      </ul>
      {isListed && (
        <SavedFormsDialog
          isOpen
          initialFilter="copy"
          onLoad={({ id }) => onOpen(id)}
          onClose={() => setListed(false)}
        />
      )}
    </section>
  );
}
