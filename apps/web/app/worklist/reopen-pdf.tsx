import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useImportPdf } from '../../features/account/index.archive.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Makes a draft of the report that an exported PDF carries, and opens it. */
export function ReopenPdf({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const { t } = useLingui();
  const pdf = useImportPdf();
  return (
    <section aria-labelledby="reopen-pdf" className="mt-6 border-y border-line py-2.5">
      <div className="flex items-center gap-3">
        <FileUp aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <h2 id="reopen-pdf" className="leading-snug font-semibold">
            <Trans>Rouvrir un PDF</Trans>
          </h2>
          <p className="text-sm leading-snug text-muted">
            <Trans>exporté avec ses données</Trans>
          </p>
        </div>
        <FileButton
          variant="ghost"
          className="max-sm:min-h-11"
          accept=".pdf,application/pdf"
          aria-label={t`Choisir un PDF`}
          isPending={pdf.isPending}
          onChoose={(file) => pdf.mutate(file, { onSuccess: ({ id }) => onOpen(id) })}
        >
          {t`Choisir`}
        </FileButton>
      </div>
      {pdf.error !== null && (
        <Notice look="danger" className="mt-2">
          {pdf.error.message}
        </Notice>
      )}
    </section>
  );
}
