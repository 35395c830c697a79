import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDictationDevices } from './dictation-device.ts';
import { bufferedDevices, bufferReports } from './buffered-reports.ts';
import { HOLD_MS } from './held-button.ts';

// The package is made for browsers and looks for their global.
beforeAll(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
});
afterAll(() => vi.unstubAllGlobals());

/** A microphone on the bus: answers the package's questions and sends button reports. */
class FakeDevice extends EventTarget {
  opened = false;
  readonly vendorId: number;
  readonly productId: number;
  readonly collections: readonly object[];
  constructor(vendorId: number, productId: number, collection: { usagePage: number; usage: number }) {
    super();
    this.vendorId = vendorId;
    this.productId = productId;
    this.collections = [collection];
  }
  async open(): Promise<void> {
    this.opened = true;
  }
  async close(): Promise<void> {
    this.opened = false;
  }
  /** A SpeechMike is asked what it is; this one says that it is an LFH 3500. */
  async sendReport(_id: number, data: Uint8Array): Promise<void> {
    const [command = 0] = data;
    const answer = new Uint8Array(9);
    answer[0] = command;
    if (command === 135) new DataView(answer.buffer).setUint16(7, 3500);
    queueMicrotask(() => this.report(answer));
  }
  report(bytes: Uint8Array<ArrayBuffer>): void {
    this.dispatchEvent(Object.assign(new Event('inputreport'), { data: new DataView(bytes.buffer) }));
  }
}

class FakeHid extends EventTarget {
  onconnect = null;
  ondisconnect = null;
  readonly devices: readonly FakeDevice[];
  constructor(devices: readonly FakeDevice[]) {
    super();
    this.devices = devices;
  }
  getDevices(): Promise<readonly FakeDevice[]> {
    return Promise.resolve(this.devices);
  }
  requestDevice(): Promise<readonly FakeDevice[]> {
    return this.getDevices();
  }
}

/** The bus as the page sees it. */
const asHid = (hid: FakeHid): never => hid as never;

const bits = (length: number, at: number, value: number, first = 0): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes[0] = first;
  new DataView(bytes.buffer).setUint16(at, value, true);
  return bytes;
};
const powerMic = () => new FakeDevice(1364, 4097, { usagePage: 1, usage: 0 });
const speechMike = () => new FakeDevice(2321, 3100, { usagePage: 65_440, usage: 1 });
const pedal = () => new FakeDevice(2321, 6212, { usagePage: 1, usage: 4 });
const pedalButtons = (value: number) => new Uint8Array([value]);
const powerMicButtons = (value: number) => bits(3, 1, value);
const speechMikeButtons = (value: number) => bits(9, 7, value, 128);

it.each([
  ['a PowerMic', powerMic, powerMicButtons, { record: 4, other: 8, act: 'next-field' }],
  ['a SpeechMike', speechMike, speechMikeButtons, { record: 256, other: 512, act: 'stop' }],
] as const)(
  'the buttons of %s record, and say when they are let go',
  async (_name, make, report, buttons) => {
    const device = make();
    const acts: string[] = [];
    const counts: number[] = [];
    const hid = new FakeHid([device]);
    const devices = await openDictationDevices(
      asHid(hid),
      (act) => acts.push(act),
      (count) => counts.push(count),
    );
    expect([devices.count(), counts.at(-1)]).toEqual([1, 1]);
    for (const state of [buttons.record, buttons.record, 0, buttons.other, 0]) device.report(report(state));
    await vi.waitFor(() => expect(acts).toEqual(['press-record', 'release-record', buttons.act]));
    await devices.close();
    device.report(report(buttons.record));
    expect(acts).toHaveLength(3);
  },
);

it.each([
  [
    'a PowerMic',
    powerMic,
    powerMicButtons,
    [
      [2, 'previous-field'],
      [128, 'function-1'],
      [512, 'function-2'],
    ],
  ],
  [
    'a pedal',
    pedal,
    pedalButtons,
    [
      [1, 'replay'],
      [4, 'next-field'],
    ],
  ],
  [
    'a SpeechMike',
    speechMike,
    speechMikeButtons,
    [
      [4_096, 'replay'],
      [2, 'function-1'],
    ],
  ],
] as const)('the other keys of %s are told', async (_name, make, report, presses) => {
  const device = make();
  const acts: string[] = [];
  await openDictationDevices(
    asHid(new FakeHid([device])),
    (act) => acts.push(act),
    () => {},
  );
  for (const [bit] of presses) {
    device.report(report(bit));
    device.report(report(0));
  }
  await vi.waitFor(() => expect(acts).toEqual(presses.map(([, act]) => act)));
});

it('the middle pedal records as long as it is held', async () => {
  const device = pedal();
  const acts: string[] = [];
  await openDictationDevices(
    asHid(new FakeHid([device])),
    (act) => acts.push(act),
    () => {},
  );
  device.report(pedalButtons(2));
  device.report(pedalButtons(0));
  await vi.waitFor(() => expect(acts).toEqual(['press-record', 'release-record']));
});

it('a device that is pulled out lets go of its buttons', async () => {
  const device = powerMic();
  const acts: string[] = [];
  const hid = new FakeHid([device]);
  const devices = await openDictationDevices(
    asHid(hid),
    (act) => acts.push(act),
    () => {},
  );
  device.report(powerMicButtons(4));
  hid.dispatchEvent(Object.assign(new Event('disconnect'), { device }));
  await vi.waitFor(() => expect(acts).toEqual(['press-record', 'release-record']));
  await vi.waitFor(() => expect(devices.count()).toBe(0));
});

it('other devices are not listened to', async () => {
  const keyboard = new FakeDevice(1, 2, { usagePage: 1, usage: 6 });
  const hid = new FakeHid([keyboard]);
  expect(
    (
      await openDictationDevices(
        asHid(hid),
        () => {},
        () => {},
      )
    ).count(),
  ).toBe(0);
});

it('what was pressed before the buttons were followed is told once, and what was held and let go is over', async () => {
  const device = powerMic();
  const hid = asHid(new FakeHid([device]));
  const close = bufferReports(hid);
  await bufferedDevices()?.opened;
  expect(device.opened).toBe(true);
  const now = vi.spyOn(performance, 'now');
  const pressAt = (ms: number, state: number): void => {
    now.mockReturnValue(ms);
    device.report(powerMicButtons(state));
  };
  // Too long ago, held and let go, and pressed shortly.
  for (const [ms, state] of [
    [1_000, 2],
    [1_100, 0],
    [8_000, 4],
    [8_000 + HOLD_MS, 0],
    [9_000, 8],
    [9_100, 0],
    [9_200, 4],
    [9_300, 0],
  ] as const)
    pressAt(ms, state);
  const acts: string[] = [];
  const devices = await openDictationDevices(
    hid,
    (act) => acts.push(act),
    () => {},
  );
  now.mockRestore();
  expect(acts).toEqual(['next-field', 'press-record', 'release-record']);
  expect(bufferedDevices()).toBeNull();
  device.report(powerMicButtons(2));
  await vi.waitFor(() => expect(acts.at(-1)).toBe('previous-field'));
  expect(acts).toHaveLength(4);
  close();
  expect(device.opened).toBe(true);
  await devices.close();
});

it('devices that nobody follows are closed again', async () => {
  const device = powerMic();
  const close = bufferReports(asHid(new FakeHid([device])));
  await bufferedDevices()?.opened;
  close();
  await vi.waitFor(() => expect(device.opened).toBe(false));
  expect(bufferedDevices()).toBeNull();
});
