/** A process of its own that asks the system's keychain once: the call may wait for a person, or for ever. */
import { readFileSync } from 'node:fs';
import type { KeychainAnswer, KeychainCall } from './keychain.ts';

const STDIN = 0;

async function answer({ act, service, account, text }: KeychainCall): Promise<KeychainAnswer> {
  try {
    const { Entry } = await import('@napi-rs/keyring');
    // Without this choice, Linux would fall back to a store that is empty after a restart of the machine.
    const entry = new Entry(service, account, { linux: { store: 'secret-service' } });
    if (act === 'write') entry.setPassword(text ?? '');
    if (act === 'remove') entry.deletePassword();
    return { text: act === 'read' ? entry.getPassword() : null };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

process.stdout.write(JSON.stringify(await answer(JSON.parse(readFileSync(STDIN, 'utf8')) as KeychainCall)));
