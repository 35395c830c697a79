import { programUrl } from '../platform/installed-files.ts';
import { startJobProcess } from '../processes/job-process.ts';
import type { ResidualData, ResidualDataJob } from './find-residual-data.ts';

const PROGRAM = programUrl('residual-data-process');

/**
 * Looks for what is left of what was erased, in every file, in a process that ends with this one.
 * @param seconds how long that may take at most
 * @throws where it took longer, or failed
 */
export async function findResidualDataInProcess(
  job: ResidualDataJob,
  seconds: number,
): Promise<ResidualData> {
  const process = startJobProcess(PROGRAM, {});
  try {
    // What opens snapshots goes along in the message, and stands in no list of processes.
    const outcome = await process.ask({ kind: 'look', ...job }, { seconds });
    if (outcome.ok) return outcome.output as ResidualData;
    throw new Error(`no look for what is left: ${outcome.reason}`);
  } finally {
    await process.end();
  }
}
