import type { Move } from '@constat/assistance/changes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** The beginning of a paragraph, in the language of the report. */
function Quoted({ text, language }: { readonly text: string; readonly language: 'fr' | 'en' }): ReactNode {
  return (
    <Trans>
      «&nbsp;
      <span lang={language} className="font-semibold">
        {text}
      </span>
      &nbsp;»
    </Trans>
  );
}

/** One move: what stood where, and where it would stand. */
function MoveLine({ move, language }: { readonly move: Move; readonly language: 'fr' | 'en' }): ReactNode {
  const { from, to, count, before } = move;
  const begins = <Quoted text={move.begins} language={language} />;
  const [lastFrom, lastTo] = [from + count - 1, to + count - 1];
  return (
    <li>
      {count === 1 ? (
        <Trans>
          Le paragraphe {from}, {begins}, devient le paragraphe {to}
        </Trans>
      ) : (
        <Trans>
          Les paragraphes {from} à {lastFrom}, à partir de {begins}, deviennent les paragraphes {to} à{' '}
          {lastTo}
        </Trans>
      )}
      {before === null ? (
        <Trans>, à la fin.</Trans>
      ) : (
        <Trans>
          , avant <Quoted text={before} language={language} />.
        </Trans>
      )}
    </li>
  );
}

/** Which paragraphs the dates ask to move, and the choice to leave them where they are. */
export function MovedParagraphs({
  moves,
  language,
  isMoving,
  onChange,
}: {
  readonly moves: readonly Move[];
  readonly language: 'fr' | 'en';
  readonly isMoving: boolean;
  readonly onChange: (isMoving: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const total = moves.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="mb-3 rounded-control border border-warn bg-warn-soft p-3" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        <Plural
          value={total}
          one="Les dates demandent un autre ordre : # paragraphe change de place."
          other="Les dates demandent un autre ordre : # paragraphes changent de place."
        />
      </h3>
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 break-words">
        {moves.map((move) => (
          <MoveLine key={move.to} move={move} language={language} />
        ))}
      </ul>
      <label className="mt-2 flex min-h-6 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isMoving}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t`Suivre l’ordre des dates; sans la coche, seule la mise en forme est appliquée`}</span>
      </label>
    </section>
  );
}
