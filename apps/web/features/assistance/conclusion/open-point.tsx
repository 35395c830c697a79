import { RESTRICTION_CLASSES } from '@constat/assistance/phrase-book';
import type { GeneratedAnswer } from '@constat/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';

type ProposedPhrase = GeneratedAnswer['phrases'][number];

interface OpenPointProps {
  /** What the point is called. */
  readonly name: string;
  readonly phrases: readonly ProposedPhrase[];
  /** The text that is chosen, or null while the line stays open. */
  readonly chosen: string | null;
  readonly language: 'fr' | 'en';
  readonly onChoose: (text: string | null) => void;
}

/**
 * What may be written in the place of a line that the conclusion leaves open: the physician's own phrases, and for the
 * limitations those of a class of the scale. Nothing is chosen until the physician chooses it or its class.
 */
export function OpenPoint({ name, phrases, chosen, language, onChoose }: OpenPointProps): ReactNode {
  const { t } = useLingui();
  const [restriction, setRestriction] = useState(() =>
    String(phrases.find(({ text }) => text === chosen)?.restriction ?? ''),
  );
  if (phrases.length === 0) return null;
  const isClassed = phrases.some(({ isOwn }) => !isOwn);
  const isOffered = (phrase: ProposedPhrase): boolean =>
    isClassed ? String(phrase.restriction ?? '') === restriction : true;
  const offered = phrases.filter(isOffered);
  const chooseClass = (value: string): void => {
    setRestriction(value);
    const first =
      value === '' ? undefined : phrases.find((phrase) => String(phrase.restriction ?? '') === value);
    onChoose(first?.text ?? null);
  };
  return (
    <div className="mt-1 text-sm">
      {isClassed && (
        <p className="mb-1 flex flex-wrap items-center gap-2">
          <span className="text-muted">{t`Classe de restrictions\u00A0:`}</span>
          <Segmented
            label={t`Classe de restrictions`}
            value={restriction}
            options={[
              { value: '', text: '—', name: t`Aucune classe choisie` },
              ...RESTRICTION_CLASSES.map(String).map((value) => ({
                value,
                text: value,
                name: t`Classe ${value}`,
              })),
            ]}
            onChange={chooseClass}
          />
        </p>
      )}
      {offered.some(({ isOwn }) => !isOwn) && (
        <p className="mb-1 text-muted">{t`Échelle d’après des sources secondaires, à vérifier.`}</p>
      )}
      {offered.length > 0 && (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-accent-text">
            <Plural value={offered.length} one="# phrase proposée" other="# phrases proposées" />
          </summary>
          <PhraseChoice {...{ name, offered, chosen, language, onChoose }} />
        </details>
      )}
    </div>
  );
}

function PhraseChoice({
  name,
  offered,
  chosen,
  language,
  onChoose,
}: Omit<OpenPointProps, 'phrases'> & { readonly offered: readonly ProposedPhrase[] }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset className="mt-1 space-y-1">
      <legend className="sr-only">{t`À la place de la ligne ouverte\u00A0: ${name}`}</legend>
      <Choice id={`${id}-open`} group={id} isChosen={chosen === null} onChoose={() => onChoose(null)}>
        {t`Laisser la ligne ouverte`}
      </Choice>
      {offered.map(({ text, isOwn }, index) => (
        <Choice
          key={text}
          id={`${id}-${index}`}
          group={id}
          isChosen={chosen === text}
          onChoose={() => onChoose(text)}
        >
          <span lang={language}>{text}</span>{' '}
          <Badge>{isOwn ? t`Votre phrase` : t`Échelle de restrictions`}</Badge>
        </Choice>
      ))}
    </fieldset>
  );
}

function Choice({
  id,
  group,
  isChosen,
  onChoose,
  children,
}: {
  readonly id: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="flex min-h-6 items-start gap-2">
      <input
        id={id}
        type="radio"
        name={group}
        className="mt-0.5 size-5 shrink-0"
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
