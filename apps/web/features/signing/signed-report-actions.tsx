import type { SavedForm, SigningAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { FilePen, FilePlus2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { AddendumDialog } from './addendum-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { focusReport } from './focus-report.ts';
import { findUnanswered, forgetAdded, typedAddendum } from './typed-addendum.ts';
import type { StoredPdfs } from './stored-pages.tsx';

/** What can be added to a report that is signed, or locked to be signed by hand: it does not change itself. */
export function SignedReportActions({
  formId,
  answer,
  hasPasskeys,
  files,
  onReplaced,
}: {
  readonly formId: string;
  readonly answer: SigningAnswer;
  readonly hasPasskeys: boolean;
  readonly files: StoredPdfs;
  /** The draft that is to replace the report is there. */
  readonly onReplaced: (draft: SavedForm) => void;
}): ReactNode {
  const { t } = useLingui();
  const [open, setOpen] = useState<'addendum' | 'correct' | null>(null);
  const close = (): void => setOpen(null);
  const typed = typedAddendum(formId).trim();
  // The dialog tells of it itself.
  const found = open === 'addendum' ? undefined : findUnanswered(formId, answer.versions);
  useEffect(() => {
    if (found === undefined) return;
    forgetAdded(formId, found);
    showToast({ title: t`L’addenda tapé ici a été ajouté au rapport.` });
  }, [formId, found, t]);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <Button
        icon={<FilePlus2 aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('addendum')}
      >
        {t`Ajouter un addenda`}
      </Button>
      <Button
        icon={<FilePen aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('correct')}
      >
        {t`Corriger`}
      </Button>
      {typed !== '' && typed !== found?.text && (
        <p className="text-sm text-muted">{t`Un addenda commencé attend sa signature.`}</p>
      )}
      {open === 'addendum' && (
        <AddendumDialog
          formId={formId}
          answer={answer}
          hasPasskeys={hasPasskeys}
          files={files}
          onClose={close}
        />
      )}
      {open === 'correct' && (
        <CorrectDialog
          formId={formId}
          onAddendum={() => setOpen('addendum')}
          onReplaced={(draft) => {
            close();
            onReplaced(draft);
            focusReport();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
