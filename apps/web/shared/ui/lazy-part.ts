import { message } from '@constat/contract/messages';
import { createElement, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createStore, useStore } from '../external-store.ts';
import { currentLanguage } from '../i18n/language.ts';
import { showToast } from './toast.ts';

/** Code that is fetched apart from the screen that uses it. */
export interface Lazy<Value> {
  /** What was fetched, or null until it is there. */
  readonly get: () => Value | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it unless it is there or on its way. Rejects when that fails; the next call tries again. */
  readonly fetch: () => Promise<Value>;
}

/** A component that is fetched apart from the screen that shows it. */
export type LazyPart<Props> = Lazy<ComponentType<Props>>;

/** Wraps an import. */
export function createLazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  const store = createStore<Value | null>(null);
  let running: Promise<Value> | null = null;
  const fetch = async (): Promise<Value> => {
    try {
      const value = await load();
      store.set(value);
      return value;
    } finally {
      running = null;
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    fetch: () => {
      const value = store.get();
      return value === null ? (running ??= fetch()) : Promise.resolve(value);
    },
  };
}

/** Wraps the import of a component. */
export function createLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return createLazy(load);
}

/** Milliseconds after which what nobody waits for is fetched although the page is never idle. */
const LATEST = 2000;

/** Calls once the page has nothing better to do: what is drawn first comes first. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}

/** Milliseconds after which what could not be fetched is tried again. */
const AGAIN = { idle: 30_000, awaited: 3_000 } as const;

/** Fetches what nobody waits for yet, when the page is idle, until it is there. Returns what calls it off. */
function fetchLate(lazy: Lazy<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = (): void => undefined;
  const attempt = (): void => {
    callOff = whenIdle(() => {
      lazy.fetch().catch(() => {
        timer = setTimeout(attempt, AGAIN.idle);
      });
    });
  };
  attempt();
  return () => {
    callOff();
    clearTimeout(timer);
  };
}

/**
 * What the import gives, or null until it is there. It is fetched once the screen has been drawn, and after a failure
 * when the screen is drawn again.
 */
export function useLazy<Value>(lazy: Lazy<Value>): Value | null {
  const value = useStore(lazy);
  useEffect(() => (lazy.get() === null ? fetchLate(lazy) : undefined));
  return value;
}

/** Shows a lazy part, or nothing until it is there, which nobody waits for. */
export function useLatePart<Props extends object>(part: LazyPart<Props>, props: Props): ReactNode {
  const component = useLazy(part);
  return component === null ? null : createElement(component, props);
}

/**
 * Keeps what is typed out of the page behind a part that is awaited; the focus stays, so that the part can give it back.
 * Chords are let through: they are the browser's. Returns what ends it.
 */
function keepKeysOut(onEscape: () => void): () => void {
  const refuse = (event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onEscape();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const kinds = ['keydown', 'beforeinput'] as const;
  for (const kind of kinds) window.addEventListener(kind, refuse, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, refuse, { capture: true });
  };
}

/**
 * Shows a lazy part, or nothing until it is there. It is fetched once the screen around it has
 * been drawn. A wanted part that cannot be fetched is told of in a toast and given up, or tried again where it cannot be.
 * @param onGiveUp takes the wish back, so that it can be made again
 */
export function useLazyPart<Props extends object>(
  part: LazyPart<Props>,
  props: Props,
  isWanted: boolean,
  onGiveUp: (() => void) | undefined,
): ReactNode {
  const component = useStore(part);
  const isThere = component !== null;
  const giveUp = useRef(onGiveUp);
  useEffect(() => {
    giveUp.current = onGiveUp;
  });
  useEffect(() => {
    if (isThere) return;
    if (!isWanted) return fetchLate(part);
    let isCalledOff = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letIn = keepKeysOut(() => giveUp.current?.());
    const attempt = (isFirst: boolean): void => {
      part.fetch().catch(() => {
        if (isCalledOff) return;
        letIn();
        if (isFirst) showToast({ title: message('loadingError', currentLanguage()), look: 'destructive' });
        // What the page itself wants cannot be given up.
        if (giveUp.current === undefined) timer = setTimeout(attempt, AGAIN.awaited, false);
        else giveUp.current();
      });
    };
    attempt(true);
    return () => {
      isCalledOff = true;
      clearTimeout(timer);
      letIn();
    };
  }, [part, isThere, isWanted]);
  return component === null ? null : createElement(component, props);
}

/** A dialog that is rendered only while it is open, and whose code is fetched when it first is. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const part = createLazyPart(load);
  return function LazyDialog(props) {
    return useLazyPart(part, props, true, props.onClose);
  };
}
