import { isErasable } from '@constat/report/rules';
import type { Clock } from '../platform/clock.ts';
import { unlessDiskIsFull } from '../platform/full-disk.ts';
import type { Notice } from '../store/rewrite-once.ts';
import type { Store } from '../store/store.ts';
import { keepTime, knownTime, readKeptTime } from './kept-time.ts';
import { DELAY_BEYOND_MS, judgeTime } from './trusted-time.ts';
import type { ErasureState, JudgedTime } from './trusted-time.ts';

/** The known time is written down at most this often, in milliseconds. */
const KEEP_EVERY_MS = 600_000;

/** Keeps a wrong clock from erasing anything. */
export interface TimeGuard {
  state(): ErasureState;
  /** True for a draft that is as good as erased; while erasure waits, none is. */
  readonly isGone: (expiresAt: number | null) => boolean;
  /** Looks at the clock, and at whether somebody has confirmed it meanwhile. */
  check(options?: { readonly isLast?: boolean }): Promise<ErasureState>;
}

/** Reads what is known of the time and looks at the clock for the first time. */
export async function createTimeGuard({
  store,
  clock,
  say = () => {},
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly say?: (notice: Notice) => void;
}): Promise<TimeGuard> {
  let lookedAt = clock.elapsed();
  let written: { readonly text: string; readonly at: number } | null = null;
  let judged: JudgedTime = judgeTime((await knownTime(store)) ?? { trusted: clock.now(), waitMs: null }, {
    now: clock.now(),
    ranMs: 0,
  });
  await write();
  report(null);

  async function write(): Promise<void> {
    await unlessDiskIsFull(
      keepTime(store, judged).then((text) => {
        written = { text, at: clock.elapsed() };
      }),
    );
  }

  function report(before: ErasureState | null): void {
    if (judged.state !== before && !(before === null && judged.state === 'running'))
      say(noticeOf(judged, clock.now()));
    else if (before === null && judged.trusted - clock.now() > DELAY_BEYOND_MS)
      say(behind(judged, clock.now()));
  }

  return {
    state: () => judged.state,
    // A clock that was set ahead since the last look counts for nothing either.
    isGone: (expiresAt) =>
      judged.state === 'running' &&
      isErasable(expiresAt, Math.min(clock.now(), judged.trusted + clock.elapsed() - lookedAt)),
    async check({ isLast = false } = {}) {
      const ranMs = clock.elapsed() - lookedAt;
      lookedAt = clock.elapsed();
      const { state } = judged;
      const kept = await readKeptTime(store);
      const isOthers = kept !== null && written !== null && kept.text !== written.text;
      judged = judgeTime(isOthers ? kept.time : judged, { now: clock.now(), ranMs: isOthers ? 0 : ranMs });
      const isDue = written === null || lookedAt - written.at >= KEEP_EVERY_MS;
      if (isLast || isDue || isOthers || judged.state !== state) await write();
      report(state);
      return judged.state;
    },
  };
}

function noticeOf({ state, trusted }: JudgedTime, now: number): Notice {
  const [known, present] = [new Date(trusted).toISOString(), new Date(now).toISOString()];
  if (state === 'running') {
    return {
      fr: `l'horloge (${present}) est tenue pour juste; ce qui vient à son terme est effacé de nouveau.`,
      en: `the clock (${present}) is taken for right; what comes to its term is erased again.`,
    };
  }
  const [fr, en] = [
    `l'horloge indique ${present}, bien après la dernière heure connue, ${known};`,
    `the clock says ${present}, far beyond the latest known time, ${known};`,
  ];
  if (state === 'delayed') {
    return {
      fr: `${fr} rien ne sera effacé à son terme avant 24 heures de marche.`,
      en: `${en} nothing is erased at its term before 24 hours of running.`,
    };
  }
  return {
    fr: `${fr} plus rien n'est effacé à son terme. Si l'heure est juste : npm run clock -- confirm`,
    en: `${en} nothing is erased at its term any more. If the time is right: npm run clock -- confirm`,
  };
}

function behind({ trusted }: JudgedTime, now: number): Notice {
  const [known, present] = [new Date(trusted).toISOString(), new Date(now).toISOString()];
  return {
    fr: `l'horloge indique ${present}, avant la dernière heure connue, ${known}; rien n'est perdu. Si l'heure est juste : npm run clock -- confirm`,
    en: `the clock says ${present}, before the latest known time, ${known}; nothing is lost. If the time is right: npm run clock -- confirm`,
  };
}
