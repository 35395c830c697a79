import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import type { AccountAct, AccountChange } from './administration-api.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDangerous?: true;
}

/** What a change of an account brings, before it is made. */
export function AccountQuestion({
  asked,
  onConfirm,
  onClose,
}: {
  readonly asked: AccountChange | null;
  readonly onConfirm: (change: AccountChange) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const name = asked?.account.displayName ?? '';
  const words: Readonly<Record<Exclude<AccountAct, 'enable'>, Words>> = {
    reset: {
      title: t`Donner un nouveau lien à ${name}?`,
      text: t`Son mot de passe ne vaudra plus et ses sessions se ferment. Vous recevrez un lien à lui remettre, pour qu’un autre mot de passe soit choisi. Rien de ses rapports n’est perdu.`,
      confirm: t`Donner un nouveau lien`,
    },
    disable: {
      title: t`Désactiver le compte de ${name}?`,
      text: t`Ses sessions se ferment tout de suite, et ce compte ne peut plus se connecter. Ses rapports sont conservés; ce qui n’est pas encore enregistré reste sur son appareil. Le compte peut être réactivé.`,
      confirm: t`Désactiver`,
      isDangerous: true,
    },
    give: {
      title: t`Donner l’administration à ${name}?`,
      text: t`Ce compte pourra ajouter, désactiver et réinitialiser des comptes, faire et restaurer des copies, et lire le journal de l’installation. Il ne verra pas les rapports des autres.`,
      confirm: t`Donner l’administration`,
    },
    withdraw: {
      title: t`Retirer l’administration à ${name}?`,
      text: t`Ce compte gardera ses rapports, mais n’aura plus accès aux comptes, aux copies ni au journal de l’installation.`,
      confirm: t`Retirer l’administration`,
      isDangerous: true,
    },
    'remove-factors': {
      title: t`Retirer les codes et clés de ${name}?`,
      text: t`Pour qui a perdu son téléphone ou ses clés : le mot de passe seul suffira, jusqu’à ce qu’un code ou une clé soit activé de nouveau. Assurez-vous de parler à la bonne personne.`,
      confirm: t`Retirer`,
      isDangerous: true,
    },
    'end-sessions': {
      title: t`Fermer les sessions de ${name}?`,
      text: t`Chaque navigateur redemandera le mot de passe. Ce qui n’est pas encore enregistré y reste.`,
      confirm: t`Fermer ses sessions`,
    },
  };
  const said = asked === null || asked.act === 'enable' ? null : words[asked.act];
  return (
    <ConfirmDialog
      title={said?.title ?? ''}
      isOpen={said !== null}
      isDangerous={said?.isDangerous ?? false}
      confirmLabel={said?.confirm ?? ''}
      onConfirm={() => {
        if (asked !== null) onConfirm(asked);
      }}
      onClose={onClose}
    >
      <p>{said?.text}</p>
      {asked?.act === 'reset' && asked.account.secondFactor.identity && (
        <p className="mt-2">{t`Son compte chez le fournisseur d’identité ouvre encore une session.`}</p>
      )}
      {asked?.act === 'remove-factors' && asked.account.secondFactor.identity && (
        <p className="mt-2">
          {t`Son lien au fournisseur d’identité se défait aussi. Sans mot de passe, il lui faudra un nouveau lien.`}
        </p>
      )}
      {asked?.act === 'reset' && asked.account.secondFactor.passkeys > 0 && (
        <p className="mt-2">
          {t`Ses clés d’accès ouvrent encore une session; retirez-les aussi si un appareil est perdu.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
