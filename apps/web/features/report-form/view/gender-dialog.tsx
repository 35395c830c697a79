import { SECTIONS, fieldsOfSection, findField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { FieldInOtherGender } from '../state/gender-choice.ts';
import { GenderAnswers } from './gender-answers.tsx';
import { useOtherGender } from './other-gender.tsx';
import { indexInContext } from './word-in-context.ts';

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

/** Each word of the other gender in its place, and the correction of all at once. */
export function GenderDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { found } = useOtherGender();
  return (
    <Dialog
      title={t`Genre incohérent`}
      isOpen={isOpen}
      onClose={onClose}
      footer={<GenderAnswers onAnswer={onClose} />}
    >
      <FoundWords found={found} />
    </Dialog>
  );
}
