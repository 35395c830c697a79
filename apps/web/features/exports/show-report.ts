import type { ExportBody } from '@constat/contract';
import { PRINT_DELAY_MS } from '@constat/contract/limits';
import { apiBlob } from '../../shared/api/client.ts';
import { noteUseIn } from '../../shared/lock/page-lock.ts';

/**
 * The page of the report inherits the content security policy of this one, which lets in a style only with this
 * response's nonce. What the physician wrote is escaped in it, so every `<style` is the page's own.
 */
function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return html.replaceAll(/<style(?=[\s>])/gu, `<style nonce="${nonce}"`);
}

/**
 * Fetches the report's print page into a window opened before, and opens the print dialog there when asked. Throws an
 * ApiError.
 */
export async function showReport(target: Window, body: ExportBody, thenPrint: boolean): Promise<void> {
  const { blob } = await apiBlob('/api/exports/html', body);
  const page = new Blob([withNonce(await blob.text())], { type: 'text/html;charset=utf-8' });
  // Kept while this page lives, so that the window can be reloaded.
  const address = URL.createObjectURL(page);
  target.location.replace(address);
  onceLoaded(target, address, () => {
    // A report may be read there for longer than it takes to lock.
    noteUseIn(target);
    // On a busy machine the page may come later than the delay: the print dialog would show an empty one.
    if (thenPrint) setTimeout(() => target.print(), PRINT_DELAY_MS);
  });
}

/** How often the window is looked at until its page is there, in milliseconds. */
const LOOK_MS = 50;

function onceLoaded(target: Window, address: string, act: () => void): void {
  const timer = setInterval(() => {
    if (target.closed) return clearInterval(timer);
    if (target.location.href !== address || target.document.readyState !== 'complete') return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
}
