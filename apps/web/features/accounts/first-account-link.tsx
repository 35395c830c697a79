import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { useSetUp } from './set-up-api.ts';

const LINK = 'font-semibold text-accent-text underline underline-offset-2';

/** On the sign-in page: the way to the first account, while there is none. */
export function FirstAccountLink(): ReactNode {
  const { t } = useLingui();
  const { data } = useSetUp();
  if (data === undefined || data.state === 'closed') return null;
  if (data.demonstration) {
    return (
      <p className="mt-4 text-center">
        <a href="/set-up" className={LINK}>{t`Créer mon compte et quitter la démonstration`}</a>
      </p>
    );
  }
  return (
    <Notice className="mt-6">
      <p className="font-semibold">{t`Première ouverture`}</p>
      <p>{t`Cette installation n’a pas encore de compte.`}</p>
      <p className="mt-1">
        <a href="/set-up" className={LINK}>{t`Créer le premier compte`}</a>
      </p>
    </Notice>
  );
}
