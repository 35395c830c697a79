import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { SHORTCUTS, isAppleKeyboard, keyNames } from './shortcuts.ts';

const KEY =
  'rounded-[0.25rem] border border-line-strong bg-raised px-1.5 py-0.5 font-sans text-sm font-semibold';

function Line({ keys, label }: { readonly keys: readonly string[]; readonly label: string }): ReactNode {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt>{label}</dt>
      <dd className="flex shrink-0 flex-wrap justify-end gap-1">
        {keys.map((key) => (
          <kbd key={key} className={KEY}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

/** The keys of the page and of its tables. */
export function ShortcutsDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { language } = useLanguage();
  const isApple = isAppleKeyboard();
  const names = (modifiers: readonly ('Ctrl' | 'Alt' | 'Shift')[], key: string): readonly string[] =>
    keyNames({ modifiers, key }, language, isApple);
  return (
    <Dialog title={t`Raccourcis clavier`} isOpen={isOpen} onClose={onClose}>
      <h3 className="mb-1 font-serif text-lg font-semibold">{t`Dans toute la page`}</h3>
      <dl className="mb-5 divide-y divide-line">
        {SHORTCUTS.map((shortcut) => (
          <Line
            key={shortcut.id}
            label={localised(shortcut.label)}
            keys={keyNames(shortcut, language, isApple)}
          />
        ))}
      </dl>
      <h3 className="mb-1 font-serif text-lg font-semibold">{t`Dans un tableau de l’examen`}</h3>
      <dl className="divide-y divide-line">
        <Line label={t`Remplir la rangée avec le normal`} keys={names(['Alt'], 'N')} />
        <Line label={t`Case suivante`} keys={[t`Entrée`]} />
        <Line label={t`Confirmer le tableau`} keys={names(['Shift'], t`Entrée`)} />
        <Line label={t`Choisir par le signe ou la lettre`} keys={['−', '+', 'N']} />
        <Line label={t`Vider un choix`} keys={[t({ message: 'Suppr', context: 'key' })]} />
        <Line label={t`Case voisine (choix\u00A0: ↑ et ↓)`} keys={['←', '↑', '↓', '→']} />
      </dl>
    </Dialog>
  );
}
