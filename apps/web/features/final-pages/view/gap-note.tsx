import type { Localised } from '@constat/report/catalogue';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import type { Gap } from '../places/find-gaps.ts';
import { heightOf } from '../places/page-layout.ts';
import type { PageLayout } from '../places/page-layout.ts';

/** Titles named before the rest is counted. */
const NAMED = 2;

function useTitle(titles: readonly Localised[]): string {
  const { t } = useLingui();
  const localised = useLocalised();
  // One more is named rather than counted.
  if (titles.length <= NAMED + 1) return titles.map(localised).join(', ');
  const named = titles.slice(0, NAMED).map(localised).join(', ');
  const rest = titles.length - NAMED;
  return t`${named} et ${rest} autres`;
}

/** Says where it would stand what the form holds and the page lacks; a press leads to it. */
export function GapNote({
  gap,
  layout,
  onGoTo,
}: {
  readonly gap: Gap;
  readonly layout: PageLayout;
  readonly onGoTo: (source: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const { reason, fields, at } = gap;
  const title = useTitle(gap.titles);
  const count = fields.length;
  const texts = {
    unconfirmed: (): string =>
      plural(count, {
        one: '# valeur à confirmer, absente du rapport',
        other: '# valeurs à confirmer, absentes du rapport',
      }),
    'region-not-examined': (): string =>
      plural(count, {
        one: '# valeur écrite, région non examinée, absente du rapport',
        other: '# valeurs écrites, région non examinée, absentes du rapport',
      }),
    'word-only': (): string => t`imprimé dans Word et dans la copie signée`,
    'headings-only': (): string => t`titres sans texte, absents du rapport`,
  };
  // Where the page is drawn so small that the whole would lie over its words.
  const shortTexts = {
    unconfirmed: (): string => t`${count} à confirmer`,
    'region-not-examined': (): string => t`${count} non imprimés`,
    'word-only': (): string => t`Word et copie signée`,
    'headings-only': (): string => t`non imprimés`,
  };
  const text = texts[reason]();
  const [first = ''] = fields;
  return (
    <li
      className="fp-gap"
      data-beside-words={at.beside === null ? undefined : ''}
      style={{ top: `${heightOf(layout, at)}px` }}
    >
      <button type="button" aria-label={`${t`${title}\u00A0:`} ${text}`} onClick={() => onGoTo(first)}>
        <span>
          <span className="fp-gap-whole">
            {at.beside !== 'own-title' && <>{t`${title}\u00A0:`} </>}
            {text}
          </span>
          <span className="fp-gap-short">{shortTexts[reason]()}</span>
        </span>
      </button>
    </li>
  );
}
