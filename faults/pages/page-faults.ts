/** Faults of the pages, in a real browser on a real server. */
import type { FaultRecord } from '../fault-record.ts';
import { loseMicrophone, sleepWhileRecording } from './recording-faults.ts';
import { endSessionInSave, takeTurns } from './session-faults.ts';
import { openAnotherReport, useTwoTabs } from './report-faults.ts';
import { openPageSetup, WITH_SPEECH } from './page-setup.ts';
import type { PageSetup } from './page-setup.ts';
import { fillTheBrowser, loseConnection } from './browser-database-faults.ts';
import { loseLocalStorage } from './storage-faults.ts';
import { crashWhileTyping, pasteHugeTexts } from './typing-faults.ts';

/** How many trials: a few by default, as many as the catalogue asks with `--full`. */
type Count = (few: number, many: number) => number;

interface PageGroup {
  readonly numbers: readonly number[];
  /** @param isWanted false for the faults of the group that are not asked for */
  readonly run: (count: Count, isWanted: (number: number) => boolean) => Promise<readonly FaultRecord[]>;
}

type Faults = readonly (readonly [
  number: number,
  run: (setup: PageSetup, trials: number) => Promise<FaultRecord>,
  few: number,
  many: number,
])[];

/** Faults that share a server and a browser. */
function group(faults: Faults, environment?: Readonly<Record<string, string>>): PageGroup {
  return {
    numbers: faults.map(([number]) => number),
    async run(count, isWanted) {
      const setup = await openPageSetup(environment);
      try {
        const records: FaultRecord[] = [];
        for (const [number, run, few, many] of faults)
          if (isWanted(number)) records.push(await run(setup, count(few, many)));
        return records;
      } finally {
        await setup.close();
      }
    },
  };
}

export const PAGE_GROUPS: readonly PageGroup[] = [
  group([
    [3, crashWhileTyping, 2, 40],
    [13, fillTheBrowser, 2, 20],
    [14, loseLocalStorage, 3, 20],
    [15, loseConnection, 2, 20],
    [24, pasteHugeTexts, 2, 10],
  ]),
  group(
    [
      [5, loseMicrophone, 3, 24],
      [6, sleepWhileRecording, 3, 20],
      [32, useTwoTabs, 1, 20],
      [33, openAnotherReport, 1, 20],
    ],
    WITH_SPEECH,
  ),
  group([
    [10, endSessionInSave, 4, 20],
    [31, takeTurns, 1, 20],
  ]),
];
