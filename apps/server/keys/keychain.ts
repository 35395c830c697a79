import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programUrl } from '../platform/installed-files.ts';

/** What every entry of Constat is filed under. */
const SERVICE = 'Constat';
/** A store that answers does so in a fraction of a second; longer is a question on the screen that nobody answers. */
const LIMIT_MS = 20_000;

export interface KeychainCall {
  readonly act: 'read' | 'write' | 'remove';
  readonly service: string;
  readonly account: string;
  readonly text?: string;
}

export type KeychainAnswer = { readonly text: string | null } | { readonly failure: string };

/** The keychain is not there, is locked, or has not answered in time. */
export class KeychainSilent extends Error {
  override readonly name = 'KeychainSilent';
}

/** Where the system keeps secrets of a person: Keychain, Credential Manager, Secret Service. */
export interface Keychain {
  /** Null where there is no such entry; some stores say so of one that is locked, too. @throws KeychainSilent */
  read(account: string): string | null;
  /** @throws KeychainSilent */
  write(account: string, text: string): void;
  /** Nothing where there is no such entry. @throws KeychainSilent */
  remove(account: string): void;
}

/**
 * The system's own, each call in a process that is ended after a while. What is secret goes through its pipes, and stands
 * in no list of processes.
 * @param limitMs how long it may take, in milliseconds
 */
export function systemKeychain(limitMs = LIMIT_MS): Keychain {
  const call = (asked: Omit<KeychainCall, 'service'>): string | null => {
    const program = fileURLToPath(programUrl('keychain-process'));
    const { stdout, error } = spawnSync(process.execPath, ['--no-warnings', program], {
      input: JSON.stringify({ ...asked, service: SERVICE }),
      encoding: 'utf8',
      timeout: limitMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    const answer = parse(stdout);
    if (answer === null) throw new KeychainSilent('no answer', { cause: error });
    if ('failure' in answer) throw new KeychainSilent(answer.failure);
    return answer.text;
  };
  return {
    read: (account) => call({ act: 'read', account }),
    write: (account, text) => void call({ act: 'write', account, text }),
    remove: (account) => void call({ act: 'remove', account }),
  };
}

function parse(text: string | null): KeychainAnswer | null {
  try {
    return JSON.parse(text ?? '') as KeychainAnswer;
  } catch {
    // It was ended, or could not be begun.
    return null;
  }
}
