import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { readHtml, readWord } from '../../apps/server/exports/read-back.test-data.ts';
import { buildFormBody } from '../../apps/server/testing/build-form.ts';
import type { FaultRecord } from '../fault-record.ts';
import { PHYSICIAN, onSetup } from './request-setup.ts';
import type { RequestSetup } from './request-setup.ts';
import { RequestClient, signIn } from './request-client.ts';
import { TrialCounts, checkAfterwards, languageOf } from './trial-counts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLANTED = ['Zzhorloge'];
const SHIFTED_CLOCK = new URL('shifted-clock.ts', import.meta.url).href;

/** Dates that a time zone, or a night of 23 or 25 hours, could move. */
const DATES = {
  dateEvaluation: '2026-11-01',
  birthDate: '1960-02-29',
  originalEventDate: '2026-03-08',
  historiqueEvolution:
    'Zzhorloge : vu le 2026-03-08 à 2 h 30, le 2026-11-01 à 1 h 30 et le 2025-12-31 à 23 h 59.',
};

interface Skew {
  readonly zone: string;
  /** Where the clock of the server is set, one after another, while it runs. */
  readonly moments: (now: number) => readonly number[];
}

/** From the true time a day ahead, back a day and true again; and over the hours that a zone skips or has twice. */
const around = (now: number) => [now, now + DAY_MS, now - DAY_MS, now - 60_000, now];
const hours = (start: string) => () =>
  [0, 0.5, 1, 0.75, 1.5].map((hour) => Date.parse(start) + hour * HOUR_MS);
export const SKEWS: readonly Skew[] = [
  { zone: 'America/Toronto', moments: hours('2027-11-07T05:15:00Z') },
  { zone: 'Pacific/Kiritimati', moments: around },
  { zone: 'America/Toronto', moments: around },
  { zone: 'America/Toronto', moments: hours('2027-03-14T06:15:00Z') },
  { zone: 'America/St_Johns', moments: hours('2027-11-07T03:45:00Z') },
  { zone: 'Asia/Kolkata', moments: around },
  { zone: 'Pacific/Pago_Pago', moments: around },
];

/** Fault 22: the clock of the server is wrong, moves while it runs, or changes to winter time; versions order the saves. */
export async function skewClocks(skews: readonly Skew[] = SKEWS): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const printed = new Set<string>();
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-fault-'));
  const file = path.join(folder, 'offset');
  try {
    for (const { zone, moments } of skews) {
      const times = moments(Date.now());
      const set = (moment: number) => writeFileSync(file, String(moment - Date.now()));
      set(times[0] ?? 0);
      const settings = {
        TZ: zone,
        FAULT_CLOCK_OFFSET_FILE: file,
        NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
        // A clock that jumps ahead locks the session, as it should; what is tried here are its saves.
        CONSTAT_LOCK_MINUTES: '0',
      };
      await onSetup((setup) => saveOver(setup, counts, { times, set, printed }), settings);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  counts.check(printed.size === 2, 'misplaced', `${printed.size} different prints of the same dates`);
  const zones = new Set(skews.map(({ zone }) => zone)).size;
  return counts.record(
    22,
    'wrong clocks, winter time and zones',
    `${skews.length} clocks in ${zones} zones, each set ${skews[0]?.moments(0).length} times while it ran; dates printed alike`,
  );
}

interface Course {
  readonly times: readonly number[];
  readonly set: (moment: number) => void;
  /** What the exports of all the stages said. */
  readonly printed: Set<string>;
}

async function saveOver(
  setup: RequestSetup,
  counts: TrialCounts,
  { times, set, printed }: Course,
): Promise<void> {
  // The accounts were made under the true clock, which may be far from this one.
  const place = { url: () => setup.url };
  let physician = new RequestClient(place, await signIn(place, PHYSICIAN));
  const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
  const bodyOf = (turn: number) =>
    buildFormBody({ title: 'Zz 2026-11-01', meta, formData: { ...DATES, emploi: `version ${turn}` } });
  const { id } = JSON.parse((await physician.json('POST', '/api/saved-forms', bodyOf(0))).text) as SavedForm;
  for (const [turn, moment] of times.entries()) {
    set(moment);
    counts.trials += 1;
    // A session may end under a clock that goes a day ahead; the physician is told, and signs in again.
    const language = languageOf(turn);
    const me = await physician.send('/api/auth/me', { headers: { 'accept-language': language } });
    if (me.status !== 200) {
      counts.checkRefusal(me, 'a session under another clock', { language, status: 401 });
      physician = new RequestClient(place, await signIn(place, PHYSICIAN), physician.acknowledged);
    }
    const before = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
    const stale = await physician.json('PUT', `/api/saved-forms/${id}`, bodyOf(99), {
      'if-match': `"${before.version - 1}"`,
      'accept-language': language,
    });
    counts.checkRefusal(stale, 'an earlier version under another clock', { language, status: 412 });
    const saved = await physician.json('PUT', `/api/saved-forms/${id}`, bodyOf(turn + 1), {
      'if-match': `"${before.version}"`,
    });
    const form = saved.status === 200 ? (JSON.parse(saved.text) as SavedForm) : null;
    counts.check(
      form?.version === before.version + 1,
      'lost',
      `a save under another clock: ${saved.status} ${saved.code}`,
    );
    const kept = await physician.read<SavedForm>(`/api/saved-forms/${id}`);
    counts.check(
      kept.formData.emploi === `version ${turn + 1}`,
      'lost',
      'the latest version under another clock',
    );
    const isSame = Object.entries(DATES).every(([name, value]) => Reflect.get(kept.formData, name) === value);
    counts.check(isSame && !kept.expired, 'misplaced', 'a date of the report');
    const listed = await physician.read<readonly SavedForm[]>('/api/saved-forms');
    counts.check(
      listed.length === 1 && listed[0]?.version === kept.version,
      'duplicated',
      'the list under another clock',
    );
  }
  for (const format of ['html', 'docx']) {
    const { bytes } = await physician.json('POST', `/api/exports/${format}`, {
      formData: DATES,
      meta,
      title: 'Zz',
    });
    printed.add(`${format} ${format === 'html' ? readHtml(bytes) : readWord(bytes)}`);
  }
  await checkAfterwards(setup, counts, { planted: PLANTED, clients: [physician] });
}
