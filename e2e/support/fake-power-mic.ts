import type { Page } from 'playwright-core';

/** What its buttons send, as the bits of a report; several can be held. */
export const POWER_MIC = { record: 4, next: 8, undo: 128 } as const;

/** Stands in for a PowerMic that this page was allowed to use: its buttons are told as the real one tells them. */
function fakePowerMic(): void {
  const device = Object.assign(new EventTarget(), {
    vendorId: 1364,
    productId: 4097,
    collections: [{ usagePage: 1, usage: 0 }],
    opened: true,
    close: () => Promise.resolve(),
  });
  const hid = Object.assign(new EventTarget(), { getDevices: () => Promise.resolve([device]) });
  Object.defineProperty(navigator, 'hid', { value: hid });
  // The page follows its buttons once its library is there: what is pressed before that is told to nobody.
  const isFollowed = new Promise<void>((resolve) => {
    const listen = device.addEventListener.bind(device);
    device.addEventListener = (...given: Parameters<EventTarget['addEventListener']>) => {
      listen(...given);
      // It listens to the buttons once it knows the device, later in the same turn.
      if (given[0] === 'inputreport') setTimeout(resolve);
    };
  });
  Object.assign(globalThis, {
    isFollowed,
    press(button: number) {
      const data = new DataView(new ArrayBuffer(3));
      data.setUint16(1, button, true);
      device.dispatchEvent(Object.assign(new Event('inputreport'), { data }));
    },
  });
}

/** Gives the page a PowerMic that it was allowed to use, from its next load on. */
export async function plugInPowerMic(page: Page): Promise<void> {
  await page.addInitScript(fakePowerMic);
}

/** Presses a button of it and lets it go. */
export async function pressPowerMic(page: Page, button: number): Promise<void> {
  await page.evaluate(async (bits) => {
    const { press, isFollowed } = globalThis as unknown as {
      readonly press: (button: number) => void;
      readonly isFollowed: Promise<void>;
    };
    await isFollowed;
    press(bits);
    press(0);
  }, button);
}
