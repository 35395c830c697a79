import type { DictationDevice, DictationDeviceManager } from 'dictation_support';
import { deviceActs, pedalAsMicrophone } from './device-acts.ts';
import type { DeviceAct } from './device-acts.ts';
import { bufferedDevices } from './buffered-reports.ts';
import { stillMeant } from './held-button.ts';
import type { TimedAct } from './held-button.ts';

/** Dictation microphones and foot pedals that the browser may use. */
export interface DictationDevices {
  /** Asks the person to choose one; resolves to whether one is there. Call it from a press. */
  readonly choose: () => Promise<boolean>;
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** True where the browser can talk to such devices at all. */
export function hasDeviceSupport(): boolean {
  return 'hid' in navigator;
}

/**
 * Follows the buttons of SpeechMike, PowerMic and foot pedals over WebHID; what they told shortly before comes first.
 * @param hid replaced in tests
 * @param onCount hears how many devices are there
 */
export async function openDictationDevices(
  hid: HID,
  onAct: (act: DeviceAct) => void,
  onCount: (count: number) => void,
): Promise<DictationDevices> {
  const { DictationDeviceManager: Manager, ImplementationType } = await import('dictation_support');
  const manager: DictationDeviceManager = new Manager(hid);
  const early = bufferedDevices();
  // Two cannot open a device at once.
  await early?.opened;
  const states = new Map<number, number>();
  const late: TimedAct[] = [];
  let toldAt: number | null = null;
  let isReady = false;
  manager.addButtonEventListener((device: DictationDevice, bits: number) => {
    const isPedal = device.implType === ImplementationType.FOOT_CONTROL;
    const now = isPedal ? pedalAsMicrophone(bits) : bits;
    const acts = deviceActs(states.get(device.id) ?? 0, now);
    states.set(device.id, now);
    if (toldAt === null) {
      if (!isReady) early?.forgetLast();
      for (const act of acts) onAct(act);
    } else for (const act of acts) late.push({ act, at: toldAt });
  });
  const tell = () => onCount(manager.getDevices().length);
  manager.addDeviceConnectedEventListener(tell);
  manager.addDeviceDisconnectedEventListener((device) => {
    const was = states.get(device.id) ?? 0;
    states.delete(device.id);
    // A device that goes away lets go of its buttons.
    for (const act of deviceActs(was, 0)) onAct(act);
    tell();
  });
  await manager.init();
  isReady = true;
  for (const { device, data, at } of early?.take() ?? []) {
    toldAt = at;
    device.dispatchEvent(Object.assign(new Event('inputreport'), { data }));
    // The package tells of it a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  }
  toldAt = null;
  for (const act of stillMeant(late)) onAct(act);
  tell();
  return {
    async choose() {
      await manager.requestDevice();
      tell();
      return manager.getDevices().length > 0;
    },
    count: () => manager.getDevices().length,
    close: () => manager.shutdown(),
  };
}
