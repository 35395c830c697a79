import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A record that the browser keeps, opened with the key of the page's session. */
export interface KeptRecord {
  readonly kind: string;
  readonly reportId: string;
  readonly name: string;
  readonly value: unknown;
}

/** Whether the page has made its database: opened before that, an empty one would stand in its place. */
function hasDatabase(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name, version }) => name === 'constat-device' && version === 1);
  });
}

/** What the browser keeps for the physician of the page, of one kind or of all. */
export async function readKept(page: Page, kind: string | null = null): Promise<readonly KeptRecord[]> {
  if (!(await hasDatabase(page))) return [];
  return page.evaluate(async (wanted) => {
    const { user } = (await (await fetch('/api/auth/me')).json()) as { user: { id: string } };
    const { key: text } = (await (await fetch('/api/device-key')).json()) as { key: string };
    const raw = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-device');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    interface Sealed {
      readonly key: string;
      readonly kind: string;
      readonly reportId: string;
      readonly name: string;
      readonly value: { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };
    }
    const found = await new Promise<readonly Sealed[]>((resolve, reject) => {
      const request = database.transaction('records').objectStore('records').index('owner').getAll(user.id);
      request.addEventListener('success', () => resolve(request.result as readonly Sealed[]));
      request.addEventListener('error', () => reject(request.error ?? new Error('no records')));
    });
    database.close();
    return Promise.all(
      found
        .filter((record) => wanted === null || record.kind === wanted)
        .map(async (record) => {
          const additionalData = new TextEncoder().encode(record.key);
          const { nonce: iv, bytes } = record.value;
          const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
          const value: unknown = JSON.parse(new TextDecoder().decode(opened));
          return { kind: record.kind, reportId: record.reportId, name: record.name, value };
        }),
    );
  }, kind);
}

/** Keeps a record as another tab of the same physician would: the open page hears of it. */
export async function writeKept(page: Page, record: KeptRecord): Promise<void> {
  await expect.poll(() => hasDatabase(page)).toBe(true);
  return page.evaluate(async ({ kind, reportId, name, value }) => {
    const { user } = (await (await fetch('/api/auth/me')).json()) as { user: { id: string } };
    const { key: text } = (await (await fetch('/api/device-key')).json()) as { key: string };
    const raw = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const sealing = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', raw));
    const keyId = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const owner = user.id;
    const key = [owner, kind, reportId, name].join('/');
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(key) },
      sealing,
      new TextEncoder().encode(JSON.stringify(value)),
    );
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-device');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('records', 'readwrite');
      const header = {
        id: `${keyId} ${key}`,
        key,
        owner,
        kind,
        reportId,
        name,
        version: 1,
        time: Date.now(),
      };
      transaction.objectStore('records').put({ ...header, value: { keyId, nonce, bytes } });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
    database.close();
    const channel = new BroadcastChannel('constat-device');
    channel.postMessage({ owner, key });
    channel.close();
  }, record);
}

/** The id of the report that the tab works on, or null. */
export async function readTabReportId(page: Page): Promise<string | null> {
  const kept = await page.evaluate(() => sessionStorage.getItem('cnesst_medical_form_tab'));
  return kept?.split('/')[1] ?? null;
}

/** Everything of the site that lies in the browser in clear, as one text. */
export function readInClear(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const areas = [localStorage, sessionStorage].map((area) => Object.entries(area));
    const names = await indexedDB.databases();
    return JSON.stringify([areas, names, document.cookie]);
  });
}

/** How many records of a kind lie in the browser, of whichever physician, sealed or not. */
export async function countSealed(page: Page, kind: string): Promise<number> {
  if (!(await hasDatabase(page))) return 0;
  return page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('constat-device');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const found = await new Promise<readonly { readonly kind: string }[]>((resolve, reject) => {
      const request = database.transaction('records').objectStore('records').getAll();
      request.addEventListener('success', () => resolve(request.result as readonly { kind: string }[]));
      request.addEventListener('error', () => reject(request.error ?? new Error('no records')));
    });
    database.close();
    return found.filter((record) => record.kind === wanted).length;
  }, kind);
}
