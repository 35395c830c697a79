import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Modules of white around a QR code, without which cameras do not find it. */
const QUIET = 4;

/** A text as a QR code, dark on white in both schemes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = encode(text, { border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <figure aria-label={label} className="shrink-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-control bg-white"
      >
        <path d={path} className="fill-black" />
      </svg>
    </figure>
  );
}
