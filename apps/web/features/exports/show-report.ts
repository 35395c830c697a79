import type { ExportBody } from '@constat/contract';
import { PRINT_DELAY_MS } from '@constat/contract/limits';
import { apiBlob } from '../../shared/api/client.ts';
import { noteUseIn } from '../../shared/lock/page-lock.ts';

/** How often the window is looked at until its pages are there, and for how long, in milliseconds. */
const LOOK_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Fetches the report's PDF into a window opened before, and opens the print dialog there when asked. Resolves once the
 * window shows the pages, and where it prints, before the dialog. Throws an ApiError.
 */
export async function showPages(
  target: Window,
  body: ExportBody,
  { use, signal }: { readonly use: 'preview' | 'print'; readonly signal?: AbortSignal },
): Promise<void> {
  const { blob } = await apiBlob('/api/exports/pdf', { ...body, use }, signal);
  await showPdf(target, blob, use);
}

/**
 * Shows a PDF in a window opened before, and opens the print dialog there when asked. Resolves once the window shows the
 * pages, and where it prints, before the dialog.
 */
export async function showPdf(target: Window, pdf: Blob, use: 'preview' | 'print'): Promise<void> {
  const address = openIn(target, new Blob([pdf], { type: 'application/pdf' }));
  if (!(await isShown(target, address, 'application/pdf'))) return;
  // With no delay a viewer that is only just there prints nothing, and says nothing.
  if (use === 'print') setTimeout(() => print(target), PRINT_DELAY_MS);
}

/** Fetches the report as a text into a window opened before: for a narrow screen, and no copy. Throws an ApiError. */
export async function showText(target: Window, body: ExportBody, signal?: AbortSignal): Promise<void> {
  const { blob } = await apiBlob('/api/exports/html', body, signal);
  const page = withNonce(await blob.text());
  const address = openIn(target, new Blob([page], { type: 'text/html;charset=utf-8' }));
  // A report may be read there for longer than it takes to lock.
  if (await isShown(target, address, 'text/html')) noteUseIn(target);
}

/**
 * The page of the report inherits the content security policy of this one, which lets in a style only with this
 * response's nonce. What the physician wrote is escaped in it, so every `<style` is the page's own.
 */
function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return html.replaceAll(/<style(?=[\s>])/gu, `<style nonce="${nonce}"`);
}

function openIn(target: Window, content: Blob): string {
  // Kept while this page lives, so that the window can be reloaded.
  const address = URL.createObjectURL(content);
  target.location.replace(address);
  return address;
}

/** Resolves with true once the window shows that, and with false where it is closed or shows something else. */
function isShown(target: Window, address: string, contentType: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = performance.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      const shown = look(target, address, contentType);
      if (!shown && !target.closed && performance.now() < end) return;
      clearInterval(timer);
      resolve(shown);
    }, LOOK_MS);
  });
}

function look(target: Window, address: string, contentType: string): boolean {
  if (target.closed) return false;
  try {
    return (
      target.location.href === address &&
      target.document.contentType === contentType &&
      target.document.readyState === 'complete'
    );
  } catch {
    // The viewer of Firefox belongs to no page: it is there once nothing can be read any more.
    return true;
  }
}

function print(target: Window): void {
  try {
    target.print();
  } catch {
    // The page says how to print from the keys.
  }
}
