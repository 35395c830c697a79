import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

const STOPS = ':is(a[href], button, select, input):not(:disabled, [tabindex="-1"])';

/** The controls that the keyboard can reach, in order. */
function stopsIn(toolbar: HTMLElement): readonly HTMLElement[] {
  return Array.from(toolbar.querySelectorAll<HTMLElement>(STOPS)).filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.offsetWidth > 0,
  );
}

/**
 * Controls that take one place in the order of Tab: the arrows, Home and End lead from one to the next, and Tab out of them
 * all (the toolbar of the ARIA practices). Whoever comes back to it comes back to the control that was left.
 */
export function Toolbar({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const move = (event: KeyboardEvent): void => {
    const element = toolbar.current;
    if (element === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = stopsIn(element);
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (at === -1) return;
    if (event.key === 'Tab') {
      // From the one at the edge, the browser's own Tab goes on to what stands outside.
      const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
      const from = document.activeElement;
      edge?.focus({ preventScroll: true });
      last.current = from;
      return;
    }
    const to = {
      ArrowRight: stops[at + 1] ?? stops[0],
      ArrowLeft: stops.at(at - 1),
      Home: stops[0],
      End: stops.at(-1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDownCapture={move}
      onFocus={({ relatedTarget, target }) => {
        const element = toolbar.current;
        const isFromOutside = !(relatedTarget instanceof Node && element?.contains(relatedTarget) === true);
        const kept = last.current;
        if (!isFromOutside || element === null || kept === target || !target.matches(':focus-visible'))
          return;
        last.current = null;
        if (kept instanceof HTMLElement && stopsIn(element).includes(kept)) kept.focus();
      }}
    >
      {children}
    </div>
  );
}
