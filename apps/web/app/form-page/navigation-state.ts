import { useState, useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from '../../shared/device/page-device.ts';

const COLLAPSED_KEY = 'constat_form_navigation';
const OVER_FORM = '(width < 80rem)';

/** True where the navigation and the measuring grid have no room side by side. */
export function isOverForm(): boolean {
  return window.matchMedia(OVER_FORM).matches;
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(OVER_FORM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where two things of the form have no room side by side; follows the window. */
export const useIsOverForm = (): boolean => useSyncExternalStore(onWidth, isOverForm);

/**
 * Whether the navigation of the form is folded: as the physician left it, and always at first where it lies over the form.
 * @param isCrowded something else stands beside the form, so that the navigation is folded at first
 */
export function useNavigationState(isCrowded: boolean): {
  readonly isCollapsed: boolean;
  readonly toggle: () => void;
} {
  const isOver = useIsOverForm();
  const isFoldedAtFirst = isCrowded || isOver;
  const startOf = (): { readonly isFoldedAtFirst: boolean; readonly isCollapsed: boolean } => ({
    isFoldedAtFirst,
    isCollapsed: isFoldedAtFirst || readSetting(COLLAPSED_KEY) === 'collapsed',
  });
  const [kept, setKept] = useState(startOf);
  const state = kept.isFoldedAtFirst === isFoldedAtFirst ? kept : startOf();
  if (state !== kept) setKept(state);
  const { isCollapsed } = state;
  return {
    isCollapsed,
    toggle: () => {
      if (!isFoldedAtFirst) writeSetting(COLLAPSED_KEY, isCollapsed ? null : 'collapsed');
      setKept({ isFoldedAtFirst, isCollapsed: !isCollapsed });
    },
  };
}
