import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceAct } from './device-acts.ts';
import { hasDeviceSupport, openDictationDevices } from './dictation-device.ts';
import type { DictationDevices } from './dictation-device.ts';

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
    const opened = openDictationDevices(navigator.hid, (act) => latest.current(act), setCount);
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
