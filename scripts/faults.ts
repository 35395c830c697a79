/**
 * `npm run faults`: kills a real browser in the middle of recordings, takes the network and the session away, and shows
 * what each cost. `npm run faults -- 5` kills five times instead of twenty. `npm run faults -- speech` sends damaged
 * recordings to the server and damages its model instead; it needs no browser.
 */
import { killDuringRecording, loseNetwork, loseSession, setStage } from '../faults/recordings.ts';
import type { FaultOutcome } from '../faults/recordings.ts';
import { damageModel, sendDamagedPieces } from '../faults/speech-faults.ts';
import { buildWeb } from './build-web.ts';

const DEFAULT_KILLS = 20;
/** The kills are spread over so much recorded time, in milliseconds, so that they meet parts at every stage of writing. */
const FIRST_MS = 6_000;
const SPREAD_MS = 2_500;

if (process.argv[2] === 'speech') {
  const records = [await sendDamagedPieces(), await damageModel()];
  for (const { number, name, trials, lost, duplicated, misplaced, silent, note: words } of records)
    console.log(
      `${number} ${name}: ${trials} trials, ${lost} lost, ${duplicated} duplicated, ${misplaced} misplaced, ${silent} silent; ${words}`,
    );
  process.exit(
    records.some(({ lost, duplicated, misplaced, silent }) => lost + duplicated + misplaced + silent > 0)
      ? 1
      : 0,
  );
}

const outcomes: FaultOutcome[] = [];

function note(outcome: FaultOutcome): void {
  outcomes.push(outcome);
  const { fault, recordedMs, lostMs, isTold, passed } = outcome;
  const told = isTold ? 'told' : 'SILENT';
  console.log(
    `${passed ? '✔' : '✖'} ${fault}: ${(recordedMs / 1000).toFixed(2)} s recorded, ${Math.round(lostMs)} ms lost, ${told}`,
  );
}

const kills = Number(process.argv[2] ?? DEFAULT_KILLS);
if (!Number.isInteger(kills) || kills < 1 || kills > 100) throw new Error('how many kills: 1 to 100');
buildWeb();
const stage = await setStage();
try {
  for (let kill = 0; kill < kills; kill += 1) {
    // Steps that share no divisor with a second: each kill comes at another moment of a part.
    const afterMs = FIRST_MS + ((kill * 1_370) % SPREAD_MS);
    note(await killDuringRecording(stage, afterMs));
  }
  for (const fault of [loseNetwork, loseSession]) note(await fault(stage));
} finally {
  await stage.close();
}
const lost = outcomes.slice(0, kills).map(({ lostMs }) => lostMs);
const mean = lost.reduce((sum, ms) => sum + ms, 0) / lost.length;
console.log(
  `${kills} kills: ${Math.round(mean)} ms lost on average, ${Math.round(Math.max(...lost))} ms at most`,
);
if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1;
