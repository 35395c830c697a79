/** The signature and what follows it, fetched after the form has been drawn. */
export { SignedReportActions } from './signed-report-actions.tsx';
export { SignDialog } from './lazy-sign-dialog.ts';
export { SignAction } from './sign-action.tsx';
export type { SignBlock } from './sign-action.tsx';
export { SignedBanner } from './signed-banner.tsx';
export { TermLine } from './term-line.tsx';
export { VersionChain } from './version-chain.tsx';
