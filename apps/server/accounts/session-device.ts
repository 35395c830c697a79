import bowser from 'bowser';

/** What a list of sessions calls the browser and the system; null for one that is none of those below. */
export interface SessionDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chromium',
  Firefox: 'Firefox',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  Safari: 'Safari',
  'Samsung Internet for Android': 'Samsung Internet',
  Vivaldi: 'Vivaldi',
};
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
  iOS: 'iOS',
  Linux: 'Linux',
  macOS: 'macOS',
  Windows: 'Windows',
};
/** No browser says more about itself. */
const LONGEST = 1_000;

/** Names the browser that sent this `User-Agent`: nothing that a sender made up is kept. */
export function nameDevice(userAgent: string | undefined): SessionDevice {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST)
    return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: BROWSERS[browser.name ?? ''] ?? null, system: SYSTEMS[os.name ?? ''] ?? null };
}
