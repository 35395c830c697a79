import { useState } from 'react';
import type { WordCorrection } from '@constat/contract';
import { countCorrection, refuseCorrection } from '../../../shared/vocabulary-api.ts';

export interface OfferedEntry {
  /** A correction made so often that it is worth an entry; null for none. */
  readonly offer: WordCorrection | null;
  /** Has one more correction counted. */
  readonly count: (correction: WordCorrection) => void;
  /** Has the offered one never offered again. */
  readonly refuse: () => void;
  readonly close: () => void;
}

/** Corrections of a review, counted on the server; what cannot be counted now is not offered later for it. */
export function useOfferedEntry(): OfferedEntry {
  const [offer, setOffer] = useState<WordCorrection | null>(null);
  const close = () => setOffer(null);
  return {
    offer,
    count: (correction) =>
      void countCorrection(correction).then(
        (isOffered) => {
          if (isOffered) setOffer(correction);
        },
        () => undefined,
      ),
    refuse: () => {
      if (offer !== null) void refuseCorrection(offer).catch(() => undefined);
      close();
    },
    close,
  };
}
