import type { GeneratedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MarkedText } from '../proposal/compared-text.tsx';
import type { Passage } from './find-passages.ts';
import type { MarkedSentence } from './mark-sentences.ts';
import { isLeftOpen } from '../phrases/insert-phrase.ts';
import { OpenPoint } from './open-point.tsx';

/** Where a source of a sentence is shown: the field, and the passage of its text. */
export interface SourcePlace {
  readonly field: FieldId;
  readonly passage?: Passage;
}

/** One field of the conclusion: its sentences, each with links to where it comes from. */
export function SourcedSentences({
  field: answer,
  name,
  sentences,
  language,
  nameOf,
  passagesOf,
  phrases,
  chosenAt,
  onChoose,
  onShow,
}: {
  readonly field: FieldId;
  readonly name: string;
  readonly sentences: readonly MarkedSentence[];
  readonly language: 'fr' | 'en';
  readonly nameOf: (field: FieldId) => string;
  readonly passagesOf: (field: FieldId, sentence: string) => readonly Passage[];
  /** What may be written in the place of a line that is left open. */
  readonly phrases: GeneratedAnswer['phrases'];
  /** What is chosen in the place of a sentence. */
  readonly chosenAt: (index: number) => string | null;
  readonly onChoose: (index: number, text: string | null) => void;
  /** Told with a name of the link, by which it is found again. */
  readonly onShow: (name: string, place: SourcePlace) => void;
}): ReactNode {
  const { t } = useLingui();
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3 className="font-serif text-lg font-semibold">{name}</h3>
      <ul className="mt-1 space-y-1.5">
        {sentences.map(({ runs, fields }, index) => {
          const chosen = chosenAt(index);
          return (
            <li key={index} className="border-l-2 border-line pl-3">
              {chosen === null ? (
                <>
                  <MarkedText runs={runs} language={language} />
                  <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
                    {fields.length === 0 ? t`Du mandat ou laissé au médecin` : t`Sources :`}
                    {fields.map((field) => (
                      <Source
                        key={field}
                        id={`${answer} ${index} ${field}`}
                        field={field}
                        name={nameOf(field)}
                        passages={passagesOf(field, textOf(runs))}
                        onShow={onShow}
                      />
                    ))}
                  </p>
                </>
              ) : (
                <>
                  <p lang={language} className="rounded-sm bg-ok-soft px-1">
                    {chosen}
                  </p>
                  <p className="text-sm text-muted">{t`Choisie par vous, non tirée du rapport`}</p>
                </>
              )}
              {isLeftOpen(textOf(runs)) && (
                <OpenPoint
                  name={name}
                  phrases={phrases}
                  chosen={chosen}
                  language={language}
                  onChoose={(text) => onChoose(index, text)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function textOf(runs: MarkedSentence['runs']): string {
  return runs.map(({ text }) => text).join('');
}

/** A link to a field, at the passage that the sentence was drawn from; a further one for each passage that stands apart. */
function Source({
  id,
  field,
  name,
  passages,
  onShow,
}: {
  readonly id: string;
  readonly field: FieldId;
  readonly name: string;
  readonly passages: readonly Passage[];
  readonly onShow: (name: string, place: SourcePlace) => void;
}): ReactNode {
  const { t } = useLingui();
  const look = 'min-h-6 scroll-mt-32 text-accent-text underline';
  const [first, ...others] = passages;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <button
        type="button"
        data-source={id}
        className={look}
        onClick={() => onShow(id, first === undefined ? { field } : { field, passage: first })}
      >
        {name}
      </button>
      {others.map((passage, index) => {
        const number = index + 2;
        const own = `${id} ${number}`;
        return (
          <button
            key={passage.start}
            type="button"
            data-source={own}
            aria-label={t`${name}, passage ${number}`}
            className={`${look} min-w-6`}
            onClick={() => onShow(own, { field, passage })}
          >
            {number}
          </button>
        );
      })}
    </span>
  );
}
