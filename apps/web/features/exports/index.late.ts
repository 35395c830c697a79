/** The dialogs of the exports and the review, fetched after the form has been drawn. */
export { ExportDialogs } from './export-dialogs.tsx';
export { placeKey } from './issue-lists.tsx';
export type { ShowPlace } from './issue-lists.tsx';
export { PointLine } from './review/point-line.tsx';
export { ReviewPage } from './review/review-page.tsx';
export { useShownPages } from './use-shown-pages.ts';
export { useStoredPages } from './use-stored-pages.ts';
