import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { selectClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import type { RecognitionLanguage } from './recording/session-view.ts';
import { useSectionNames } from './section-names.ts';
import { SECTION_IDS, isSectionId } from './sections.ts';
import type { SectionId } from './sections.ts';

export interface DictationSettingsProps {
  readonly section: SectionId | null;
  readonly language: RecognitionLanguage;
  /** A recording under way keeps its section and its language. */
  readonly isLocked: boolean;
  readonly error: string | undefined;
  readonly onSection: (section: SectionId | null) => void;
  readonly onLanguage: (language: RecognitionLanguage) => void;
}

/** Where the dictation goes, and what language is spoken. */
export function DictationSettings(props: DictationSettingsProps): ReactNode {
  const { t } = useLingui();
  const names = useSectionNames();
  return (
    <>
      <Field label={t`Section du rapport`} error={props.error} isRequired>
        {(control) => (
          <select
            {...control}
            className={selectClass}
            disabled={props.isLocked}
            value={props.section ?? ''}
            onChange={({ target }) => props.onSection(isSectionId(target.value) ? target.value : null)}
          >
            <option value="">{t`Choisir une section…`}</option>
            {SECTION_IDS.map((id) => (
              <option key={id} value={id}>
                {names[id]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t`Langue parlée`}>
        {(control) => (
          <select
            {...control}
            className={selectClass}
            disabled={props.isLocked}
            value={props.language}
            onChange={({ target }) => props.onLanguage(target.value as RecognitionLanguage)}
          >
            <option value="fr">{t`Français`}</option>
            <option value="en">{t`Anglais`}</option>
            <option value="auto">{t`Détection automatique`}</option>
          </select>
        )}
      </Field>
    </>
  );
}
