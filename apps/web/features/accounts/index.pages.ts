/** What the pages about accounts are made of. */
export { AccountLink } from './account-link.tsx';
export { AccountsCard } from './accounts-card.tsx';
export { AdministrationLink } from './administration-link.tsx';
export { ChoosePasswordScreen } from './choose-password-screen.tsx';
export { ErasuresCard } from './erasure/erasures-card.tsx';
export { OwnErasureCard } from './erasure/own-erasure-card.tsx';
export { RetentionCard } from './erasure/retention-card.tsx';
export { OwnSignIn } from './own-sign-in.tsx';
export { RecoverySheetState } from './recovery-sheet-state.tsx';
export { RecoverySheet } from './recovery-sheet.tsx';
export { SessionsCard } from './sessions-card.tsx';
export { SetUpScreen } from './set-up-screen.tsx';
