import type { OpenPoint, SignedVersion } from '@constat/contract';
import { SIGNING_POINTS } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { focusSignedHead } from './focus-report.ts';
import { useMethodWords } from './method-words.ts';
import { SignForm } from './sign-form.tsx';
import type { SignFormProps } from './sign-form.tsx';
import { OutcomeActs, SignedOutcome } from './signed-outcome.tsx';
import { signedPdfPath, useSigning } from './signing-api.ts';
import { CannotReplace, TooManyPoints } from './signing-needs.tsx';
import { useSignForm } from './use-sign-form.ts';
import type { Asked } from './use-sign-form.ts';

export interface SignDialogProps extends Pick<
  SignFormProps,
  'hasPasskeys' | 'labelOf' | 'onShow' | 'onRefresh'
> {
  readonly formId: string;
  /** The version of the saved report that is signed. */
  readonly version: number;
  /** Draws a point in the words of the review; that element has the id given. A way to a field leaves the dialog first. */
  readonly renderPoint: (issue: OpenPoint['issue'], titleId: string, onLeave: () => void) => ReactNode;
  readonly onPrint: (path: string) => Promise<void>;
  readonly onDownload: (path: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Before it is known what is asked for. */
const UNREAD: Asked = { points: [], missingIdentity: [], signerUnknown: false, dictation: null };

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Signing the report that is saved, from the choice of the method to what comes next. */
export function SignDialog(props: SignDialogProps): ReactNode {
  const { formId, renderPoint, onPrint, onDownload, onShow } = props;
  const { t } = useLingui();
  const id = useId();
  const words = useMethodWords();
  const { data, error, isFetchedAfterMount, refetch } = useSigning(formId);
  const [done, setDone] = useState<SignedVersion | null>(null);
  // A version that comes from elsewhere meanwhile is signed only once its physician has taken it up.
  const [version, setVersion] = useState(props.version);
  const latest = useRef(props.version);
  useEffect(() => {
    latest.current = props.version;
  });
  const pathOf = (signed: SignedVersion): string => signedPdfPath(formId, signed.id);
  const [form, element] = useSignForm({ formId, version }, data ?? UNREAD, (locked) => {
    setDone(locked);
    if (locked.method === 'by-hand') void onPrint(pathOf(locked));
    if (locked.method === 'outside') void onDownload(pathOf(locked));
  });
  // The answer to a signature may have been lost on its way.
  const signed = done ?? data?.versions.find((one) => one.id === data.signing?.versionId) ?? null;
  const onClose = (): void => {
    props.onClose();
    if (signed !== null) focusSignedHead();
  };
  const answer = isFetchedAfterMount ? data : undefined;

  const parts = ((): { readonly body: ReactNode; readonly footer?: ReactNode } => {
    if (signed !== null) {
      const acts = {
        onPrint: () => void onPrint(pathOf(signed)),
        onDownload: () => void onDownload(pathOf(signed)),
      };
      return {
        body: <SignedOutcome version={signed} />,
        footer: <OutcomeActs version={signed} {...acts} onClose={onClose} />,
      };
    }
    if (answer === undefined)
      return {
        body:
          error === null ? (
            <LoadingLine className="py-12" />
          ) : (
            <LoadingFailure error={error} onRetry={() => void refetch()} />
          ),
      };
    const { cannotReplace, points } = answer;
    if (cannotReplace !== null || points.length > SIGNING_POINTS)
      return {
        body: (
          <div ref={takeFocus} tabIndex={-1} className="rounded-control">
            {cannotReplace !== null ? (
              <CannotReplace reason={cannotReplace} />
            ) : (
              <TooManyPoints count={points.length} />
            )}
          </div>
        ),
        footer: <Button onClick={onClose}>{t`Fermer`}</Button>,
      };
    return {
      body: (
        <SignForm
          ref={element}
          id={id}
          form={form}
          answer={answer}
          hasPasskeys={props.hasPasskeys}
          labelOf={props.labelOf}
          renderPoint={(issue, titleId) => renderPoint(issue, titleId, onClose)}
          onShow={(field) => {
            onClose();
            onShow(field);
          }}
          onRefresh={async () => {
            const reason = await props.onRefresh();
            if (reason === null) {
              await refetch();
              setVersion(latest.current);
            }
            return reason;
          }}
        />
      ),
      footer: (
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isPending}>
            {form.method === null ? t`Signer et verrouiller` : words[form.method].act}
          </Button>
        </>
      ),
    };
  })();
  return (
    <Dialog title={t`Signer et verrouiller`} isOpen onClose={onClose} width="wide" footer={parts.footer}>
      {parts.body}
    </Dialog>
  );
}
