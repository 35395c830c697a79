import type { SavedForm } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { newKey } from '../../shared/api/new-key.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useReplace } from './signing-api.ts';

function Way({
  title,
  hint,
  act,
  isPending = false,
  onPress,
}: {
  readonly title: string;
  readonly hint: string;
  readonly act: string;
  readonly isPending?: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const id = useId();
  return (
    <li className="space-y-2 px-4 py-3">
      <h3 className="font-semibold">{title}</h3>
      <p id={id} className="text-sm text-muted">
        {hint}
      </p>
      <Button aria-describedby={id} isPending={isPending} onClick={onPress}>
        {act}
      </Button>
    </li>
  );
}

/** Asks how a report is corrected that is signed, or locked to be signed by hand: it does not change itself. */
export function CorrectDialog({
  formId,
  onAddendum,
  onReplaced,
  onClose,
}: {
  readonly formId: string;
  readonly onAddendum: () => void;
  readonly onReplaced: (draft: SavedForm) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const replace = useReplace(formId);
  // The answer may be lost: a second press begins no second draft.
  const [key] = useState(newKey);
  return (
    <Dialog title={t`Corriger le rapport`} isOpen onClose={onClose}>
      <p>{t`Ce rapport ne change plus. Choisissez comment le corriger.`}</p>
      <ul className="mt-3 divide-y divide-line rounded-control border border-line-strong bg-raised">
        <Way
          title={t`Ajouter un addenda`}
          hint={t`Pour compléter ou préciser un point. Le rapport reste valable; l’addenda, daté et signé, s’y ajoute.`}
          act={t`Écrire un addenda`}
          onPress={onAddendum}
        />
        <Way
          title={t`Faire une nouvelle version`}
          hint={t`Pour changer le contenu du rapport. Un nouveau brouillon commence avec les mêmes réponses; une fois signé, il dit quel rapport il remplace. Le rapport remplacé est conservé.`}
          act={t`Commencer la nouvelle version`}
          isPending={replace.isPending}
          onPress={() => {
            if (!replace.isPending) replace.mutate(key, { onSuccess: onReplaced });
          }}
        />
      </ul>
      {replace.error !== null && (
        <Notice look="danger" className="mt-3">
          {replace.error.message}
        </Notice>
      )}
    </Dialog>
  );
}
