/** Exports of the full report: cold and warm beside two peers, memory after 500, and saves while six go on. */
import type { ReportDocument } from '@constat/report/document';
import { createExportService } from '../../apps/server/exports/export-service.ts';
import type { PdfCompilerName } from '../../apps/server/exports/pdf/pdf-compiler.ts';
import { CREATION_TIME, fullReport } from '../../apps/server/exports/reports.test-data.ts';
import { OTHER_EXPORTS, OWN_PDF, PDF_PEERS } from './contenders.ts';
import type { Contender } from './contenders.ts';
import { measureSavesUnderExports } from './saves-under-exports.ts';
import { inTurn, milliseconds } from '../measure.ts';
import type { Aim, Figure } from '../measure.ts';

const COLD_ROUNDS = 3;
const WARM_UP = 2;
const WARM_ROUNDS = 9;
/** More edits than the warm rounds make. */
const AFTER_WARM_ROUNDS = 100;
/** The compiler in WebAssembly takes longer. */
const MANY = { native: 500, wasm: 150 };

/** The full report as it is after so many edits of one text: nothing of the layout after it stands where it stood. */
const edited = (round: number): ReportDocument =>
  fullReport('fr', { historiqueEvolution: 'Un suivi est prévu. '.repeat(20 + round) });

/** From cold, the start of whatever renders included. Each round has a report of its own: what the compiler keeps of a layout outlives its worker. */
async function coldTimes(contenders: readonly Contender[]): Promise<readonly (readonly number[])[]> {
  let edit = AFTER_WARM_ROUNDS;
  const works = contenders.map(({ start }) => async () => {
    edit += 1;
    const running = await start();
    await running.render(edited(edit));
    return running;
  });
  const times = works.map((): number[] => []);
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      const running = await work();
      times[index]?.push(performance.now() - started);
      await running.end();
    }
  }
  return times;
}

/** @param documentOf the report of each round */
async function warmTimes(
  contenders: readonly Contender[],
  documentOf: (round: number) => ReportDocument,
): Promise<readonly (readonly number[])[]> {
  const running = await Promise.all(contenders.map(({ start }) => start()));
  const works = running.map(({ render }) => {
    let round = 0;
    return () => render(documentOf((round += 1)));
  });
  const times = await inTurn(works, milliseconds, { rounds: WARM_ROUNDS, warmUp: WARM_UP });
  await Promise.all(running.map(({ end }) => end()));
  return times;
}

/** Resident megabytes after 10 PDFs and after many. */
async function memoryAfterMany(pdfCompiler: PdfCompilerName): Promise<readonly [number, number]> {
  const document = fullReport('fr');
  const service = createExportService({ pdfCompiler });
  const exportTimes = async (count: number): Promise<number> => {
    for (let done = 0; done < count; done += 1)
      await service.render({ ownerId: 'zz', format: 'pdf', document, creationTime: CREATION_TIME });
    return process.memoryUsage().rss / 1e6;
  };
  const afterTen = await exportTimes(10);
  const afterMany = await exportTimes(MANY[pdfCompiler] - 10);
  await service.close();
  return [afterTen, afterMany];
}

/** Ours beside each of its peers; the aim is beside Chromium. */
function besidePeers(name: string, times: readonly (readonly number[])[], aim?: Aim): readonly Figure[] {
  const [ours = [], ...others] = times;
  return PDF_PEERS.map((peer, index) => ({
    name,
    unit: 'ms',
    ours,
    peer: { name: peer.name, values: others[index] ?? [] },
    ...(aim !== undefined && peer.name === 'Chromium' && { aim }),
  }));
}

export async function benchExports(): Promise<readonly Figure[]> {
  const document = fullReport('fr');
  const pdfs = [OWN_PDF, ...PDF_PEERS];
  const memory: Figure[] = [];
  for (const compiler of ['native', 'wasm'] as const) {
    const [afterTen, afterMany] = await memoryAfterMany(compiler);
    memory.push({
      name: `resident after ${MANY[compiler]} PDFs, ${compiler} compiler`,
      unit: 'MB',
      ours: [afterMany],
      peer: { name: 'after 10', values: [afterTen] },
    });
  }
  const others = await warmTimes([OWN_PDF, ...OTHER_EXPORTS], edited);
  const saves = await measureSavesUnderExports();
  return [
    ...besidePeers('PDF after an edit', await warmTimes(pdfs, edited), { timesBetter: 5 }),
    ...besidePeers('PDF of the same report again', await warmTimes(pdfs, () => document)),
    ...besidePeers('PDF from cold', await coldTimes(pdfs)),
    ...OTHER_EXPORTS.map(({ name }, index): Figure => ({
      name: `${name} after an edit`,
      unit: 'ms',
      ours: others[index + 1] ?? [],
      peer: { name: 'our PDF', values: others[0] ?? [] },
    })),
    ...memory,
    {
      name: 'a save over HTTP while six exports go on, p95',
      unit: 'ms',
      ours: [saves.underExports],
      peer: { name: 'without exports', values: [saves.alone] },
      aim: { atMost: 500 },
    },
  ];
}
