import type { SignedVersion, SigningAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, FileDown, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { useAddendumWords } from './addendum-words.ts';
import { signedPdfPath } from './signing-api.ts';
import type { StoredPdfs } from './stored-pages.tsx';
import { findUnanswered, forgetAdded } from './typed-addendum.ts';
import { useAddendumForm } from './use-addendum-form.ts';

/** What was added. */
function AddendumOutcome({ version }: { readonly version: SignedVersion }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = formatMoment(version.at, language);
  const isByHand = version.method === 'by-hand';
  return (
    <div className="space-y-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-2.5 text-lg font-bold text-ok outline-none"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {isByHand ? t`Addenda verrouillé le ${at}` : t`Addenda signé le ${at}`}
      </h3>
      <p>
        {isByHand
          ? t`Son PDF s’imprime; signez les pages imprimées. Le rapport reste tel quel.`
          : t`Le rapport reste tel quel. L’addenda s’imprime à sa suite.`}
      </p>
    </div>
  );
}

/** The pages of what was added, to hand over. */
function OutcomeActs({
  path,
  files,
  onClose,
}: {
  readonly path: string;
  readonly files: StoredPdfs;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <Button onClick={onClose}>{t`Fermer`}</Button>
      <Button
        icon={<FileDown aria-hidden="true" className="size-4" />}
        isPending={files.running === path}
        isUnavailable={files.running !== null}
        onClick={() => files.download(path)}
      >
        {t`Télécharger l’addenda`}
      </Button>
      <Button
        variant="primary"
        icon={<Printer aria-hidden="true" className="size-4" />}
        isUnavailable={files.running !== null}
        onClick={() => void files.print(path)}
      >
        {t`Imprimer l’addenda`}
      </Button>
    </>
  );
}

/** Adds an addendum to a signed report. What is typed stays, also while the dialog is closed. */
export function AddendumDialog({
  formId,
  answer,
  hasPasskeys,
  files,
  onClose,
}: {
  readonly formId: string;
  /** As it is now; it is read anew after each attempt. */
  readonly answer: SigningAnswer;
  readonly hasPasskeys: boolean;
  readonly files: StoredPdfs;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const words = useAddendumWords();
  const [done, setDone] = useState<SignedVersion | null>(null);
  const [form, element] = useAddendumForm(formId, answer, (version) => {
    setDone(version);
    if (version.method === 'by-hand') void files.print(signedPdfPath(formId, version.id));
  });
  // The answer to a signature may have been lost on its way.
  const added = done ?? findUnanswered(formId, answer.versions);
  const close = (): void => {
    if (added !== undefined) forgetAdded(formId, added);
    onClose();
  };
  const title = t`Ajouter un addenda`;
  if (added !== undefined) {
    const path = signedPdfPath(formId, added.id);
    return (
      <Dialog
        title={title}
        isOpen
        onClose={close}
        width="wide"
        footer={<OutcomeActs path={path} files={files} onClose={close} />}
      >
        <AddendumOutcome version={added} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      width="wide"
      footer={
        <>
          <Button onClick={close}>{t`Annuler`}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isPending}>
            {form.method === null ? t`Signer l’addenda` : words[form.method].act}
          </Button>
        </>
      }
    >
      <AddendumForm
        ref={element}
        id={id}
        formId={formId}
        form={form}
        answer={answer}
        hasPasskeys={hasPasskeys}
        onShowPages={files.show}
      />
    </Dialog>
  );
}
