import type { Letterhead } from '@constat/contract';
import { LETTERHEAD_MARKS } from '@constat/contract/letterhead-marks';
import { LETTERHEAD_BYTES } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/client.ts';
import { formatDay } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { LETTERHEAD_PATH, useLetterhead } from '../../../shared/letterhead.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { LetterheadReview } from './letterhead-review.tsx';
import { useRemoveLetterhead, useUploadLetterhead } from './letterhead-api.ts';

const LINK = 'font-semibold text-accent-text underline underline-offset-2';

function Present({ letterhead }: { readonly letterhead: Letterhead }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const kilobytes = Math.max(1, Math.round(letterhead.bytes / 1000));
  const day = formatDay(letterhead.updatedAt, language);
  return (
    <div className="flex items-start gap-3 rounded-control border border-line bg-sunken p-3">
      <FileText aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <p className="font-semibold break-words">{letterhead.fileName}</p>
        <p className="text-sm text-muted">
          {t`${kilobytes} ko, téléversé le ${day}`}
          {' · '}
          {letterhead.placement === 'placeholder'
            ? t`le rapport prend la place de la marque`
            : t`le rapport est ajouté à la fin`}
        </p>
        <a href={`${LETTERHEAD_PATH}/file`} download className={LINK}>{t`Télécharger`}</a>
      </div>
    </div>
  );
}

function OtherMarks(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { body: _body, ...others } = LETTERHEAD_MARKS[language];
  const state = `{{${others.state}}}`;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer font-semibold">{t`Autres marques`}</summary>
      <p className="mt-1 text-muted">
        {t`Écrites dans l’en-tête, le pied de page ou le texte, elles sont remplacées dans chaque rapport; ${state} donne l’état du rapport (version de travail, signé le…). Une ligne est ajoutée au pied des pages auxquelles il manque le dossier, le nom, la page ou l’état.`}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-mono text-sm">
        {Object.values(others).map((name) => (
          <span key={name}>{`{{${name}}}`}</span>
        ))}
      </p>
    </details>
  );
}

/** The Word document that this physician's reports stand in: upload, replace, remove. */
export function LetterheadCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = useLetterhead();
  const upload = useUploadLetterhead();
  const removal = useRemoveLetterhead();
  const [isAsking, setAsking] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const present = data?.letterhead ?? null;
  const mark = `{{${LETTERHEAD_MARKS[language].body}}}`;

  const send = (file: File, append: boolean): void => {
    setTooLarge(file.size > LETTERHEAD_BYTES);
    upload.reset();
    if (file.size <= LETTERHEAD_BYTES) {
      upload.mutate(
        { file, append },
        { onSuccess: () => showToast({ title: t`Papier à lettres enregistré` }) },
      );
    }
  };
  const lacksPlace = upload.error instanceof ApiError && upload.error.code === 'LETTERHEAD_NO_PLACEHOLDER';
  const rejected = upload.variables?.file;

  return (
    <Card className="mt-6 p-5" aria-labelledby="letterhead-title">
      <h2 id="letterhead-title" className="text-xl font-bold">{t`Papier à lettres Word`}</h2>
      <p className="mt-1 text-muted">
        {t`Un document Word (.docx) avec votre en-tête, votre pied de page, vos marges et votre logo. Écrivez ${mark} sur une ligne seule, là où le rapport doit paraître.`}
      </p>
      <OtherMarks />
      <div className="mt-4 space-y-3">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {present !== null && <Present letterhead={present} />}
        {isTooLarge && <Notice look="danger">{t`Ce document dépasse 5 Mo.`}</Notice>}
        {upload.error !== null && (
          <Notice look={lacksPlace ? 'warn' : 'danger'}>
            <p>{upload.error.message}</p>
            {lacksPlace && rejected !== undefined && (
              <Button className="mt-2" isPending={upload.isPending} onClick={() => send(rejected, true)}>
                {t`Ajouter le rapport à la fin`}
              </Button>
            )}
          </Notice>
        )}
        {removal.error !== null && <Notice look="danger">{removal.error.message}</Notice>}
        {data !== undefined && (
          <div className="flex flex-wrap gap-2">
            <FileButton
              accept=".docx,.dotx"
              icon={<Upload aria-hidden="true" className="size-4" />}
              isPending={upload.isPending}
              onChoose={(file) => send(file, false)}
            >
              {present === null ? t`Choisir un document Word…` : t`Remplacer…`}
            </FileButton>
            {present !== null && (
              <Button
                variant="ghost"
                onClick={() => setAsking(true)}
              >{t`Retirer le papier à lettres`}</Button>
            )}
          </div>
        )}
        {present !== null && <LetterheadReview version={present.updatedAt} />}
      </div>
      <ConfirmDialog
        title={t`Retirer le papier à lettres`}
        isOpen={isAsking}
        isDangerous
        isPending={removal.isPending}
        confirmLabel={t`Retirer`}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>{t`Vos rapports Word auront de nouveau la mise en page de Constat.`}</p>
      </ConfirmDialog>
    </Card>
  );
}
