import type { FaultRecord } from './fault-record.ts';
import { forgeAddresses, intrude } from './request-access.ts';
import { failTheModel } from './request-assistance.ts';
import { SKEWS, skewClocks } from './request-clocks.ts';
import { printHostileTexts } from './request-hostile-texts.ts';
import { sendHugeTexts } from './request-huge-texts.ts';
import { sendMalformed } from './request-imports.ts';
import { SPEECH, abuseMultipart } from './request-multipart.ts';
import { rollBack } from './request-rollback.ts';
import { onStage } from './request-stage.ts';
import type { RequestStage, Settings } from './request-stage.ts';
import { saveInTwoTabs, typeWhileSaving } from './request-versions.ts';

/** Picks the ordinary or the full number of trials. */
type Count = (few: number, many: number) => number;

interface RequestFaults {
  readonly numbers: readonly number[];
  readonly run: (count: Count) => Promise<readonly FaultRecord[]>;
}

type OfStage = (stage: RequestStage, count: Count) => Promise<FaultRecord>;

/** Faults that meet one server, one after the other. */
function onOneServer(
  numbers: readonly number[],
  faults: readonly OfStage[],
  settings: Settings = {},
): RequestFaults {
  return {
    numbers,
    run: (count) =>
      onStage(async (stage) => {
        const records: FaultRecord[] = [];
        for (const fault of faults) records.push(await fault(stage, count));
        return records;
      }, settings),
  };
}

/** The faults of the catalogue that come in by requests, each on a real server over HTTP. */
export const REQUEST_FAULTS: readonly RequestFaults[] = [
  onOneServer(
    [18, 19],
    [
      (stage, count) => saveInTwoTabs(stage, { drafts: count(5, 50) }),
      (stage, count) => typeWhileSaving(stage, { saves: count(9, 60), delayMs: count(100, 2_000) }),
    ],
  ),
  onOneServer([21], [(stage, count) => rollBack(stage, { drafts: count(3, 30) })]),
  {
    numbers: [22],
    run: async (count) => [await skewClocks(SKEWS.slice(0, count(2, SKEWS.length)))],
  },
  onOneServer([23], [(stage, count) => sendMalformed(stage, { mutations: count(60, 1_000) })]),
  onOneServer(
    [24],
    [(stage, count) => sendHugeTexts(stage, { allowed: count(2, 4), fills: count(0, 1) === 1 })],
  ),
  onOneServer([25], [(stage, count) => printHostileTexts(stage, { rounds: count(1, 12) })]),
  onOneServer([26], [(stage, count) => abuseMultipart(stage, { rounds: count(1, 5) })], SPEECH),
  onOneServer([27], [(stage) => intrude(stage)]),
  onOneServer([27], [(stage) => forgeAddresses(stage)], { CONSTAT_TRUST_PROXY: '0' }),
  {
    numbers: [29],
    run: async (count) => [await failTheModel({ rounds: count(1, 5), waits: count(0, 1) === 1 })],
  },
];
