import { DRAWN_SIGNATURE } from '@constat/contract/limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { isFull, pathOf, pointOn, withPoints } from './drawing.ts';
import type { Stroke } from './drawing.ts';

type Strokes = readonly Stroke[];

interface SignatureSheetProps {
  readonly strokes: Strokes;
  /** Given what to make of the strokes: several points may come before the page is drawn again. */
  readonly onChange: (change: (strokes: Strokes) => Strokes) => void;
}

/** A sheet to sign on with a pen, a finger or a mouse: white in both looks, as paper is. Takes the focus when it appears. */
export function SignatureSheet({ strokes, onChange }: SignatureSheetProps): ReactNode {
  const { t } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  /** The pointer that draws. */
  const pointer = useRef<number | null>(null);
  const { width, height } = DRAWN_SIGNATURE;
  useEffect(() => sheet.current?.focus(), []);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (pointer.current !== null || event.button !== 0 || isFull(strokes)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    const point = pointOn(event.currentTarget.getBoundingClientRect(), event);
    onChange((before) => [...before, [point]]);
  };
  const draw = (event: PointerEvent<HTMLElement>): void => {
    if (pointer.current !== event.pointerId) return;
    const place = event.currentTarget.getBoundingClientRect();
    // A pen says where it was more often than a page is drawn.
    const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = [...(steps.length === 0 ? [event] : steps)].map((step) => pointOn(place, step));
    onChange((before) => withPoints(before, points));
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (pointer.current === event.pointerId) pointer.current = null;
  };

  return (
    <figure
      ref={sheet}
      tabIndex={-1}
      aria-label={t`Feuille où signer`}
      className="relative max-w-xl cursor-crosshair touch-none rounded-control border border-line-strong bg-white select-none"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full">
        <path d={`M60 ${height * 0.75}H${width - 60}`} stroke="#8a8f98" strokeWidth={3} />
        <path
          d={pathOf(strokes.map((stroke) => (stroke.length === 1 ? [...stroke, ...stroke] : stroke)))}
          fill="none"
          stroke="#000"
          strokeWidth={8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </figure>
  );
}
