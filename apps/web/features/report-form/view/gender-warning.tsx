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
import { indexInContext } from './word-in-context.ts';
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

/** A word in its place, then what would stand there instead. */
function FoundWord(found: FieldInOtherGender['words'][number]): ReactNode {
  const { word, replacement, context } = found;
  const at = Math.max(indexInContext(found), 0);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-1.5 pl-3">
      <span className="min-w-0 flex-1 basis-64">
        {context.slice(0, at)}
        <mark className="rounded-[0.2rem] bg-warn-soft px-0.5 font-semibold text-warn">{word}</mark>
        {context.slice(at + word.length)}
      </span>
      <span>
        {word} → <strong>{replacement}</strong>
      </span>
    </li>
  );
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
          {fields.map(({ field, words }) => (
            <div key={field} className="mt-1.5">
              <h4 className="text-sm font-semibold text-muted">
                {localized(findField(field)?.label ?? section.title)}
              </h4>
              <ul className="mt-0.5 divide-y divide-line border-l-2 border-line-strong">
                {words.map((word) => (
                  <FoundWord key={word.start} {...word} />
                ))}
              </ul>
            </div>
          ))}
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
      <Dialog title={t`Genre incohérent`} isOpen={isOpen} onClose={() => setOpen(false)} footer={buttons}>
        <FoundWords found={found} />
      </Dialog>
    </Notice>
  );
}
