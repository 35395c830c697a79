import type { Block, FieldId, RegionId } from '@constat/report/catalogue';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../../../shared/ui/lazy-part.ts';
import { useRememberedHeight } from './remembered-height.ts';

/** Where a row stands beside its name, in pixels; below it in a narrower window (measuring-grid.css). */
const WIDE = 896;
/** Height of a row, in pixels, about. */
const ROW_HEIGHT = { wide: 45, narrow: 100 };

/** The height that a region takes about, where this tab has not shown it before. */
function guessHeight(blocks: readonly Block<FieldId>[]): number {
  const rows = blocks.reduce(
    (sum, block) => sum + (block.kind === 'table' ? block.rows.length + 1 : block.kind === 'fields' ? 2 : 1),
    0,
  );
  return rows * (window.innerWidth < WIDE ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide);
}

/** True in a browser that keeps in place what is read while something above it gets another height. */
const IS_ANCHORED = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');

const waiting: (() => void)[] = [];

/** Acts when the page is idle, one act a frame. Returns what calls it off. */
function inTurn(act: () => void): () => void {
  const next = (): void => {
    whenIdle(() => {
      waiting.shift()?.();
      if (waiting.length > 0) requestAnimationFrame(next);
    });
  };
  waiting.push(act);
  if (waiting.length === 1) next();
  return () => {
    const place = waiting.indexOf(act);
    // Its turn may be the one that is under way: it passes without the act.
    if (place >= 0) waiting[place] = () => undefined;
  };
}

/**
 * The fields of a region. What is out of sight is laid out when the page is idle, not before the form can be used; until
 * then its height is the one remembered, or a guess.
 */
export function RegionFields({
  region,
  id,
  isShown,
  blocks,
  children,
}: {
  readonly region: RegionId;
  readonly id: string;
  readonly isShown: boolean;
  readonly blocks: readonly Block<FieldId>[];
  readonly children: ReactNode;
}): ReactNode {
  const { element, height } = useRememberedHeight<HTMLDivElement>(region);
  const [isLaidOut, setLaidOut] = useState(!IS_ANCHORED);
  useEffect(() => (isLaidOut ? undefined : inTurn(() => setLaidOut(true))), [isLaidOut]);
  return (
    <div
      ref={element}
      id={id}
      hidden={!isShown}
      className={isLaidOut ? undefined : '[content-visibility:auto] print:[content-visibility:visible]'}
      style={isLaidOut ? undefined : { containIntrinsicHeight: `${height ?? guessHeight(blocks)}px` }}
    >
      {children}
    </div>
  );
}
