import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeWithLock } from './close-with-lock.ts';
import { setPageLocked } from './lock-state.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  setPageLocked(false);
  vi.unstubAllGlobals();
});

/** A window that the page has opened on a report; only its being open is looked at. */
function openReport() {
  const report = {
    closed: false,
    close() {
      report.closed = true;
    },
  };
  closeWithLock(report as unknown as Window);
  return report;
}

it('a window on a report closes when its page locks', () => {
  const report = openReport();
  expect(report.closed).toBe(false);
  setPageLocked(true);
  expect(report.closed).toBe(true);
});

it('and when its page goes, with which what could close it goes', () => {
  const report = openReport();
  page.dispatchEvent(new Event('pagehide'));
  expect(report.closed).toBe(true);
});

it('and at once where its page is locked already', () => {
  setPageLocked(true);
  expect(openReport().closed).toBe(true);
});
