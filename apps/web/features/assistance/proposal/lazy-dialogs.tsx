import { lazy } from 'react';

/** The dialogs bring the check of facts with them: they are fetched when the first one opens. */
export const TextProposalDialog = lazy(async () => ({
  default: (await import('./text-proposal-dialog.tsx')).TextProposalDialog,
}));

export const ConclusionDialog = lazy(async () => ({
  default: (await import('../conclusion/conclusion-dialog.tsx')).ConclusionDialog,
}));

export const DistributionDialog = lazy(async () => ({
  default: (await import('../follow-up/distribution-dialog.tsx')).DistributionDialog,
}));
