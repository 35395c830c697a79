import { RESTRICTION_CLASSES, proposePhrases } from '@constat/assistance/phrase-book';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases.ts';

/** The phrases that name a class of the restriction scale, by class: the physician's own, then those of the scale. */
export function ClassList({
  language,
  accepted,
  onChoose,
}: {
  readonly language: 'fr' | 'en';
  readonly accepted: string;
  readonly onChoose: (sentence: string) => boolean;
}): ReactNode {
  const { t } = useLingui();
  const { data: book = [] } = usePhrases();
  const phrases = proposePhrases(
    book.filter((phrase) => phrase.language === language),
    { accepted, language },
  );
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-8 font-semibold max-sm:min-h-11">{t`Par classe de restrictions (0 à 4)`}</summary>
      <p className="mt-1 text-sm text-muted">
        {t`D’après l’échelle de l’IRSST (B-023, 1991), lue dans des sources secondaires : à vérifier avant de signer. Vos phrases viennent d’abord.`}
      </p>
      {RESTRICTION_CLASSES.map((restriction) => (
        <section key={restriction} aria-label={t`Classe ${restriction}`} className="mt-3">
          <h3 className="mb-1 font-semibold">{t`Classe ${restriction}`}</h3>
          <ul className="space-y-2">
            {phrases
              .filter((phrase) => phrase.restriction === restriction)
              .map(({ text, isOwn }) => (
                <li key={`${isOwn} ${text}`}>
                  <button
                    type="button"
                    lang={language}
                    className="w-full rounded-control border border-line px-3 py-2 text-left hover:border-accent hover:bg-sunken"
                    onClick={() => onChoose(text)}
                  >
                    {text}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
