import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { onBringForm } from '../../../features/report-form/index.ts';
import type { FormSearch } from '../../search-params.ts';

/** What stands in the middle of the page of a report: its form, or its review. */
export interface FormView {
  readonly isReview: boolean;
  readonly showReview: () => void;
  readonly showForm: () => void;
}

interface Watched {
  /** For the element around the form. */
  readonly onFocus: (event: FocusEvent) => void;
}

const nameOf = (isReview: boolean): 'review' | 'form' => (isReview ? 'review' : 'form');

/**
 * Whether the review is shown, as the address says: Back and Forward go between the two, and each comes back where it was
 * left. Whatever leads to a place of the form brings the form back.
 */
export function useFormView(search: FormSearch): FormView & Watched {
  const navigate = useNavigate();
  const router = useRouter();
  const asked = search.view === 'review';
  const [isReview, setReview] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // The address is changed a moment after the page, and by Back.
  if (followed !== asked) {
    setFollowed(asked);
    setReview(asked);
  }
  const shown = useRef(isReview);
  const places = useRef({ form: 0, review: 0 });
  const lastOfForm = useRef<HTMLElement>(null);
  const restored = useRef<number>(null);
  const isByAct = useRef(false);

  const show = useCallback(
    (next: boolean): void => {
      if (shown.current === next) return;
      places.current[nameOf(shown.current)] = window.scrollY;
      isByAct.current = true;
      flushSync(() => setReview(next));
      isByAct.current = false;
      void navigate({ to: '.', search: next ? { view: 'review' } : {}, resetScroll: false });
    },
    [navigate],
  );

  useLayoutEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    const top = places.current[nameOf(isReview)];
    window.scrollTo({ top, behavior: 'instant' });
    // The router brings back what it believes to be the place of that address.
    restored.current = isByAct.current ? null : top;
    const { activeElement, body } = document;
    if (isReview || (activeElement !== null && activeElement !== body)) return;
    const last = lastOfForm.current;
    const target = last?.isConnected === true ? last : document.querySelector<HTMLElement>('#main');
    target?.focus({ preventScroll: true });
  }, [isReview]);

  useEffect(() => {
    const stop = router.subscribe('onRendered', () => {
      const top = restored.current;
      restored.current = null;
      if (top === null) return;
      const restore = (): void => window.scrollTo({ top, behavior: 'instant' });
      restore();
      requestAnimationFrame(restore);
    });
    const keep = (): void => {
      places.current[nameOf(shown.current)] = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', keep);
    };
  }, [router]);

  useEffect(() => onBringForm(() => show(false)), [show]);

  return {
    isReview,
    showReview: useCallback(() => show(true), [show]),
    showForm: useCallback(() => show(false), [show]),
    onFocus: ({ target }) => {
      if (target instanceof HTMLElement) lastOfForm.current = target;
    },
  };
}
