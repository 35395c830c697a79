import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SaidOfCell } from './speech-view.ts';

/** Of a long utterance, so much is shown before and after the words of the cell, in UTF-16 units. */
const SHOWN_AROUND = 40;

/** Between a cell and its words, in pixels. */
const GAP = 6;

/** The words of a cell within those around them. */
function excerptOf({ words, from, to }: SaidOfCell): Record<'before' | 'own' | 'after', string> {
  const start = from <= SHOWN_AROUND ? 0 : words.indexOf(' ', from - SHOWN_AROUND) + 1;
  const end = words.length - to <= SHOWN_AROUND ? words.length : words.lastIndexOf(' ', to + SHOWN_AROUND);
  return {
    before: `${start > 0 ? '… ' : ''}${words.slice(start, from)}`,
    own: words.slice(from, to),
    after: `${words.slice(to, end)}${end < words.length ? ' …' : ''}`,
  };
}

/** The field of a control of the form. */
function fieldOf(target: EventTarget | null): string | null {
  const control = target instanceof Element ? target.closest('#main [name]') : null;
  return control?.getAttribute('name') ?? null;
}

/** The field that the pointer is over and the one that has the focus; a focus puts the pointer out of mind. */
function usePointedFields(): readonly [
  { readonly focus: string | null; readonly pointer: string | null },
  () => void,
] {
  const [pointed, setPointed] = useState<{ readonly focus: string | null; readonly pointer: string | null }>(
    () => ({
      focus: fieldOf(document.activeElement),
      pointer: null,
    }),
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const set = (change: Partial<typeof pointed>): void => setPointed((before) => ({ ...before, ...change }));
    const focus = ({ target }: FocusEvent): void => set({ focus: fieldOf(target), pointer: null });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', () => set({ focus: null }), { signal });
    document.addEventListener('pointerover', ({ target }) => set({ pointer: fieldOf(target) }), { signal });
    return () => stop.abort();
  }, []);
  return [pointed, () => setPointed({ focus: null, pointer: null })];
}

/** What was said for the cell that has the focus or is pointed at, beside it; Escape hides it. */
export function WordsOfCell({
  said,
  language,
}: {
  readonly said: ReadonlyMap<string, SaidOfCell>;
  readonly language: 'fr' | 'en';
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [{ focus, pointer }, hide] = usePointedFields();
  const field = pointer !== null && said.has(pointer) ? pointer : focus;
  const words = useRef<HTMLDivElement>(null);
  const shown = field === null ? undefined : said.get(field);
  useLayoutEffect(() => {
    const element = words.current;
    const control = field === null || shown === undefined ? null : document.getElementById(field);
    if (element === null || control === null) return undefined;
    const follow = (): void => {
      const { left, top, bottom } = control.getBoundingClientRect();
      const strip = document.querySelector('[data-form-strip]')?.getBoundingClientRect();
      const room = (strip?.top ?? window.innerHeight) - bottom;
      const height = element.offsetHeight;
      element.style.top = `${room > height + GAP ? bottom + GAP : top - GAP - height}px`;
      element.style.left = `clamp(0.5rem, ${left}px, calc(100vw - 21rem))`;
    };
    follow();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
    window.addEventListener('resize', follow, { signal });
    const describers = (): readonly string[] =>
      (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id);
    control.setAttribute('aria-describedby', [...describers(), id].join(' '));
    return () => {
      stop.abort();
      const others = describers().join(' ');
      if (others === '') control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', others);
    };
  }, [field, shown, id]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
  if (shown === undefined) return null;
  const { before, own, after } = excerptOf(shown);
  return createPortal(
    <div
      ref={words}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed z-20 w-max max-w-80 rounded-control border border-line-strong bg-surface px-2 py-1 text-sm shadow-lift print:hidden"
    >
      {t`Dit :`}{' '}
      <span lang={language}>
        {before}
        <b className="text-accent-text">{own}</b>
        {after}
      </span>
    </div>,
    document.body,
  );
}
