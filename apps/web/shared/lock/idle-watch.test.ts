import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleWatch } from './idle-watch.ts';
import { createThrottle } from './throttle.ts';

describe('how long a page was idle', () => {
  const clocks = () => {
    const now = { wall: 1_000_000, steady: 0 };
    return { now, watch: createIdleWatch({ wall: () => now.wall, steady: () => now.steady }) };
  };

  it('counts the sleep of the computer, in which one of the clocks stands still', () => {
    const { now, watch } = clocks();
    now.wall += 3_600_000;
    expect(watch.idleMs()).toBe(3_600_000);
    watch.use();
    expect(watch.idleMs()).toBe(0);
  });

  it('counts on where the clock of the computer is set back', () => {
    const { now, watch } = clocks();
    now.wall -= 3_600_000;
    now.steady += 900_000;
    expect(watch.idleMs()).toBe(900_000);
  });

  it('takes the latest use of all pages', () => {
    const { now, watch } = clocks();
    now.wall += 60_000;
    now.steady += 60_000;
    watch.use(20_000);
    expect(watch.idleMs()).toBe(20_000);
    watch.use(40_000);
    expect(watch.idleMs()).toBe(20_000);
  });
});

describe('an act that is asked for often', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done at once, then at most once in its span, and once more for the last time', () => {
    const act = vi.fn();
    const throttle = createThrottle(act, () => 1_000);
    for (let times = 0; times < 5; times += 1) {
      throttle.ask();
      vi.advanceTimersByTime(100);
    }
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(act).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(2);
    throttle.ask();
    expect(act).toHaveBeenCalledTimes(3);
    throttle.ask();
    throttle.cancel();
    vi.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(3);
  });
});
