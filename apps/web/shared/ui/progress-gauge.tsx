import type { ReactNode } from 'react';

const CENTRE = 24;
const RADIUS = 20;

function pointAt(fraction: number, radius: number): string {
  const angle = Math.PI * Math.min(Math.max(fraction, 0), 1);
  return `${CENTRE - Math.cos(angle) * radius} ${CENTRE - Math.sin(angle) * radius}`;
}

/** A goniometer opened as far as the report is filled, 0 to 1. Decorative: the words stand beside it. */
export function ProgressGauge({
  fraction,
  className,
}: {
  readonly fraction: number;
  readonly className?: string;
}): ReactNode {
  return (
    <svg viewBox="0 0 48 29" aria-hidden="true" className={className}>
      <path d="M 4 24 A 20 20 0 0 1 44 24" className="fill-none stroke-line" strokeWidth="4" />
      <path
        d={`M 4 24 A ${RADIUS} ${RADIUS} 0 0 1 ${pointAt(fraction, RADIUS)}`}
        className="fill-none stroke-accent"
        strokeWidth="4"
      />
      <path
        d={`M 7 24 L 24 24 L ${pointAt(fraction, 15)}`}
        className="fill-none stroke-ink"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={CENTRE} cy="24" r="2.75" className="fill-ink" />
    </svg>
  );
}
