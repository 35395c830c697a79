import { dayInQuebec } from '@constat/report/document';
import { isErasable } from '@constat/report/rules';
import type { RecordState } from '@constat/report/rules';
import type { Clock } from '../platform/clock.ts';
import { awaitOptionalWrite } from '../platform/optional-write.ts';
import type { Notice } from '../store/rewrite-once.ts';
import type { Store } from '../store/store.ts';
import { keepTime, knownTime, readStoredTime } from './stored-time.ts';
import type { StoredTime } from './stored-time.ts';
import { advance, DELAY_BEYOND_MS, judgeTime, mergeTimes } from './trusted-time.ts';
import type { ErasureState, JudgedTime, TrustedTime } from './trusted-time.ts';
import { commandLine } from '../platform/command-line.ts';

/** The known time is written down at most this often, in milliseconds. */
const KEEP_EVERY_MS = 600_000;

/** Keeps a wrong clock from erasing anything. */
export interface TimeGuard {
  state(): ErasureState;
  /** True for a draft that is as good as erased; while erasure waits, none is. */
  readonly isGone: (form: RecordState & { readonly expiresAt: number | null }) => boolean;
  /** The day in Québec, YYYY-MM-DD, that ends the terms of signed reports; null while erasure waits, so that none is over. */
  readonly termDay: () => string | null;
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
  /** What this server wrote last, or found written by another one and had nothing to add to. */
  let agreed: { readonly text: string; readonly at: number } | null = null;
  const found = await readStoredTime(store);
  let confirmation = found?.confirmation ?? '';
  let judged: JudgedTime = judgeTime((await knownTime(store)) ?? { trusted: clock.now(), waitMs: null }, {
    now: clock.now(),
    ranMs: 0,
  });
  await write(found);
  report(null);

  async function write(from: StoredTime | null): Promise<void> {
    await awaitOptionalWrite(
      keepTime(store, judged, { from, confirmation }).then((text) => {
        // Where another server came first, the next look brings both together.
        if (text !== null) agreed = { text, at: clock.elapsed() };
      }),
    );
  }

  /** What is known now, with what other servers on this database have found meanwhile. */
  function known(kept: StoredTime | null, ranMs: number): TrustedTime {
    const own = advance(judged, ranMs);
    if (kept === null || kept.text === agreed?.text) return own;
    return kept.confirmation === confirmation ? mergeTimes(own, kept.time) : kept.time;
  }

  function report(before: ErasureState | null): void {
    if (judged.state !== before && !(before === null && judged.state === 'running'))
      say(noticeOf(judged, clock.now()));
    else if (before === null && judged.trusted - clock.now() > DELAY_BEYOND_MS)
      say(behind(judged, clock.now()));
  }

  /** A clock that was set ahead since the last look counts for nothing either. */
  const certainTime = () => Math.min(clock.now(), judged.trusted + clock.elapsed() - lookedAt);

  return {
    state: () => judged.state,
    isGone: (form) => judged.state === 'running' && isErasable(form, certainTime()),
    termDay: () => (judged.state === 'running' ? dayInQuebec(certainTime()) : null),
    async check({ isLast = false } = {}) {
      const ranMs = clock.elapsed() - lookedAt;
      lookedAt = clock.elapsed();
      const { state } = judged;
      const kept = await readStoredTime(store);
      judged = judgeTime(known(kept, ranMs), { now: clock.now(), ranMs: 0 });
      const isOthers = kept !== null && kept.text !== agreed?.text;
      if (isOthers) confirmation = kept.confirmation;
      const contradicts = isOthers && (kept.time.waitMs === null) !== (judged.waitMs === null);
      const isDue = agreed === null || lookedAt - agreed.at >= KEEP_EVERY_MS;
      if (isLast || contradicts || judged.state !== state || (isDue && !isOthers)) await write(kept);
      else if (isOthers) agreed = { text: kept.text, at: lookedAt };
      report(state);
      return judged.state;
    },
  };
}

function noticeOf({ state, trusted }: JudgedTime, now: number): Notice {
  const [known, present] = [new Date(trusted).toISOString(), new Date(now).toISOString()];
  if (state === 'running') {
    return {
      fr: `l’horloge (${present}) est tenue pour juste; ce qui vient à son terme est effacé de nouveau.`,
      en: `the clock (${present}) is taken for right; what comes to its term is erased again.`,
    };
  }
  const [fr, en] = [
    `l’horloge indique ${present}, bien après la dernière heure connue, ${known};`,
    `the clock says ${present}, far beyond the latest known time, ${known};`,
  ];
  if (state === 'delayed') {
    return {
      fr: `${fr} rien ne sera effacé à son terme avant 24 heures de marche.`,
      en: `${en} nothing is erased at its term before 24 hours of running.`,
    };
  }
  return {
    fr: `${fr} plus rien n’est effacé à son terme. Si l’heure est juste : ${commandLine('clock')} confirm`,
    en: `${en} nothing is erased at its term any more. If the time is right: ${commandLine('clock')} confirm`,
  };
}

function behind({ trusted }: JudgedTime, now: number): Notice {
  const [known, present] = [new Date(trusted).toISOString(), new Date(now).toISOString()];
  return {
    fr: `l’horloge indique ${present}, avant la dernière heure connue, ${known}; rien n’est perdu. Si l’heure est juste : ${commandLine('clock')} confirm`,
    en: `the clock says ${present}, before the latest known time, ${known}; nothing is lost. If the time is right: ${commandLine('clock')} confirm`,
  };
}
