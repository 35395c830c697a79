/**
 * `npm run faults`: does to a real server and a real browser what goes wrong in life, and prints one line for each fault
 * of the catalogue: trials, and what was lost, doubled, misplaced or not told. `npm run faults -- --full` makes as many
 * trials as the catalogue asks for; `npm run faults -- 4 35` runs these two, `npm run faults -- --draw` the short draw that
 * continuous integration runs, with the tests of the faults.
 */
import { startCluster } from '../apps/server/testing/start-cluster.ts';
import {
  cutLogAtEachFrame,
  fillTheDisk,
  holdTheDatabase,
  killWhileSaving,
  loseTheFile,
  setTheClock,
} from '../faults/server/database-faults.ts';
import type { FaultRecord } from '../faults/fault-record.ts';
import { PAGE_GROUPS } from '../faults/pages/page-faults.ts';
import {
  fullDevice,
  lostAnswers,
  openPartsSetup,
  poorNetwork,
  serverRestart,
} from '../faults/recording-parts/recording-parts-faults.ts';
import {
  killDuringRecording,
  loseNetwork,
  loseSession,
  openRecordingSetup,
} from '../faults/pages/killed-browser-recordings.ts';
import type { FaultOutcome, RecordingSetup } from '../faults/pages/killed-browser-recordings.ts';
import {
  killOneOfTwo,
  loseAnswers,
  restartDatabase,
  sendTenTimes,
  slowDown,
} from '../faults/server/server-faults.ts';
import { editAtTwoComputers } from '../faults/pages/two-computers.ts';
import { REQUEST_FAULTS } from '../faults/requests/request-faults.ts';
import { damageModel, sendDamagedPieces } from '../faults/server/speech-faults.ts';
import { buildTestServer } from './test/build-test-server.ts';
import { buildWeb } from './build/build-web.ts';
import { runVitest } from './test/run-vitest.ts';

process.env['TEST_SERVER'] = await buildTestServer();
const isFull = process.argv.includes('--full');
/** Those of which no test says as much. */
const DRAWN = [1, 2, 3, 4, 7, 8, 9, 11, 12, 16, 17, 20, 34, 35, 36, 37, 38, 39, 40, 41];
const asked = process.argv
  .slice(2)
  .flatMap((argument) => (argument.startsWith('--') ? [] : [Number(argument)]));
const isDraw = process.argv.includes('--draw');
const wanted = new Set(isDraw ? DRAWN : asked);
const count = (few: number, many: number): number => (isFull ? many : few);
/** The same of what takes long: a part of the few in the draw. */
const countLong = (drawn: number, few: number, many: number): number => (isDraw ? drawn : count(few, many));

/** The kills are spread over so much recorded time, in milliseconds, so that they meet parts at every setup of writing. */
const FIRST_KILL_MS = 6_000;
const SPREAD_MS = 2_500;
const A_MINUTE_MS = 60_000;

/** Faults that are shown elsewhere, or wait for what they are about. */
const ELSEWHERE: Readonly<Record<number, string>> = {
  26: 'archive bombs are sent by npm run corpus',
  28: 'waits for the limits of accounts',
  30: 'waits for the closed check of facts',
  42: 'crafted files are sent by npm run corpus',
};

interface Group {
  readonly numbers: readonly number[];
  readonly run: () => Promise<readonly FaultRecord[]>;
}

/** What became of recordings whose browser, network or session was taken away, in one record. */
function recordOf(number: number, name: string, outcomes: readonly FaultOutcome[]): FaultRecord {
  const most = Math.max(0, ...outcomes.map(({ lostMs }) => lostMs));
  return {
    number,
    name,
    trials: outcomes.length,
    lost: outcomes.filter(({ passed, isTold }) => !passed && isTold).length,
    duplicated: 0,
    misplaced: 0,
    silent: outcomes.filter(({ isTold }) => !isTold).length,
    note: `${Math.round(most)} ms of sound at most`,
  };
}

async function onSetup(
  work: (setup: RecordingSetup) => Promise<readonly FaultRecord[]>,
): Promise<readonly FaultRecord[]> {
  buildWeb();
  const setup = await openRecordingSetup();
  try {
    return await work(setup);
  } finally {
    await setup.close();
  }
}

async function killBrowsers(setup: RecordingSetup): Promise<FaultRecord> {
  const outcomes: FaultOutcome[] = [];
  for (let kill = 0; kill < countLong(2, 5, 20); kill += 1)
    // Steps that share no divisor with a second: each kill comes at another moment of a part.
    outcomes.push(await killDuringRecording(setup, FIRST_KILL_MS + ((kill * 1_370) % SPREAD_MS)));
  return recordOf(4, 'the browser is killed while recording', outcomes);
}

const GROUPS: readonly Group[] = [
  {
    numbers: [4],
    run: () => onSetup(async (setup) => [await killBrowsers(setup)]),
  },
  {
    numbers: [7, 11],
    run: () =>
      onSetup(async (setup) => [
        recordOf(7, 'the network is lost while recording', [await loseNetwork(setup)]),
        recordOf(11, 'the session ends while recording', [await loseSession(setup)]),
      ]),
  },
  { numbers: [1], run: async () => [await killWhileSaving(count(10, 500))] },
  { numbers: [2], run: async () => [await cutLogAtEachFrame(count(20, 60))] },
  { numbers: [12, 40], run: () => fillTheDisk(count(2, 5)) },
  { numbers: [38], run: async () => [await loseTheFile()] },
  { numbers: [39], run: async () => [await setTheClock()] },
  { numbers: [41], run: async () => [await holdTheDatabase(count(5_000, 30_000))] },
  {
    numbers: [1, 9, 16, 17],
    async run() {
      const cluster = await startCluster();
      if (cluster === null) return [];
      try {
        return [
          await killOneOfTwo(cluster, { kills: count(2, 6) }),
          await restartDatabase(cluster, { restarts: count(1, 3) }),
          await loseAnswers(cluster, { saves: count(6, 16) }),
          await slowDown(cluster, { delayMs: 300, saves: count(3, 6) }),
          await sendTenTimes(cluster, { keys: count(5, 20) }),
        ];
      } finally {
        await cluster.close();
      }
    },
  },
  {
    numbers: [8, 9, 34, 37],
    async run() {
      const setup = await openPartsSetup();
      try {
        return [
          await poorNetwork(setup, count(5, 30)),
          await lostAnswers(setup, count(5, 30)),
          await fullDevice(setup, count(5, 40)),
          await serverRestart(setup, count(1, 2), count(5_000, A_MINUTE_MS)),
        ];
      } finally {
        await setup.close();
      }
    },
  },
  {
    numbers: [20],
    async run() {
      buildWeb();
      return [await editAtTwoComputers(countLong(1, 2, 5))];
    },
  },
  { numbers: [35], run: async () => [await sendDamagedPieces()] },
  { numbers: [36], run: async () => [await damageModel()] },
  ...REQUEST_FAULTS.map(({ numbers, run }) => ({ numbers, run: () => run(count) })),
  ...PAGE_GROUPS.map(({ numbers, run }) => ({
    numbers,
    run() {
      buildWeb();
      return run(count, isWanted);
    },
  })),
];

let isWrong = false;

function print({ number, name, trials, lost, duplicated, misplaced, silent, note }: FaultRecord): void {
  const isClean = lost + duplicated + misplaced + silent === 0 && trials > 0;
  isWrong ||= !isClean;
  console.log(
    `${isClean ? '✔' : '✖'} ${String(number).padStart(2)} ${name}: ${trials} trials, ${lost} lost, ${duplicated} duplicated, ${misplaced} misplaced, ${silent} silent; ${note}`,
  );
}

/** A group that has not ended after this time hangs. In the draw the longest takes a minute, with `--full` hours. */
const LONGEST_MS = isFull ? 7_200_000 : isDraw ? 240_000 : 1_800_000;
let hasHung = false;

/** The records of a group; null when it hangs. The timer keeps this process going, which a lost answer would end in silence. */
async function within(limitMs: number, run: () => Promise<readonly FaultRecord[]>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where the group hangs, which is a fault like any other */
async function recordsOf({ run }: Group): Promise<readonly FaultRecord[]> {
  const records = await within(LONGEST_MS, run);
  if (records !== null) return records;
  hasHung = true;
  throw new Error(`it did not end within ${LONGEST_MS / 1000} s`);
}

const isWanted = (number: number): boolean => wanted.size === 0 || wanted.has(number);
for (const group of GROUPS) {
  const { numbers } = group;
  if (!numbers.some(isWanted)) continue;
  const begun = performance.now();
  try {
    for (const record of await recordsOf(group)) if (isWanted(record.number)) print(record);
  } catch (error) {
    isWrong = true;
    console.error(`✖ ${numbers.join(', ')} ended by an error:`, error);
  }
  console.log(`     ${Math.round((performance.now() - begun) / 1000)} s`);
}
for (const [number, place] of Object.entries(ELSEWHERE))
  if (isWanted(Number(number))) console.log(`– ${number.padStart(2)} ${place}`);
if (isDraw && !(await runVitest('faults', []))) isWrong = true;
if (isWrong) process.exitCode = 1;
// What hung may still hold something open.
if (hasHung) process.exit();
