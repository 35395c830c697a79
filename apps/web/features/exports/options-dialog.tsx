import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsAssistant } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AttachBox, LetterheadBox } from './option-boxes.tsx';
import type { Exports } from './use-exports.ts';

/** How this physician exports from this device, whatever the report. */
export function OptionsDialog({ exports }: { readonly exports: Exports }): ReactNode {
  const { t } = useLingui();
  const isAssistant = useIsAssistant();
  const close = (): void => exports.showOptions(false);
  const choice = { options: exports.options, onChange: exports.setOptions };
  return (
    <Dialog
      title={t`Options d’exportation`}
      isOpen={exports.areOptionsOpen}
      onClose={close}
      width="narrow"
      footer={
        <Button variant="primary" onClick={close}>
          {t`Terminé`}
        </Button>
      }
    >
      <div className="space-y-5">
        <fieldset className="space-y-3">
          <legend className="mb-2 font-bold">PDF</legend>
          <AttachBox {...choice} />
        </fieldset>
        <fieldset className="space-y-3">
          <legend className="mb-2 font-bold">Word</legend>
          <LetterheadBox hasLetterhead={exports.hasLetterhead} {...choice} />
        </fieldset>
        {isAssistant ? (
          <p className="text-sm text-muted">
            {t`Ces choix restent sur cet appareil. La section 12, les espaces du français et le papier à lettres sont ceux du médecin.`}
          </p>
        ) : (
          <p className="text-sm text-muted">
            {t`Ces choix restent sur cet appareil. La section 12, les espaces du français et le papier à lettres se règlent à la page`}{' '}
            <Link to="/profile" className="font-semibold text-accent-text underline underline-offset-2">
              {t`Profil`}
            </Link>
            .
          </p>
        )}
      </div>
    </Dialog>
  );
}
