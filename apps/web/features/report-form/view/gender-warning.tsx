import { SECTIONS, fieldsOfSection, findField } from '@constat/report/catalogue';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized, useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { correctGender, otherGenderFields } from '../state/gender-choice.ts';
import type { FieldInOtherGender } from '../state/gender-choice.ts';
import { useAnswer, useReportScreen, useReportState } from './report-context.tsx';

/** What was found now, read again whenever the report was kept: never while a key is pressed. */
function useOtherGender(): readonly FieldInOtherGender[] {
  const { report } = useReportScreen();
  useAnswer('patientGender');
  useReportState((state) => `${state.status.deviceSavedAt} ${state.generation} ${state.meta.reportLanguage}`);
  return otherGenderFields(report);
}

function signatureOf(found: readonly FieldInOtherGender[]): string {
  return found.map(({ field, words }) => `${field}:${words.map(({ word }) => word).join(',')}`).join(';');
}

function FoundWords({ found }: { readonly found: readonly FieldInOtherGender[] }): ReactNode {
  const localized = useLocalized();
  const sections = SECTIONS.map((section) => ({
    section,
    fields: found.filter(({ field }) => fieldsOfSection(section).some(({ id }) => id === field)),
  })).filter(({ fields }) => fields.length > 0);
  return (
    <ul className="space-y-4">
      {sections.map(({ section, fields }) => (
        <li key={section.id}>
          <h3 className="font-serif font-semibold">
            {section.number}. {localized(section.title)}
          </h3>
          <ul className="mt-1 space-y-1.5">
            {fields.flatMap(({ field, words }) =>
              words.map(({ start, word, replacement, context }) => (
                <li key={`${field} ${start}`} className="border-l-2 border-line-strong pl-3 text-sm">
                  <span className="text-muted">{localized(findField(field)?.label ?? section.title)} · </span>
                  <strong>{word}</strong> → <strong>{replacement}</strong>
                  <span className="block text-muted">{context}</span>
                </li>
              )),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Warns of words of the other gender than the chosen one, shows each in its place, and corrects them all at once. */
export function GenderWarning(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { report } = useReportScreen();
  const found = useOtherGender();
  const [ignored, setIgnored] = useState('');
  const [isOpen, setOpen] = useState(false);
  const signature = signatureOf(found);
  const count = found.reduce((sum, { words }) => sum + words.length, 0);
  const ignore = (): void => {
    setIgnored(signature);
    setOpen(false);
  };
  const correct = (): void => {
    setOpen(false);
    const undo = correctGender(report);
    if (undo === null) return;
    showToast({
      title: t`Textes accordés au genre choisi`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
  };
  const buttons = (
    <>
      <Button size="small" onClick={ignore}>
        {say('ignore')}
      </Button>
      <Button size="small" variant="primary" onClick={correct}>
        {say('correctAutomatically')}
      </Button>
    </>
  );
  if (count === 0 || signature === ignored) return null;
  return (
    <Notice look="warn" className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <output>
        <Plural
          value={count}
          one="# mot ne s’accorde pas avec le genre choisi."
          other="# mots ne s’accordent pas avec le genre choisi."
        />
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
          {t`Voir les mots`}
        </Button>
        {buttons}
      </div>
      <Dialog
        title={t`Genre incohérent`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        width="wide"
        footer={buttons}
      >
        <FoundWords found={found} />
      </Dialog>
    </Notice>
  );
}
