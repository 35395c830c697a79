import { scryptSync } from 'node:crypto';
import path from 'node:path';
import { newId } from '../platform/ids.ts';
import { StartError } from '../platform/start-error.ts';
import { KeychainSilent, systemKeychain } from './keychain.ts';
import type { Keychain } from './keychain.ts';
import { keychainEntry, keychainUnanswered, secretOutOfReach } from './keychain-failures.ts';
import { KEY_BYTES, newKey } from './sealed-bytes.ts';
import { readKeyFile, readSecretLines, secretOf, writeKeyFile, writeSecretLines } from './secret-file.ts';
import type { InstallationSecret } from './secret-file.ts';

export type { InstallationSecret } from './secret-file.ts';

/** Where the secret of a new installation is to lie; `auto` takes the keychain where one answers, else the file. */
export type KeyPlace = 'auto' | 'keychain' | 'file';

/** Where the secret is kept. */
export interface SecretSource {
  /** For the person at the terminal: the setting's name, the file's path or the keychain's entry. */
  readonly place: string;
  /**
   * The present one first, then one that is being replaced; none before the first.
   * @param wanted ids of those that are needed; where they are known from before, nobody is asked
   * @throws StartError where they are elsewhere than in the file, and there is no answer
   */
  read(wanted?: readonly string[]): readonly InstallationSecret[];
  /** The present one; a new one where there is none, the same for all processes that ask at once. */
  first(): InstallationSecret;
  /** The present one; a new one where it is lost. For whoever holds the code of the recovery sheet. */
  recovered(): InstallationSecret;
  /** Makes a secret and puts it first; where the secret is a setting, answers the present one. */
  renew(): InstallationSecret;
  /** Forgets all but that one. @throws where it is not there */
  keepOnly(id: string): void;
  /**
   * Has them lie there from now on; the place of before forgets them last.
   * @param verify throws where what was read back from the new place does not open the database
   * @throws StartError where there is no answer, or the secret is a setting
   */
  move(
    to: 'keychain' | 'file',
    verify: (secrets: readonly InstallationSecret[]) => Promise<void>,
  ): Promise<void>;
}

const FILE_NAME = 'constat.key';
/** The cost of guessing at a phrase that somebody chose: 16 MB and some 50 ms each. */
const SCRYPT = { N: 16_384, r: 8, p: 1 } as const;

/** The setting where there is one, else what the key file says: itself, or an entry of the system's keychain. */
export function secretSource({
  dataDir,
  key,
  keyPlace = 'file',
  keychain = systemKeychain(),
}: {
  readonly dataDir: string;
  readonly key: string | null;
  /** Of a new installation. */
  readonly keyPlace?: KeyPlace;
  readonly keychain?: Keychain;
}): SecretSource {
  if (key !== null) return settingSource(key);
  return new StoredSecrets(path.join(dataDir, FILE_NAME), keyPlace, keychain);
}

function settingSource(phrase: string): SecretSource {
  const key = scryptSync(phrase.normalize('NFC'), 'constat installation secret', KEY_BYTES, SCRYPT);
  const secret = secretOf(key);
  return {
    place: 'CONSTAT_KEY',
    read: () => [secret],
    first: () => secret,
    recovered: () => secret,
    renew: () => secret,
    keepOnly: () => {},
    async move() {
      throw new StartError('CONSTAT_KEY', {
        fr: 'la clé est ce réglage; elle ne se déplace pas.',
        en: 'the key is this setting; it is not moved.',
      });
    },
  };
}

class StoredSecrets implements SecretSource {
  readonly #file: string;
  readonly #keyPlace: KeyPlace;
  readonly #keychain: Keychain;
  /** What the keychain answered last. */
  #known: readonly InstallationSecret[] = [];

  constructor(file: string, keyPlace: KeyPlace, keychain: Keychain) {
    this.#file = file;
    this.#keyPlace = keyPlace;
    this.#keychain = keychain;
  }

  get place(): string {
    const kept = readKeyFile(this.#file);
    return kept !== null && 'account' in kept ? keychainEntry(kept.account) : this.#file;
  }

  read(wanted: readonly string[] = []): readonly InstallationSecret[] {
    const kept = readKeyFile(this.#file);
    if (kept === null) return [];
    if ('secrets' in kept) return kept.secrets;
    const isKnown = wanted.length > 0 && wanted.every((id) => this.#known.some((secret) => secret.id === id));
    if (!isKnown) this.#known = this.#ask(kept.account);
    return this.#known;
  }

  first(): InstallationSecret {
    return this.read()[0] ?? this.#make({ isFirst: true });
  }

  recovered(): InstallationSecret {
    try {
      return this.first();
    } catch (error) {
      const kept = readKeyFile(this.#file);
      if (kept === null || 'secrets' in kept) throw error;
      // The entry is gone, or another person's; it stays, should it open something else yet.
      return this.#make({ isFirst: false });
    }
  }

  renew(): InstallationSecret {
    const secret = secretOf(newKey());
    this.#put([secret, ...this.read()]);
    return secret;
  }

  keepOnly(id: string): void {
    const kept = this.read().filter((secret) => secret.id === id);
    if (kept.length === 0) throw new Error('the secret to keep is not there');
    this.#put(kept);
  }

  async move(
    to: 'keychain' | 'file',
    verify: (secrets: readonly InstallationSecret[]) => Promise<void>,
  ): Promise<void> {
    const kept = readKeyFile(this.#file);
    if (kept === null || 'account' in kept === (to === 'keychain')) return;
    if ('account' in kept) {
      const secrets = this.read();
      writeKeyFile(this.#file, { secrets }, { isFirst: false });
      try {
        await verify(this.read());
      } catch (error) {
        writeKeyFile(this.#file, kept, { isFirst: false });
        throw error;
      }
      this.#say(kept.account, () => this.#keychain.remove(kept.account));
      return;
    }
    const account = newId();
    this.#say(account, () => this.#keychain.write(account, writeSecretLines(kept.secrets)));
    try {
      await verify(this.#ask(account));
    } catch (error) {
      this.#forget(account);
      throw error;
    }
    writeKeyFile(this.#file, { account }, { isFirst: false });
  }

  /** A new secret where a new installation has it, or in the place of one that is lost. */
  #make({ isFirst }: { readonly isFirst: boolean }): InstallationSecret {
    const secret = secretOf(newKey());
    const account = this.#keyPlace === 'file' ? null : this.#entrust(secret);
    const content = account === null ? { secrets: [secret] } : { account };
    if (writeKeyFile(this.#file, content, { isFirst })) {
      this.#known = [secret];
      return secret;
    }
    // Another process was first.
    if (account !== null) this.#forget(account);
    return this.read()[0] ?? secret;
  }

  /** Gives a secret to the keychain. @returns the entry; null where the keychain does not answer, and need not */
  #entrust(secret: InstallationSecret): string | null {
    const account = newId();
    try {
      this.#keychain.write(account, writeSecretLines([secret]));
      if (this.#ask(account)[0]?.id === secret.id) return account;
    } catch (error) {
      if (this.#keyPlace === 'keychain') throw keychainUnanswered(error);
    }
    return null;
  }

  #put(secrets: readonly InstallationSecret[]): void {
    const kept = readKeyFile(this.#file);
    if (kept === null || 'secrets' in kept) {
      writeKeyFile(this.#file, { secrets }, { isFirst: false });
      return;
    }
    this.#say(kept.account, () => this.#keychain.write(kept.account, writeSecretLines(secrets)));
    this.#known = secrets;
  }

  /** @throws StartError where the keychain has no such entry, or does not answer */
  #ask(account: string): readonly InstallationSecret[] {
    const text = this.#say(account, () => this.#keychain.read(account));
    const secrets = readSecretLines(text ?? '');
    if (secrets === null) throw secretOutOfReach(account);
    return secrets;
  }

  #forget(account: string): void {
    try {
      this.#keychain.remove(account);
    } catch {
      // It opens nothing.
    }
  }

  #say<Result>(account: string, call: () => Result): Result {
    try {
      return call();
    } catch (error) {
      throw error instanceof KeychainSilent ? secretOutOfReach(account, error) : error;
    }
  }
}
