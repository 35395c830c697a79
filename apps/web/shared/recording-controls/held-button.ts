import type { DeviceAct } from './device-acts.ts';

/** How long a record button is held before letting it go stops, in milliseconds; a shorter press starts and stays. */
export const HOLD_MS = 700;

/** An act of a device, and when, in milliseconds of `performance.now()`. */
export interface TimedAct {
  readonly act: DeviceAct;
  readonly at: number;
}

/** What of late acts is still meant: a record button that was held, and let go since, begins nothing. */
export function stillMeant(acts: readonly TimedAct[]): readonly DeviceAct[] {
  const over = new Set<TimedAct>();
  let pressed: TimedAct | null = null;
  for (const act of acts) {
    if (act.act === 'press-record') pressed = act;
    if (act.act !== 'release-record' || pressed === null) continue;
    if (act.at - pressed.at >= HOLD_MS) over.add(pressed).add(act);
    pressed = null;
  }
  return acts.filter((act) => !over.has(act)).map(({ act }) => act);
}
