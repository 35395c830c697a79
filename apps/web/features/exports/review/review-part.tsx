import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';

/** The parts of the review, as anchors of its page. */
export const PART_IDS = {
  mandate: 'review-mandate',
  contradictions: 'review-contradictions',
  unconfirmed: 'review-unconfirmed',
  notPrinted: 'review-not-printed',
  spoken: 'review-spoken',
  blanks: 'review-blanks',
  words: 'review-words',
  glyphs: 'review-glyphs',
} as const;

export type PartName = keyof typeof PART_IDS;

/** Brings a part of the review before the physician; the keyboard goes on from its heading. */
export function showPart(name: PartName): void {
  const part = document.getElementById(PART_IDS[name]);
  part?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const heading = part?.querySelector<HTMLElement>('h3');
  if (heading === null || heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A part of the review under its heading. */
export function ReviewPart({
  name,
  title,
  badge,
  look = 'warn',
  note,
  children,
}: {
  readonly name: PartName;
  readonly title: string;
  /** What is counted in it; null for nothing. */
  readonly badge: ReactNode;
  readonly look?: 'warn' | 'danger' | 'neutral' | 'ok';
  readonly note?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section
      id={PART_IDS[name]}
      aria-labelledby={`${PART_IDS[name]}-title`}
      className="min-w-0 scroll-mt-[calc(var(--bar-height)-4rem)]"
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3
          id={`${PART_IDS[name]}-title`}
          tabIndex={-1}
          className="font-serif text-lg leading-6 font-semibold outline-none"
        >
          {title}
        </h3>
        {badge !== null && (
          <Badge look={look} className="print:border print:border-line">
            {badge}
          </Badge>
        )}
      </div>
      {note !== undefined && <p className="mb-1 text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
