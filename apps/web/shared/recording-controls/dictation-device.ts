import type { DictationDevice, DictationDeviceManager } from 'dictation_support';
import { deviceActs, pedalAsMicrophone } from './device-acts.ts';
import type { DeviceAct } from './device-acts.ts';

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
 * Follows the buttons of SpeechMike, PowerMic and foot pedals over WebHID.
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
  const states = new Map<number, number>();
  manager.addButtonEventListener((device: DictationDevice, bits: number) => {
    const isPedal = device.implType === ImplementationType.FOOT_CONTROL;
    const now = isPedal ? pedalAsMicrophone(bits) : bits;
    const acts = deviceActs(states.get(device.id) ?? 0, now);
    states.set(device.id, now);
    for (const act of acts) onAct(act);
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
