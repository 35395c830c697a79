import { SECTIONS } from '@constat/report/catalogue';
import type { AnchorId, Localized } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../shared/i18n/localized.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { selectClass } from '../../../shared/ui/controls.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

interface Anchor {
  readonly id: AnchorId;
  readonly number: string;
  readonly title: Localized;
}

const SECTION_C: Anchor = {
  id: 'sectionC',
  number: 'C',
  title: { fr: 'Contenu de l’évaluation', en: 'Evaluation content' },
};

const FIRST_NUMBERED = SECTIONS.findIndex((section) => section.number === '1');

/** Everywhere that one can jump to, in order of the page. */
const ANCHORS: readonly Anchor[] = [
  ...SECTIONS.slice(0, FIRST_NUMBERED),
  SECTION_C,
  ...SECTIONS.slice(FIRST_NUMBERED),
];

/** The section that stands at the top of the window. */
function useCurrentSection(): AnchorId {
  const [current, setCurrent] = useState<AnchorId>('sectionA');
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) inView.add(entry.target.id);
          else inView.delete(entry.target.id);
        }
        const first = ANCHORS.find((anchor) => anchor.id !== 'sectionC' && inView.has(anchor.id));
        if (first !== undefined) setCurrent(first.id);
      },
      { rootMargin: '-15% 0px -65% 0px' },
    );
    for (const { id } of ANCHORS) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    // The last section is too short to reach the top of the window.
    const last = ANCHORS.at(-1);
    const atEnd = (): void => {
      const { scrollHeight } = document.documentElement;
      if (last !== undefined && window.scrollY + window.innerHeight >= scrollHeight - 2) setCurrent(last.id);
    };
    document.addEventListener('scrollend', atEnd);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', atEnd);
    };
  }, []);
  return current;
}

/** Links to the sections; the one being read is marked. */
export function SectionLinks(): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const current = useCurrentSection();
  return (
    <nav aria-label={t`Sections du rapport`}>
      <ul>
        {ANCHORS.map(({ id, number, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToAnchor(id);
              }}
              className={classNames(
                'flex min-h-7 items-baseline gap-2 rounded-control border-l-2 px-2 py-0.5 text-sm leading-snug',
                id === current
                  ? 'border-accent bg-accent-soft font-semibold text-accent-text'
                  : 'border-transparent text-ink hover:bg-accent-soft',
              )}
            >
              <span className="w-5 shrink-0 text-right font-serif text-muted tabular-nums">{number}</span>
              <span>{localized(title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same jump for narrow screens, as one native list. */
export function SectionJump(): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  return (
    <select
      aria-label={t`Aller à la section`}
      value=""
      onChange={(event) => scrollToAnchor(event.currentTarget.value)}
      className={classNames(selectClass, 'w-auto max-w-36 min-h-8 py-0.5 text-sm')}
    >
      <option value="">{t`Aller à…`}</option>
      {ANCHORS.map(({ id, number, title }) => (
        <option key={id} value={id}>
          {number}. {localized(title)}
        </option>
      ))}
    </select>
  );
}
