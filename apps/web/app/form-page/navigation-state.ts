import { useEffect, useState } from 'react';
import { readSetting, writeSetting } from '../../shared/device/page-device.ts';

const COLLAPSED_KEY = 'constat_form_navigation';
const OVER_FORM = '(width < 80rem)';

/** True where the navigation and the measuring grid have no room side by side. */
export function isOverForm(): boolean {
  return window.matchMedia(OVER_FORM).matches;
}

const isCollapsedAtRest = (isCrowded: boolean): boolean =>
  isCrowded || readSetting(COLLAPSED_KEY) === 'collapsed' || isOverForm();

/**
 * Whether the navigation of the form is folded: as the physician left it, and always at first where it lies over the form.
 * @param isCrowded something else stands beside the form, so that the navigation is folded at first
 */
export function useNavigationState(isCrowded: boolean): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(() => isCollapsedAtRest(isCrowded));
  useEffect(() => {
    const width = window.matchMedia(OVER_FORM);
    const look = (): void => setCollapsed(isCollapsedAtRest(isCrowded));
    look();
    width.addEventListener('change', look);
    return () => width.removeEventListener('change', look);
  }, [isCrowded]);
  return {
    isCollapsed,
    toggle: () => {
      if (!isOverForm() && !isCrowded) writeSetting(COLLAPSED_KEY, isCollapsed ? null : 'collapsed');
      setCollapsed(!isCollapsed);
    },
  };
}
