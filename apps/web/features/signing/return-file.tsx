import { PDF_IMPORT_BYTES } from '@constat/contract/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { newKey } from '../../shared/api/new-key.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useReturnFile } from './signing-api.ts';

/** Refused as the report, but kept apart where the physician says so. */
const KEPT_APART: ReadonlySet<string> = new Set([
  'FILE_TOO_HEAVY',
  'RETURNED_FILE_ALTERED',
  'RETURNED_FILE_BY_HAND',
  'RETURNED_FILE_CERTIFICATE',
  'RETURNED_FILE_CONTINUED',
  'RETURNED_FILE_COVERED',
  'RETURNED_FILE_OTHER',
  'RETURNED_FILE_UNSIGNED',
]);

/** One key for each file and act: the answer may be lost, and the same file chosen again is not kept twice. */
function useKeys(versionId: string): (file: File, keepsApart: boolean) => string {
  const keys = useRef(new Map<string, string>());
  return ({ name, size, lastModified }, keepsApart) => {
    const act = JSON.stringify([versionId, name, size, lastModified, keepsApart]);
    const key = keys.current.get(act) ?? newKey();
    keys.current.set(act, key);
    return key;
  };
}

/** Whether the act may have been done although no answer came. */
const isUnanswered = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

/** Takes the file of a locked report that was signed in another program. */
export function ReturnFile({
  formId,
  versionId,
  onReturned,
}: {
  readonly formId: string;
  readonly versionId: string;
  readonly onReturned: () => void;
}): ReactNode {
  const { t } = useLingui();
  const give = useReturnFile(formId);
  const keyOf = useKeys(versionId);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const send = (given: File, keepsApart: boolean): void => {
    if (give.isPending) return;
    setFile(given);
    setTooLarge(given.size > PDF_IMPORT_BYTES);
    give.reset();
    if (given.size > PDF_IMPORT_BYTES) return;
    give.mutate(
      { versionId, file: given, keepsApart, idempotencyKey: keyOf(given, keepsApart) },
      {
        onSuccess: ({ kind }) => {
          setFile(null);
          if (kind === 'returned-file') onReturned();
          showToast(
            kind === 'returned-file'
              ? { title: t`Fichier signé accepté`, description: t`Il est la copie officielle du rapport.` }
              : {
                  title: t`Copie conservée à part`,
                  description: t`Le rapport attend toujours sa signature.`,
                },
          );
        },
      },
    );
  };
  const { error, variables } = give;
  const mayKeepApart =
    error instanceof ApiError &&
    file !== null &&
    (KEPT_APART.has(error.code) || (variables?.keepsApart === true && isUnanswered(error)));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined) send(dropped, false);
  };
  return (
    <div className="space-y-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed px-3 py-2.5 ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        <FileButton
          accept="application/pdf,.pdf"
          variant="primary"
          isPending={give.isPending}
          icon={<FileUp aria-hidden="true" className="size-4" />}
          onChoose={(chosen) => send(chosen, false)}
        >
          {t`Rendre le fichier signé`}
        </FileButton>
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          <Trans>
            Téléchargez le PDF verrouillé, signez-le dans votre programme, puis rendez-le ici, ou déposez-le
            dans ce cadre.
          </Trans>
        </p>
      </div>
      {isTooLarge && <Notice look="danger">{t`Ce fichier dépasse 25 Mo. Rien n’a été envoyé.`}</Notice>}
      {error !== null && (
        <Notice look="danger" className="space-y-2">
          {file !== null && <p className="font-semibold break-words">{file.name}</p>}
          <p>{error.message}</p>
          {mayKeepApart && (
            <>
              <p>
                <Trans>
                  Conservé à part, ce fichier porte la mention «&nbsp;copie signée ailleurs, contenu non
                  comparé&nbsp;» et n’est jamais la copie officielle.
                </Trans>
              </p>
              <Button size="small" isPending={give.isPending} onClick={() => send(file, true)}>
                {t`Conserver à part`}
              </Button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
