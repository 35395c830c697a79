/** What the buttons of a device told before the page could follow them. */
export interface BufferedReport {
  readonly device: HIDDevice;
  readonly data: DataView;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
}

/** Devices that are open and listened to until the page follows them. */
export interface BufferedDevices {
  /** Resolves once they are open, or cannot be; nobody else opens them before. */
  readonly opened: Promise<void>;
  /** What was told last is known otherwise. */
  readonly forgetLast: () => void;
  /** Ends the listening, and gives what was told shortly before; the devices stay open. */
  readonly take: () => readonly BufferedReport[];
}

/** What was told longer ago begins nothing any more, in milliseconds. */
const KEPT_MS = 5_000;
/** And more than anybody presses meanwhile. */
const KEPT = 50;

let early: (BufferedDevices & { readonly close: () => void }) | null = null;

/**
 * Opens the devices that the page may use and keeps what their buttons tell, until they are followed: the code that reads
 * the buttons comes after the form is drawn. Returns what ends it where nobody has followed them.
 */
export function bufferReports(hid: HID): () => void {
  const reports: BufferedReport[] = [];
  const devices: HIDDevice[] = [];
  let isOver = false;
  const keep = ({ currentTarget, data }: HIDInputReportEvent): void => {
    reports.push({ device: currentTarget as HIDDevice, data, at: performance.now() });
    if (reports.length > KEPT) reports.shift();
  };
  const open = async (): Promise<void> => {
    for (const device of await hid.getDevices()) {
      if (isOver) return;
      device.addEventListener('inputreport', keep);
      devices.push(device);
      if (!device.opened) await device.open();
    }
  };
  const end = (): void => {
    isOver = true;
    for (const device of devices) device.removeEventListener('inputreport', keep);
    if (early === own) early = null;
  };
  const own = {
    // Whoever follows the devices opens them anew, and tells what is wrong.
    opened: open().catch(() => undefined),
    forgetLast: () => void reports.pop(),
    take: () => {
      end();
      return reports.filter(({ at }) => performance.now() - at <= KEPT_MS);
    },
    close: () => {
      if (isOver) return;
      end();
      for (const device of devices) void device.close().catch(() => undefined);
    },
  };
  early = own;
  return own.close;
}

/** The devices that were opened early; null where none were. */
export function bufferedDevices(): BufferedDevices | null {
  return early;
}
