/** Memory over many saves, and long worklists. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import { readFileSync } from 'node:fs';
import { newId } from '../../apps/server/platform/ids.ts';
import { findPostgres, startPostgres } from '../../apps/server/store/testing/postgres.ts';
import { inTurn, milliseconds } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { withServers, withSetup } from './saves-setup.ts';
import type { Setup } from './saves-setup.ts';
import { reportOf50Kilobytes, saveForAWhile } from './saving-users.ts';

const WARM_UP_MS = 1_000;
const WRITERS = 10;
const MANY_SAVES = 10_000;
const MANY_FORMS = 20_000;
const MEGABYTE = 1_048_576;

/** Resident megabytes of a process; null where the system does not tell. */
function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MEGABYTE;
  } catch {
    return null;
  }
}

export async function benchSavesLong(): Promise<readonly Figure[]> {
  const figures: Figure[] = [await memoryOfManySaves()];
  const programs = findPostgres();
  const postgres = programs === null ? null : await startPostgres(programs, { isDurable: true });
  try {
    figures.push(...(await withSetup(null, (setup) => openAmongMany(setup, 'SQLite'))));
    if (postgres !== null)
      figures.push(
        ...(await withSetup(await postgres.createDatabase(), (setup) => openAmongMany(setup, 'PostgreSQL'))),
      );
    return figures;
  } finally {
    await postgres?.stop();
  }
}

/** Memory goes up and down with the collection of garbage: the peaks of both halves are compared. */
async function memoryOfManySaves(): Promise<Figure> {
  return withSetup(null, (setup) =>
    withServers(setup, 1, async ({ all: sender, pid }) => {
      const writers = setup.users.slice(0, WRITERS);
      await saveForAWhile(sender, writers, { milliseconds: WARM_UP_MS });
      const resident: number[] = [];
      for (let saves = 0; saves < MANY_SAVES; saves += 1_000) {
        await saveForAWhile(sender, writers, { saves: 1_000 });
        resident.push(residentMegabytes(pid) ?? Number.NaN);
      }
      const half = resident.length / 2;
      return {
        name: `resident at most, second half of ${MANY_SAVES.toLocaleString('en')} saves`,
        unit: 'MB',
        ours: [Math.max(...resident.slice(half))],
        peer: { name: 'first half', values: [Math.max(...resident.slice(0, half))] },
      };
    }),
  );
}

async function openAmongMany(setup: Setup, name: string): Promise<readonly Figure[]> {
  const { store, users } = setup;
  const [user] = users;
  if (user === undefined) throw new Error('no user');
  const formData = reportOf50Kilobytes();
  for (let added = 0; added < MANY_FORMS; added += 1_000) {
    await store.transaction(async ({ savedForms }) => {
      for (let form = added; form < added + 1_000; form += 1)
        await savedForms.add(user.id, {
          id: newId(),
          title: `Zz ${form}`,
          formType: 'draft',
          ...MEDICAL_EVALUATION.name,
          retentionDays: 365,
          meta: undefined,
          version: 1,
          createdAt: form,
          updatedAt: Date.now() + form,
          expiresAt: null,
          hasFindings: true,
          summary: summariseReport(MEDICAL_EVALUATION, formData),
          hasDictation: false,
          formData,
        });
    });
  }
  return withServers(setup, 1, async ({ all: sender }) => {
    const get = (path: string) => sender.send(user, { method: 'GET', path });
    const [newest] = JSON.parse((await get('/api/saved-forms?limit=1')).body.toString()) as { id: string }[];
    const paths = {
      'a page of the worklist': '/api/saved-forms?limit=50',
      'the whole worklist': '/api/saved-forms',
      'one report': `/api/saved-forms/${newest?.id}`,
    };
    const works = Object.values(paths).map((path) => () => get(path));
    const times = await inTurn(works, milliseconds, { rounds: 7, warmUp: 1 });
    return Object.keys(paths).map((what, index) => ({
      name: `${what} among ${MANY_FORMS.toLocaleString('en')}, ${name}`,
      unit: 'ms',
      ours: times[index] ?? [],
    }));
  });
}
