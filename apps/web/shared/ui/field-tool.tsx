import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element after the text of a field in which its tools stand. */
export const FieldToolTray = createContext<HTMLElement | null>(null);

/**
 * What acts on the text of a field: it stands with the other tools of that field, after the text in the order of Tab.
 * Outside of a field it stands where it is written.
 */
export function FieldTool({ children }: { readonly children: ReactNode }): ReactNode {
  const tray = useContext(FieldToolTray);
  return tray === null ? children : createPortal(children, tray);
}
