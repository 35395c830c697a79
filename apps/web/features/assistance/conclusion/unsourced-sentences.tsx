import type { GeneratedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Sentences of the engine that name no field: left out unless the physician ticks them. */
export function UnsourcedSentences({
  sentences,
  ticked,
  language,
  nameOf,
  onTick,
}: {
  readonly sentences: GeneratedAnswer['unsourced'];
  readonly ticked: ReadonlySet<number>;
  readonly language: 'fr' | 'en';
  readonly nameOf: (field: FieldId) => string;
  readonly onTick: (ticked: ReadonlySet<number>) => void;
}): ReactNode {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <fieldset className="rounded-control border border-warn bg-warn-soft p-3">
      <legend className="px-1 font-bold text-warn">
        <Trans>Sans source dans le rapport : laissé de côté, sauf si vous le cochez</Trans>
      </legend>
      {sentences.map(({ field, text }, index) => (
        <div key={index} className="flex min-h-6 items-start gap-2 py-0.5">
          <input
            id={`${id}-${index}`}
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={ticked.has(index)}
            onChange={({ target }) => {
              const next = new Set(ticked);
              if (target.checked) next.add(index);
              else next.delete(index);
              onTick(next);
            }}
          />
          <label htmlFor={`${id}-${index}`}>
            <span lang={language}>{text}</span> <span className="text-sm text-muted">({nameOf(field)})</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
