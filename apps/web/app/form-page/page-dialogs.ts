import type { ReactNode } from 'react';
import { createLazyPart, useLazyPart } from '../../shared/ui/lazy-part.ts';
import type { AllDialogsProps } from './all-dialogs.tsx';

// The form is drawn and typed in without them; they come right after it.
const dialogs = createLazyPart(async () => (await import('./all-dialogs.tsx')).AllDialogs);

/** The dialogs of the form page; at most one is open. */
export function PageDialogs(props: AllDialogsProps): ReactNode {
  const { dialog, close, exports } = props.acts;
  const isWanted = dialog !== null || exports.asked !== null || exports.areOptionsOpen;
  return useLazyPart(dialogs, props, isWanted, () => {
    close();
    exports.dismiss();
    exports.showOptions(false);
  });
}
