import type { ReactNode } from 'react';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { createLazyPart, useLazyPart } from '../../shared/ui/lazy-part.ts';
import type { AllDialogsProps } from './all-dialogs.tsx';

// The form is drawn and typed in without them; they come right after it.
const dialogs = createLazyPart(async () => {
  const [{ AllDialogs }] = await Promise.all([
    import('./all-dialogs.tsx'),
    loadCatalogues(['exports', 'report-sharing', 'saved-forms', 'recent-patients']),
  ]);
  return AllDialogs;
});

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
