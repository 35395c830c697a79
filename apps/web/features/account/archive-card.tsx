import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, FileInput, FolderInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ARCHIVE_PATH, useImportArchive, useImportPdf } from './archive-api.ts';
import { ArchiveResult } from './archive-result.tsx';

const LINK_BUTTON =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-control border border-line-strong bg-raised px-3.5 py-1.5 ' +
  'font-semibold text-ink transition-colors hover:border-accent hover:text-accent-text';

/** All that the account holds, out of this installation and into it. */
export function ArchiveCard({ onImported }: { readonly onImported: () => void }): ReactNode {
  const { t } = useLingui();
  const archive = useImportArchive();
  const pdf = useImportPdf();
  const title = pdf.data?.title ?? '';
  return (
    <Card className="mt-6 p-5" aria-labelledby="archive-title">
      <h2 id="archive-title" className="text-xl font-bold">{t`Mes données`}</h2>
      <p className="mt-1 text-muted">
        {t`L’archive contient tous vos rapports (données et PDF), votre profil, vos patients récents, vos commandes, votre vocabulaire, votre papier à lettres et l’image de votre signature. Elle contient des renseignements médicaux : gardez-la en lieu sûr.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={ARCHIVE_PATH} download className={LINK_BUTTON}>
          <Download aria-hidden="true" className="size-4" />
          {t`Exporter toutes mes données`}
        </a>
        <FileButton
          accept=".zip,application/zip"
          icon={<FolderInput aria-hidden="true" className="size-4" />}
          isPending={archive.isPending}
          onChoose={(file) => archive.mutate(file, { onSuccess: onImported })}
        >
          {t`Importer une archive…`}
        </FileButton>
        <FileButton
          accept=".pdf,application/pdf"
          icon={<FileInput aria-hidden="true" className="size-4" />}
          isPending={pdf.isPending}
          onChoose={(file) => pdf.mutate(file)}
        >
          {t`Rouvrir un rapport à partir d’un PDF…`}
        </FileButton>
      </div>
      <div className="mt-3 space-y-2 empty:hidden">
        {archive.error !== null && <Notice look="danger">{archive.error.message}</Notice>}
        {pdf.error !== null && <Notice look="danger">{pdf.error.message}</Notice>}
        {pdf.data !== undefined && (
          <Notice>
            <output>{t`« ${title} » a été ajouté à vos brouillons.`}</output>{' '}
            <Link
              to="/forms/cnesst-medical"
              search={{ draft: pdf.data.id }}
              className="font-semibold text-accent-text underline underline-offset-2"
            >
              {t`Ouvrir le rapport`}
            </Link>
          </Notice>
        )}
      </div>
      <Dialog
        title={t`Archive importée`}
        isOpen={archive.data !== undefined}
        onClose={() => archive.reset()}
        footer={
          <Button variant="primary" onClick={() => archive.reset()}>
            {t`Terminé`}
          </Button>
        }
      >
        {archive.data !== undefined && <ArchiveResult result={archive.data} />}
      </Dialog>
    </Card>
  );
}
