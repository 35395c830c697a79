import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MarkedText } from '../proposal/compared-text.tsx';
import type { MarkedSentence } from './mark-sentences.ts';

/** One field of the conclusion: its sentences, each with links to where it comes from. */
export function SourcedSentences({
  name,
  sentences,
  language,
  nameOf,
  onShow,
}: {
  readonly name: string;
  readonly sentences: readonly MarkedSentence[];
  readonly language: 'fr' | 'en';
  readonly nameOf: (field: FieldId) => string;
  readonly onShow: (field: FieldId) => void;
}): ReactNode {
  const { t } = useLingui();
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3 className="font-serif text-lg font-semibold">{name}</h3>
      <ul className="mt-1 space-y-1.5">
        {sentences.map(({ runs, fields }, index) => (
          <li key={index} className="border-l-2 border-line pl-3">
            <MarkedText runs={runs} language={language} />
            <p className="flex flex-wrap gap-x-2 text-sm text-muted">
              {fields.length === 0 ? t`Du mandat ou laissé au médecin` : t`Sources :`}
              {fields.map((field) => (
                <button
                  key={field}
                  type="button"
                  className="min-h-6 text-accent-text underline"
                  onClick={() => onShow(field)}
                >
                  {nameOf(field)}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
