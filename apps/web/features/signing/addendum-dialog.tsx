import type { SignedVersion, SigningAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, FileDown, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { signedPdfPath } from './signing-api.ts';
import type { StoredPdfs } from './stored-pages.tsx';
import { keepTypedAddendum, typedAddendum } from './typed-addendum.ts';

/** What was added, with its pages. */
function AddendumOutcome({
  version,
  files,
  onClose,
}: {
  readonly version: SignedVersion;
  readonly files: StoredPdfs;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = formatMoment(version.at, language);
  const isByHand = version.method === 'by-hand';
  const path = signedPdfPath(version.reportId, version.id);
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
      <div className="flex flex-wrap justify-end gap-2 pt-2">
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
      </div>
    </div>
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
  const [before] = useState(() => new Set(answer.versions.map(({ id }) => id)));
  const [done, setDone] = useState<SignedVersion | null>(null);
  // The answer to a signature may have been lost on its way.
  const text = typedAddendum(formId).trim();
  const found = answer.versions.find(
    (version) => version.kind === 'addendum' && !before.has(version.id) && version.text === text,
  );
  const added = done ?? found ?? null;
  const close = (): void => {
    // What was typed after a lost answer is another text.
    if (added?.text === typedAddendum(formId).trim()) keepTypedAddendum(formId, '');
    onClose();
  };
  return (
    <Dialog title={t`Ajouter un addenda`} isOpen onClose={close} width="wide">
      {added === null ? (
        <AddendumForm
          formId={formId}
          answer={answer}
          hasPasskeys={hasPasskeys}
          onShowPages={files.show}
          onSigned={(version) => {
            setDone(version);
            if (version.method === 'by-hand') void files.print(signedPdfPath(formId, version.id));
          }}
          onClose={close}
        />
      ) : (
        <AddendumOutcome version={added} files={files} onClose={close} />
      )}
    </Dialog>
  );
}
