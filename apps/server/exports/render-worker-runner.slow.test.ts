import type { ReportDocument } from '@constat/report/document';
import { afterEach, expect, test } from 'vitest';
import { createExportService } from './export-service.ts';
import type { ExportService, ExportServiceOptions } from './export-service.ts';
import { CREATION_TIME, emptyReport } from './reports.test-data.ts';

const workerUrl = new URL('failing-worker.test-data.ts', import.meta.url);
let service: ExportService | undefined;
afterEach(() => service?.close());

function start(
  options: Partial<ExportServiceOptions> = {},
): (title: string, ownerId?: string) => Promise<number | undefined> {
  const started = createExportService({ workerUrl, ...options });
  service = started;
  const document: ReportDocument = emptyReport('fr');
  return async (title, ownerId = 'zz') => {
    const { bytes } = await started.render({
      ownerId,
      format: 'pdf',
      document: { ...document, title },
      creationTime: CREATION_TIME,
    });
    return bytes[0];
  };
}

test.each(['throw', 'exit', 'memory'])(
  'a worker that ends by %s fails its own job, and the next one gets another worker',
  async (trouble) => {
    const render = start({ heapMegabytes: 64 });
    const before = await render('fine');
    const [failed, after] = await Promise.allSettled([render(trouble), render('fine')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'EXPORT_FAILED' } });
    expect(after).toMatchObject({ status: 'fulfilled' });
    expect(after.status === 'fulfilled' && after.value).not.toBe(before);
  },
);

test('a job over its time is given up', async () => {
  const render = start({ timeLimitMs: 3000 });
  await expect(render('hang')).rejects.toMatchObject({ code: 'EXPORT_FAILED' });
  await expect(render('fine')).resolves.toBeTypeOf('number');
});

test('a worker is replaced after its share of jobs', async () => {
  const render = start({ jobsPerWorker: 2 });
  const [first, second, third] = [await render('a'), await render('b'), await render('c')];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a worker that says that it is spent gives its file and is replaced', async () => {
  const render = start();
  const [first, spent, third] = [await render('a'), await render('spent'), await render('b')];
  expect(spent).toBe(first);
  expect(third).not.toBe(first);
});

test('a service that is kept warm has a worker ready for every job', async () => {
  const render = start({ jobsPerWorker: 2 });
  await service?.warmUp();
  // Each worker's first job is the one that warms it up.
  const workers = [await render('a'), await render('b'), await render('c')];
  expect(new Set(workers).size).toBe(3);
});

test('a worker that cannot be warmed up is no failure of its own', async () => {
  const render = start({ workerUrl: new URL('no-such-worker.ts', import.meta.url) });
  await expect(service?.warmUp()).resolves.toBeUndefined();
  await expect(render('fine')).rejects.toMatchObject({ code: 'EXPORT_FAILED' });
});

test('too many waiting exports are refused at once, and those accepted are rendered', async () => {
  const render = start({ queueLength: 2 });
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => render('fine')));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(all[4]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS' } });
  await expect(render('fine')).resolves.toBeTypeOf('number');
});

test('closing fails what waits', async () => {
  const render = start();
  const waiting = [render('hang'), render('fine')];
  const outcome = Promise.allSettled(waiting);
  await service?.close();
  expect(await outcome).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ code: 'EXPORT_FAILED' }) },
    { status: 'rejected', reason: expect.objectContaining({ code: 'EXPORT_FAILED' }) },
  ]);
});

test("a colleague's exports are made while somebody's heavy one goes on, by a worker that ends once it is idle", async () => {
  const render = start({ idleMs: 1 });
  const heavy = render('hang', 'busy').catch((error: unknown) => error);
  const own = render('fine', 'busy').catch((error: unknown) => error);
  const first = await render('fine', 'calm');
  expect(first).toBeTypeOf('number');
  await expect.poll(() => render('fine', 'calm')).not.toBe(first);
  await service?.close();
  expect(await heavy).toMatchObject({ code: 'EXPORT_FAILED' });
  expect(await own).toMatchObject({ code: 'EXPORT_FAILED' });
});

test('a job that nobody waits for any more ends, and the next one begins', async () => {
  const service = createExportService({ workerUrl });
  try {
    const document = emptyReport('fr');
    const job = { ownerId: 'zz', format: 'pdf', creationTime: CREATION_TIME } as const;
    const left = new AbortController();
    const hanging = service.render({ ...job, document: { ...document, title: 'hang' }, signal: left.signal });
    const next = service.render({ ...job, document: { ...document, title: 'fine' } });
    expect(service.standing('zz')).toEqual({ state: 'waiting', ahead: 1 });
    left.abort(new Error('left'));
    await expect(hanging).rejects.toThrow('left');
    await expect(next).resolves.toMatchObject({ mediaType: 'application/pdf' });
    expect(service.standing('zz')).toEqual({ state: 'none' });
  } finally {
    await service.close();
  }
});
