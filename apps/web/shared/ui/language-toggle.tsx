import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { Segmented } from './segmented.tsx';

/** The language of the screens: FR or EN. */
export function LanguageToggle(): ReactNode {
  const { t } = useLingui();
  const { language, setLanguage } = useLanguage();
  return (
    <Segmented
      label={t`Langue de l’interface`}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'fr', text: 'FR', name: 'FR, français', lang: 'fr' },
        { value: 'en', text: 'EN', name: 'EN, English', lang: 'en' },
      ]}
    />
  );
}
