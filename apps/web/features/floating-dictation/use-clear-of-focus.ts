import { useEffect, useState } from 'react';

/** The space left between the button and what it makes way for, in CSS pixels; the focus ring is in it. */
const GAP = 8;

/** The place where the button stands by itself, from the corner of the window. */
const HOME = '0px';

/** Where to move a floating element so that nothing of the control in use is under it: aside, else above. */
function wayAround(floating: HTMLElement): string {
  const control = document.querySelector('#main :focus')?.getBoundingClientRect();
  // Not its bounding box: that one moves with it.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  if (control === undefined || control.bottom + GAP <= top || control.top >= top + height) return HOME;
  if (control.right <= left) return HOME;
  const farLeft = window.innerWidth - width - left;
  if (farLeft + width <= control.left) return `${farLeft - left}px`;
  const above = control.top - GAP - height;
  return above < 0 ? HOME : `0px ${above - top}px`;
}

/** Keeps a floating element off the control that has the focus. Returns its `translate`. */
export function useClearOfFocus(floating: HTMLElement | null, isScrolling: boolean): string {
  const [translate, setTranslate] = useState(HOME);
  useEffect(() => {
    if (floating === null || isScrolling) return undefined;
    const place = (): void => {
      // A press on the button itself leaves it where it is.
      if (!floating.contains(document.activeElement)) setTranslate(wayAround(floating));
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(floating);
    const events = ['focusin', 'focusout', 'input'] as const;
    for (const event of events) document.addEventListener(event, place);
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      for (const event of events) document.removeEventListener(event, place);
      window.removeEventListener('resize', place);
    };
  }, [floating, isScrolling]);
  return translate;
}
