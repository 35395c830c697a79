import type { FaultRecord } from '../fault-record.ts';
import { forgeAddresses, intrude } from './access.ts';
import { failTheModel } from './assistance.ts';
import { SKEWS, skewClocks } from './clocks.ts';
import { printHostileTexts } from './hostile-texts.ts';
import { sendHugeTexts } from './huge-texts.ts';
import { sendMalformed } from './imports.ts';
import { SPEECH, abuseMultipart } from './multipart.ts';
import { rollBack } from './rollback.ts';
import { onSetup } from './request-setup.ts';
import type { RequestSetup, Settings } from './request-setup.ts';
import { saveInTwoTabs, typeWhileSaving } from './versions.ts';

/** Picks the ordinary or the full number of trials. */
type Count = (few: number, many: number) => number;

interface RequestFaults {
  readonly numbers: readonly number[];
  readonly run: (count: Count) => Promise<readonly FaultRecord[]>;
}

type OfSetup = (setup: RequestSetup, count: Count) => Promise<FaultRecord>;

/** Faults that meet one server, one after the other. */
function onOneServer(
  numbers: readonly number[],
  faults: readonly OfSetup[],
  settings: Settings = {},
): RequestFaults {
  return {
    numbers,
    run: (count) =>
      onSetup(async (setup) => {
        const records: FaultRecord[] = [];
        for (const fault of faults) records.push(await fault(setup, count));
        return records;
      }, settings),
  };
}

/** The faults of the catalogue that come in by requests, each on a real server over HTTP. */
export const REQUEST_FAULTS: readonly RequestFaults[] = [
  onOneServer(
    [18, 19],
    [
      (setup, count) => saveInTwoTabs(setup, { drafts: count(5, 50) }),
      (setup, count) => typeWhileSaving(setup, { saves: count(9, 60), delayMs: count(100, 2_000) }),
    ],
  ),
  onOneServer([21], [(setup, count) => rollBack(setup, { drafts: count(3, 30) })]),
  {
    numbers: [22],
    run: async (count) => [await skewClocks(SKEWS.slice(0, count(2, SKEWS.length)))],
  },
  onOneServer([23], [(setup, count) => sendMalformed(setup, { mutations: count(60, 1_000) })]),
  onOneServer(
    [24],
    [(setup, count) => sendHugeTexts(setup, { allowed: count(2, 4), fills: count(0, 1) === 1 })],
  ),
  onOneServer([25], [(setup, count) => printHostileTexts(setup, { rounds: count(1, 12) })]),
  onOneServer([26], [(setup, count) => abuseMultipart(setup, { rounds: count(1, 5) })], SPEECH),
  onOneServer([27], [(setup) => intrude(setup)]),
  onOneServer([27], [(setup) => forgeAddresses(setup)], { CONSTAT_TRUST_PROXY: '0' }),
  {
    numbers: [29],
    run: async (count) => [await failTheModel({ rounds: count(1, 5), waits: count(0, 1) === 1 })],
  },
];
