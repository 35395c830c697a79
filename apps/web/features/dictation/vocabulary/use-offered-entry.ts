import { isWorthAnEntry } from '@constat/dictation/vocabulary';
import { useState } from 'react';
import type { WordCorrection } from '@constat/contract';
import { countCorrection, refuseCorrection } from '../../../shared/vocabulary-api.ts';
import { LEXICONS } from './lexicons.ts';

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
export function useOfferedEntry(language: 'fr' | 'en'): OfferedEntry {
  const [offer, setOffer] = useState<WordCorrection | null>(null);
  const close = () => setOffer(null);
  const isOffered = async (correction: WordCorrection): Promise<boolean> => {
    const lexicon = await LEXICONS[language].fetch();
    const isWorth = isWorthAnEntry(correction, language, (form) => lexicon.isKnownWord(form));
    return isWorth && countCorrection(correction);
  };
  return {
    offer,
    count: (correction) =>
      void isOffered(correction).then(
        (isWanted) => {
          if (isWanted) setOffer(correction);
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
