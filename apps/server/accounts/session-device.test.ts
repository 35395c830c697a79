import { expect, test } from 'vitest';
import { nameDevice } from './session-device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  [`${WINDOWS} rv:130.0) Gecko/20100101 Firefox/130.0`, 'Firefox', 'Windows'],
  [`${WINDOWS} ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['', null, null],
  [undefined, null, null],
  ['<script>alert(1)</script>', null, null],
  [`Firefox/1 ${'x'.repeat(2_000)}`, null, null],
])('%j is %s on %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});
