import type { ExportedReport } from '@constat/report/document';
import type { ReportMeta } from '@constat/report/rules';
import { useState } from 'react';
import { createLazy } from '../../../shared/ui/lazy-part.ts';
import type { ReportPlace } from '../records/records-api.ts';
import { readRecordings } from './spoken-facts-api.ts';
import type { SpokenRecord } from './spoken-lines.ts';

// It needs the lexicon of facts, which is fetched when there is a recording.
const lines = createLazy(() => import('./spoken-lines.ts'));

/** A report whose language is known. */
export type SpokenReport = ExportedReport & { readonly meta: Pick<ReportMeta, 'reportLanguage'> };

/** What was said and is not in the report, as it was found last. */
export interface FoundSpokenFacts {
  readonly records: readonly SpokenRecord[];
  /** Recordings that could not be read. */
  readonly unread: number;
}

export interface SpokenFactsState {
  readonly found: FoundSpokenFacts;
  /** Looks again; true when something is to be shown. Whatever fails shows nothing. */
  readonly look: (place: ReportPlace, report: SpokenReport) => Promise<boolean>;
}

const NOTHING: FoundSpokenFacts = { records: [], unread: 0 };

/** The facts spoken in the recordings of a report that it does not hold. */
export function useSpokenFacts(): SpokenFactsState {
  const [found, setFound] = useState(NOTHING);
  return {
    found,
    look: async (place, report) => {
      setFound(NOTHING);
      try {
        const { recordings, unread } = await readRecordings(place);
        if (recordings.length === 0 && unread === 0) return false;
        const { findSpokenLines } = await lines.fetch();
        const records = findSpokenLines(recordings, report);
        setFound({ records, unread });
        return records.length > 0;
      } catch {
        return false;
      }
    },
  };
}
