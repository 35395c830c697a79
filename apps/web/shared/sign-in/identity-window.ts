/**
 * The window in which an identity provider asks who somebody is. The page that has opened it keeps all that it shows; the
 * provider leads the window back to a page of ours, which tells the first one what it was given and closes.
 */
import type { IdentityRequestAnswer } from '@constat/contract';

/** No answer came: the window was given up for another one, or its time has passed. */
export class IdentityNotProved extends Error {}

/** The browser has not let the window open. */
export class IdentityWindowBlocked extends Error {}

/** The provider has led back. */
interface Returned {
  readonly state: string;
  /** The parameters of the address. */
  readonly response: string;
}

const CHANNEL = 'constat-identity';
const FEATURES = 'popup,width=520,height=720';
/** As long as the server waits, in milliseconds. */
const LONGEST_MS = 600_000;

/**
 * Has the provider ask who one is, in a window of its own. Call it while a press is handled, or the browser blocks the window.
 * @param begin asks the server for the page of the provider
 * @param isAskedFirst whether the server may ask for something before; the window opens after that
 * @param onOpen the window shows the provider
 * @returns what the provider has led back with
 * @throws IdentityNotProved, IdentityWindowBlocked, or the error of `begin`
 */
export async function askIdentity(
  begin: () => Promise<IdentityRequestAnswer>,
  {
    signal,
    isAskedFirst = false,
    onOpen,
  }: { readonly signal: AbortSignal; readonly isAskedFirst?: boolean; readonly onOpen: () => void },
): Promise<string> {
  let shown = isAskedFirst ? null : openWindow();
  const channel = new BroadcastChannel(CHANNEL);
  try {
    const { address, state } = await begin();
    signal.throwIfAborted();
    shown ??= openWindow();
    shown.location.href = address;
    onOpen();
    return await answerOf(channel, state, signal);
  } catch (error) {
    shown?.close();
    throw signal.aborted ? new IdentityNotProved() : error;
  } finally {
    channel.close();
  }
}

function openWindow(): Window {
  const opened = window.open('', '_blank', FEATURES);
  if (opened === null) throw new IdentityWindowBlocked();
  return opened;
}

function answerOf(channel: BroadcastChannel, asked: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new IdentityNotProved());
    const timer = setTimeout(giveUp, LONGEST_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      giveUp();
    });
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      if (data.state !== asked) return;
      clearTimeout(timer);
      resolve(data.response);
    });
  });
}

/** In the window that was led back: takes what the provider has given out of the address, tells it, and closes. */
export function returnIdentity(): void {
  const { search, pathname } = window.location;
  const response = search.slice(1);
  if (response === '') return;
  window.history.replaceState(null, '', pathname);
  const state = new URLSearchParams(response).get('state') ?? '';
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ state, response } satisfies Returned);
  channel.close();
  window.close();
}
