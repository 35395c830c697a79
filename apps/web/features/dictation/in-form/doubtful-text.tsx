import { useLayoutEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FieldId } from '@constat/report/catalogue';
import type { DoubtfulWords } from './marked-words.ts';

/** What makes a copy of a text break its lines where the control does. */
const SAME = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontFeatureSettings',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'tabSize',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
] as const satisfies readonly (keyof CSSStyleDeclaration & keyof CSSProperties)[];

type TextControl = HTMLTextAreaElement | HTMLInputElement;

interface Place {
  readonly style: CSSProperties;
  readonly text: string;
}

function placeOver(control: TextControl): Place {
  const computed = getComputedStyle(control);
  const copied = Object.fromEntries(SAME.map((name) => [name, computed[name]]));
  return {
    text: control.value,
    style: {
      ...copied,
      left: control.offsetLeft + control.clientLeft,
      top: control.offsetTop + control.clientTop,
      width: control.clientWidth,
      height: control.clientHeight,
    },
  };
}

/** Follows the size, the text and the scrolling of a control. */
function usePlaceOver(control: TextControl): { readonly place: Place; readonly scroll: number } {
  const [place, setPlace] = useState(() => placeOver(control));
  const [scroll, setScroll] = useState(control.scrollTop);
  useLayoutEffect(() => {
    const look = (): void => setPlace(placeOver(control));
    const follow = (): void => setScroll(control.scrollTop);
    const sizes = new ResizeObserver(look);
    sizes.observe(control);
    control.addEventListener('input', look);
    control.addEventListener('scroll', follow);
    return () => {
      sizes.disconnect();
      control.removeEventListener('input', look);
      control.removeEventListener('scroll', follow);
    };
  }, [control]);
  return { place, scroll };
}

/** The doubtful words of one field, underlined in a layer over its control that takes no press. */
function Layer({
  control,
  doubts,
  current,
}: {
  readonly control: TextControl;
  readonly doubts: readonly DoubtfulWords[];
  readonly current: string | null;
}): ReactNode {
  const { place, scroll } = usePlaceOver(control);
  // What speech writes tells of no input.
  const text = control.value;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { id, start, end } of doubts.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start));
    pieces.push(
      <span key={id} className="spoken-doubt" data-current={id === current || undefined}>
        {text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute overflow-hidden text-transparent print:hidden"
      style={place.style}
    >
      <div className="break-words whitespace-pre-wrap" style={{ transform: `translateY(${-scroll}px)` }}>
        {pieces}
      </div>
    </div>
  );
}

/** The control and the element that the layer is put into, which it is placed by. */
function findControl(field: FieldId): { readonly control: TextControl; readonly parent: HTMLElement } | null {
  const control = document.getElementById(field);
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const parent = control?.parentElement ?? null;
  return isText && parent !== null ? { control, parent } : null;
}

function FieldDoubts(props: {
  readonly field: FieldId;
  readonly doubts: readonly DoubtfulWords[];
  readonly current: string | null;
}): ReactNode {
  const [found] = useState(() => findControl(props.field));
  const parent = found?.parent ?? null;
  useLayoutEffect(() => {
    if (parent === null || getComputedStyle(parent).position !== 'static') return undefined;
    parent.classList.add('relative');
    return () => parent.classList.remove('relative');
  }, [parent]);
  if (found === null) return null;
  return createPortal(
    <Layer control={found.control} doubts={props.doubts} current={props.current} />,
    found.parent,
  );
}

/** Marks doubtful words in the texts that they stand in. */
export function DoubtfulTexts({
  doubts,
  current,
}: {
  readonly doubts: readonly DoubtfulWords[];
  /** Id of the one that is looked at. */
  readonly current: string | null;
}): ReactNode {
  const fields = [...new Set(doubts.map(({ field }) => field))];
  return fields.map((field) => (
    <FieldDoubts
      key={field}
      field={field}
      doubts={doubts.filter((one) => one.field === field)}
      current={current}
    />
  ));
}
