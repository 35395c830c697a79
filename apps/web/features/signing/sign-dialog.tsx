import type { OpenPoint, SignedVersion } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { SignForm } from './sign-form.tsx';
import type { SignFormProps } from './sign-form.tsx';
import { SignedOutcome } from './signed-outcome.tsx';
import { signedPdfPath, useSigning } from './signing-api.ts';

export interface SignDialogProps extends Omit<SignFormProps, 'answer' | 'renderPoint' | 'onSigned'> {
  /** Draws a point in the words of the review; that element has the id given. A way to a field leaves the dialog first. */
  readonly renderPoint: (issue: OpenPoint['issue'], titleId: string, onLeave: () => void) => ReactNode;
  readonly onPrint: (path: string) => Promise<void>;
  readonly onDownload: (path: string) => Promise<void>;
}

/** Signing the report that is saved, from the choice of the method to what comes next. */
export function SignDialog({ renderPoint, onPrint, onDownload, ...form }: SignDialogProps): ReactNode {
  const { t } = useLingui();
  const { formId, onClose, onShow } = form;
  const { data, error, isFetchedAfterMount, refetch } = useSigning(formId);
  const [done, setDone] = useState<SignedVersion | null>(null);
  // A version that comes from elsewhere meanwhile is signed only once its physician has taken it up.
  const [version, setVersion] = useState(form.version);
  const latest = useRef(form.version);
  useEffect(() => {
    latest.current = form.version;
  });
  // The answer to a signature may have been lost on its way.
  const signed = done ?? data?.versions.find(({ id }) => id === data.signing?.versionId) ?? null;
  const pathOf = ({ id }: SignedVersion): string => signedPdfPath(formId, id);
  return (
    <Dialog title={t`Signer et verrouiller`} isOpen onClose={onClose} width="wide">
      {signed !== null ? (
        <SignedOutcome
          version={signed}
          onPrint={() => void onPrint(pathOf(signed))}
          onDownload={() => void onDownload(pathOf(signed))}
          onClose={onClose}
        />
      ) : data !== undefined && isFetchedAfterMount ? (
        <SignForm
          {...form}
          version={version}
          answer={data}
          renderPoint={(issue, titleId) => renderPoint(issue, titleId, onClose)}
          onShow={(field) => {
            onClose();
            onShow(field);
          }}
          onRefresh={async () => {
            const reason = await form.onRefresh();
            if (reason === null) {
              await refetch();
              setVersion(latest.current);
            }
            return reason;
          }}
          onSigned={(version) => {
            setDone(version);
            if (version.method === 'by-hand') void onPrint(pathOf(version));
          }}
        />
      ) : error === null ? (
        <LoadingLine className="py-12" />
      ) : (
        <LoadingFailure error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
