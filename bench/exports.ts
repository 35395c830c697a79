/** Exports of the full report: cold and warm beside two peers, memory after 500, and saves while ten go on. */
import type { ReportDocument } from '@constat/report/document';
import { createExportService } from '../apps/server/exports/export-service.ts';
import type { PdfCompilerName } from '../apps/server/exports/pdf/pdf-compiler.ts';
import { CREATION_TIME, fullReport } from '../apps/server/exports/reports.test-data.ts';
import { OTHER_EXPORTS, PDF_CONTENDERS } from './exports-contenders.ts';
import type { Contender } from './exports-contenders.ts';
import { measureSavesUnderExports } from './exports-under-saves.ts';
import type { SavesResult } from './exports-under-saves.ts';
import { milliseconds, quantile } from './timing.ts';

const COLD_ROUNDS = 3;
const WARM_UP = 3;
const WARM_ROUNDS = 15;
/** More edits than the warm rounds make. */
const AFTER_WARM_ROUNDS = 100;
const MANY = 500;

/** Median milliseconds; cold counts the start of whatever renders. */
interface Times {
  readonly cold: number;
  readonly warm: number;
}

type Memory = readonly [afterTen: number, afterMany: number];

export interface ExportBenchResult {
  readonly times: Readonly<Record<string, Times>>;
  /** Resident megabytes after 10 PDFs and after 500. */
  readonly memory: Memory;
  /** The same of the compiler in WebAssembly, in the same process afterwards. */
  readonly memoryOfWasm: Memory;
  readonly saves: SavesResult;
}

/** The full report as it is after so many edits of one text: nothing of the layout after it stands where it stood. */
const edited = (round: number): ReportDocument =>
  fullReport('fr', { historiqueEvolution: 'Un suivi est prévu. '.repeat(20 + round) });

/** Each round has a report of its own: what the compiler keeps of a layout outlives its worker. */
async function coldTime({ start }: Contender): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const document = edited(AFTER_WARM_ROUNDS + round);
    const started = performance.now();
    const running = await start();
    await running.render(document);
    times.push(performance.now() - started);
    await running.end();
  }
  return quantile(times, 0.5);
}

/**
 * Turn about, so that a busy moment of the machine is everyone's.
 * @param documentOf the report of each round
 */
async function warmTimes(
  contenders: readonly Contender[],
  documentOf: (round: number) => ReportDocument,
): Promise<ReadonlyMap<string, number>> {
  const running = await Promise.all(
    contenders.map(async ({ name, start }) => ({ name, times: [] as number[], ...(await start()) })),
  );
  for (let round = -WARM_UP; round < WARM_ROUNDS; round += 1) {
    const document = documentOf(round + WARM_UP);
    for (const { render, times } of running) {
      const spent = await milliseconds(() => render(document));
      if (round >= 0) times.push(spent);
    }
  }
  await Promise.all(running.map(({ end }) => end()));
  return new Map(running.map(({ name, times }) => [name, quantile(times, 0.5)]));
}

async function memoryAfterMany(document: ReportDocument, pdfCompiler: PdfCompilerName): Promise<Memory> {
  const service = createExportService({ pdfCompiler });
  const exportTimes = async (count: number): Promise<number> => {
    for (let done = 0; done < count; done += 1)
      await service.render({ ownerId: 'zz', format: 'pdf', document, creationTime: CREATION_TIME });
    return process.memoryUsage().rss / 1e6;
  };
  const afterTen = await exportTimes(10);
  const afterMany = await exportTimes(MANY - 10);
  await service.close();
  return [afterTen, afterMany];
}

export async function benchExports(): Promise<ExportBenchResult> {
  const document = fullReport('fr');
  const contenders = [...PDF_CONTENDERS, ...OTHER_EXPORTS];
  const times: Record<string, Times> = {};
  const memory = await memoryAfterMany(document, 'native');
  const memoryOfWasm = await memoryAfterMany(document, 'wasm');
  const warm = await warmTimes(contenders, edited);
  const again = await warmTimes(PDF_CONTENDERS, () => document);
  for (const contender of contenders) {
    const cold = await coldTime(contender);
    times[contender.name] = { cold, warm: warm.get(contender.name) ?? Number.NaN };
    const repeated = again.get(contender.name);
    if (repeated !== undefined) times[`${contender.name} again`] = { cold: Number.NaN, warm: repeated };
  }
  const own = times['PDF'];
  const ownAgain = times['PDF again'];
  console.log(
    'the full report, every field filled; median milliseconds, cold (start included), warm after an edit, and the same again:',
  );
  for (const [name, { cold, warm: warmTime }] of Object.entries(times)) {
    const isPeer = PDF_CONTENDERS.some((peer) => peer.name === name.replace(' again', ''));
    const ours = name.endsWith(' again') ? ownAgain : own;
    const ratios =
      isPeer && ours !== undefined && ours.warm !== warmTime
        ? `   ${Number.isNaN(cold) ? '' : `${(cold / ours.cold).toFixed(1)} and `}${(warmTime / ours.warm).toFixed(1)} times ours`
        : '';
    console.log(
      `  ${name.padEnd(12)} ${(Number.isNaN(cold) ? '' : cold.toFixed(0)).padStart(6)} ${warmTime.toFixed(1).padStart(8)}${ratios}`,
    );
  }
  for (const [name, [afterTen, afterMany]] of Object.entries({ native: memory, wasm: memoryOfWasm })) {
    console.log(
      `resident memory (${name}) after 10 PDFs ${afterTen.toFixed(0)} MB, after ${MANY} ${afterMany.toFixed(0)} MB`,
    );
  }
  const saves = await measureSavesUnderExports();
  console.log(
    `a save over HTTP, p95: ${saves.alone.toFixed(0)} ms alone, ${saves.underExports.toFixed(0)} ms while six exports at once go on (${saves.exports} done)`,
  );
  return { times, memory, memoryOfWasm, saves };
}
