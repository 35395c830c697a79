import type { AccountLinkAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';

/** The address by which somebody chooses a password: shown once, to be handed over; only its button closes it. */
export function LinkDialog({
  given,
  onClose,
}: {
  readonly given: AccountLinkAnswer | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = given?.account.displayName ?? '';
  const address = given === null ? '' : `${window.location.origin}${given.link.path}`;
  const until = given === null ? '' : formatMoment(given.link.until, language);
  return (
    <Dialog
      title={t`Lien pour ${name}`}
      isOpen={given !== null}
      footer={
        <>
          <CopyButton label={t`Copier le lien`} read={() => address} />
          <Button variant="primary" onClick={onClose}>
            {t`Terminé`}
          </Button>
        </>
      }
    >
      <p>
        {t`Remettez ce lien à ${name}, de préférence en main propre : qui l’ouvre choisit le mot de passe du compte. Il sert une seule fois, avant le ${until}.`}
      </p>
      <Field className="mt-4" label={t`Adresse`} hint={t`Elle ne sera plus montrée.`}>
        {(control) => (
          <input
            {...control}
            readOnly
            autoComplete="off"
            value={address}
            className={inputClass}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
    </Dialog>
  );
}
