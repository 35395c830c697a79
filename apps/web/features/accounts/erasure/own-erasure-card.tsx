import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useIdentityQuestion } from '../identity-question.tsx';
import { useSetUp } from '../set-up-api.ts';
import { EraseAccountDialog } from './erase-account-dialog.tsx';

/** The way out: the own account, with all that is its own. There is none for an account of the demonstration. */
export function OwnErasureCard(): ReactNode {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { data } = useSetUp();
  const { confirmed, question } = useIdentityQuestion();
  const [isAsked, setAsked] = useState(false);
  if (user === null || data?.state !== 'closed') return null;
  const { id, username, displayName } = user;
  return (
    <Card className="p-5" aria-labelledby="own-erasure-title">
      <h2 id="own-erasure-title" className="text-xl font-bold">{t`Effacer mon compte`}</h2>
      <p className="mt-1 max-w-prose text-muted">
        {t`Le compte, ses rapports et ses enregistrements disparaissent du serveur, des copies à portée et de ce navigateur, et un certificat dit ce qui a été vérifié. Rien ne peut être récupéré.`}
      </p>
      <Button
        className="mt-4"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(true)}
      >
        {t`Effacer mon compte…`}
      </Button>
      <EraseAccountDialog
        account={isAsked ? { id, username, displayName, isOwn: true } : null}
        confirmed={confirmed}
        onClose={() => setAsked(false)}
      />
      {question}
    </Card>
  );
}
