import { useCallback, useEffect, useRef, useState } from 'react';
import { isPageLocked } from '../lock/lock-state.ts';
import { noteUse } from '../lock/page-lock.ts';
import type { DeviceAct } from './device-acts.ts';
import { hasDeviceSupport, openDictationDevices } from './dictation-device.ts';
import type { DictationDevices } from './dictation-device.ts';

/** What ends a recording. */
const ENDS: ReadonlySet<DeviceAct> = new Set(['stop', 'release-record']);

export interface FollowedDevices {
  readonly isSupported: boolean;
  /** Devices that this page may use now. */
  readonly count: number;
  readonly choose: () => Promise<boolean>;
}

/** The dictation microphones of this computer; those once allowed are there again on the next visit. */
export function useDictationDevices(onAct: (act: DeviceAct) => void): FollowedDevices {
  const [count, setCount] = useState(0);
  const latest = useRef(onAct);
  const devices = useRef<Promise<DictationDevices> | null>(null);
  useEffect(() => {
    latest.current = onAct;
  });
  useEffect(() => {
    if (!hasDeviceSupport()) return;
    const take = (act: DeviceAct): void => {
      noteUse();
      // Nothing begins beneath the cover of a locked page; what was begun can be ended.
      if (!isPageLocked() || ENDS.has(act)) latest.current(act);
    };
    const opened = openDictationDevices(navigator.hid, take, setCount);
    devices.current = opened;
    opened.catch(() => setCount(0));
    return () => {
      devices.current = null;
      void opened.then((one) => one.close()).catch(() => {});
    };
  }, []);
  const choose = useCallback(async () => (await devices.current)?.choose() ?? false, []);
  return { isSupported: hasDeviceSupport(), count, choose };
}
