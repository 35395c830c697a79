import { SIGNATURE_PICTURE_BYTES } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { drawingFile, isFull } from './drawing.ts';
import type { Stroke } from './drawing.ts';
import { pictureFile } from './picture-file.ts';
import { useRemoveSignature, useSendSignature, useSignature } from './signature-api.ts';
import { SignatureSheet } from './signature-sheet.tsx';

const PICTURES = 'image/png,image/jpeg,image/webp,image/svg+xml,.png,.jpg,.jpeg,.webp,.svg';

/** Large enough for a finger on a small screen. */
const TOUCH = 'max-sm:min-h-11';

/** The physician's signature as a picture: drawn here or uploaded, shown, removed. */
export function SignatureCard(): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = useSignature();
  const sending = useSendSignature();
  const removal = useRemoveSignature();
  const [strokes, setStrokes] = useState<readonly Stroke[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const present = data?.signature ?? null;

  const close = (): void => {
    flushSync(() => setStrokes(null));
    drawButton.current?.focus();
  };
  const prepare = (): void => {
    setRefusal(null);
    sending.reset();
    removal.reset();
  };
  const onSuccess = (): void => {
    if (strokes !== null) close();
    showToast({ title: t`Image de la signature enregistrée` });
  };
  const choose = async (file: File): Promise<void> => {
    prepare();
    if (file.size > SIGNATURE_PICTURE_BYTES) return setRefusal(t`Cette image dépasse 20 Mo.`);
    let picture: Blob;
    setReading(true);
    try {
      picture = await pictureFile(file);
    } catch {
      return setRefusal(
        t`Ce fichier n’est pas une image lisible. Choisissez une image PNG, JPEG ou SVG de votre signature.`,
      );
    } finally {
      setReading(false);
    }
    sending.mutate(picture, { onSuccess });
  };
  const isEmpty = strokes === null || strokes.length === 0;

  return (
    <Card className="mt-6 p-5" aria-labelledby="signature-title">
      <h2 id="signature-title" className="text-xl font-bold">{t`Image de la signature`}</h2>
      <p className="mt-1 text-muted">
        {t`Votre signature manuscrite, comme image : elle est placée au-dessus de votre nom sur les rapports que vous signez avec votre compte, un certificat ou un autre programme. Elle ne prouve rien par elle-même. Un rapport à signer à la main garde une ligne vide.`}
      </p>
      <div className="mt-4 space-y-3">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {present !== null && strokes === null && (
          <img
            src={present.image}
            alt={t`Votre signature`}
            className="max-h-32 max-w-full rounded-control border border-line bg-white p-3"
          />
        )}
        {strokes !== null && (
          <>
            <p className="text-sm text-muted">
              {t`Signez sur la ligne avec un stylet, le doigt ou la souris. Au clavier, fermez la feuille et choisissez une image.`}
            </p>
            <SignatureSheet
              strokes={strokes}
              onChange={(change) => setStrokes((before) => before && change(before))}
            />
            {isFull(strokes) && (
              <Notice look="warn">
                {t`La feuille ne prend pas plus de traits. Enregistrez la signature, ou effacez-en une partie.`}
              </Notice>
            )}
          </>
        )}
        {refusal !== null && <Notice look="danger">{refusal}</Notice>}
        {sending.error !== null && <Notice look="danger">{sending.error.message}</Notice>}
        {removal.error !== null && <Notice look="danger">{removal.error.message}</Notice>}
        {strokes !== null && (
          <div className="flex flex-wrap gap-2">
            <Button
              className={TOUCH}
              variant="primary"
              isPending={sending.isPending}
              isUnavailable={isEmpty}
              onClick={() => {
                prepare();
                sending.mutate(drawingFile(strokes), { onSuccess });
              }}
            >{t`Enregistrer la signature`}</Button>
            <Button
              className={TOUCH}
              isUnavailable={isEmpty}
              onClick={() => setStrokes(strokes.slice(0, -1))}
            >{t`Annuler le dernier trait`}</Button>
            <Button
              className={TOUCH}
              isUnavailable={isEmpty}
              onClick={() => setStrokes([])}
            >{t`Effacer`}</Button>
            <Button
              className={TOUCH}
              variant="ghost"
              onClick={() => {
                prepare();
                close();
              }}
            >{t`Fermer sans enregistrer`}</Button>
          </div>
        )}
        {data !== undefined && strokes === null && (
          <div className="flex flex-wrap gap-2">
            <Button
              className={TOUCH}
              ref={drawButton}
              onClick={() => {
                prepare();
                setStrokes([]);
              }}
            >{t`Dessiner…`}</Button>
            <FileButton
              className={TOUCH}
              accept={PICTURES}
              icon={<Upload aria-hidden="true" className="size-4" />}
              isPending={isReading || sending.isPending}
              onChoose={(file) => void choose(file)}
            >{t`Choisir une image…`}</FileButton>
            {present !== null && (
              <Button
                className={TOUCH}
                variant="ghost"
                onClick={() => setAsking(true)}
              >{t`Retirer la signature`}</Button>
            )}
          </div>
        )}
        {data !== undefined && strokes === null && (
          <p className="text-sm text-muted">
            {t`D’une photo : cadrez la signature seule, à l’encre foncée sur du papier blanc.`}
          </p>
        )}
      </div>
      <ConfirmDialog
        title={t`Retirer la signature`}
        isOpen={isAsking}
        isDangerous
        isPending={removal.isPending}
        confirmLabel={t`Retirer`}
        onConfirm={() => {
          prepare();
          removal.mutate(undefined, { onSettled: () => setAsking(false) });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t`Les rapports déjà signés la gardent; les prochains seront signés sans image.`}</p>
      </ConfirmDialog>
    </Card>
  );
}
