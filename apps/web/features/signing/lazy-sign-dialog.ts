import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';
import type { SignDialogProps } from './sign-dialog.tsx';

/** The dialog in which a report is signed, fetched when it is first asked for. */
export const SignDialog = lazyDialog<SignDialogProps>(async () => {
  const [module] = await Promise.all([import('./sign-dialog.tsx'), loadCatalogues(['signing'])]);
  return module.SignDialog;
});
