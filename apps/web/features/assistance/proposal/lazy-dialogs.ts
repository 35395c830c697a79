import { lazyDialog } from '../../../shared/ui/lazy-part.ts';

// The dialogs bring the check of facts with them.
export const TextProposalDialog = lazyDialog(
  async () => (await import('./text-proposal-dialog.tsx')).TextProposalDialog,
);

export const PhraseDialog = lazyDialog(
  async () => (await import('../phrases/phrase-dialog.tsx')).PhraseDialog,
);

export const LimitationDialog = lazyDialog(
  async () => (await import('../limitations/limitation-dialog.tsx')).LimitationDialog,
);

export const ConclusionDialog = lazyDialog(
  async () => (await import('../conclusion/conclusion-dialog.tsx')).ConclusionDialog,
);

export const DistributionDialog = lazyDialog(
  async () => (await import('../follow-up/distribution-dialog.tsx')).DistributionDialog,
);
