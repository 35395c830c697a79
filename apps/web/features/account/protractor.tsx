import type { ReactNode } from 'react';

const CENTRE = 250;
const RADIUS = 230;

function pointAt(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE - Math.cos(angle) * radius, CENTRE - Math.sin(angle) * radius];
}

function tick(degrees: number): ReactNode {
  const length = degrees % 30 === 0 ? 20 : degrees % 10 === 0 ? 14 : 7;
  const [x1, y1] = pointAt(degrees, RADIUS);
  const [x2, y2] = pointAt(degrees, RADIUS - length);
  return <line key={degrees} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

function figure(degrees: number): ReactNode {
  const [x, y] = pointAt(degrees, RADIUS - 38);
  return (
    <text key={degrees} x={x} y={y + 5} textAnchor="middle">
      {degrees}
    </text>
  );
}

/** The arm stands at the knee's reference flexion. */
const READING = 135;

/** A goniometer, the instrument of the examination. Decorative. */
export function Protractor({ className }: { readonly className?: string }): ReactNode {
  const [armX, armY] = pointAt(READING, RADIUS - 52);
  const [arcX, arcY] = pointAt(READING, 78);
  return (
    <svg viewBox="0 0 500 300" aria-hidden="true" className={className}>
      <path
        d={`M 20 ${CENTRE} A ${RADIUS} ${RADIUS} 0 0 1 480 ${CENTRE}`}
        className="fill-surface stroke-line"
      />
      <g className="stroke-line-strong" strokeWidth="1">
        {Array.from({ length: 91 }, (_, index) => tick(index * 2))}
      </g>
      <g className="fill-muted text-[13px] tabular-nums">{[0, 30, 60, 90, 120, 150, 180].map(figure)}</g>
      <path
        d={`M ${CENTRE - 78} ${CENTRE} A 78 78 0 0 1 ${arcX} ${arcY}`}
        className="fill-none stroke-focus"
        strokeWidth="3"
      />
      <g className="stroke-accent" strokeLinecap="round">
        <line x1={CENTRE} y1={CENTRE} x2="72" y2={CENTRE} strokeWidth="9" />
        <line x1={CENTRE} y1={CENTRE} x2={armX} y2={armY} strokeWidth="9" />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="15" className="fill-accent" />
      <circle cx={CENTRE} cy={CENTRE} r="5" className="fill-on-accent" />
    </svg>
  );
}
