/** Signed reports: what the form needs to know of them. */
export { latestSigning, noteSeenForm, onSeenForm, seenForm } from './report-lock.ts';
export type { ReplacesNoticeProps } from './replaces-notice.tsx';
export type { SignedBannerProps } from './signed-banner.tsx';

/** The notice above a draft that is to replace a signed report. */
export const loadReplacesNotice = async () => (await import('./replaces-notice.tsx')).ReplacesNotice;
