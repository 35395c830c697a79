import type { InstallationSecret, SecretSource } from './installation-secret.ts';

/** Secrets that were read already, the present one first, and where they lie; a thread can be given them. */
export interface KnownSecrets {
  readonly place: string;
  readonly secrets: readonly InstallationSecret[];
}

/** Secrets that were read already, which do not change: nobody is asked for them, and nothing is written. */
export function fixedSecrets({ place, secrets }: KnownSecrets): SecretSource {
  const unchanging = (): never => {
    throw new Error('these secrets do not change');
  };
  const present = (): InstallationSecret => secrets[0] ?? unchanging();
  const changes = { renew: unchanging, keepOnly: unchanging, move: async () => unchanging() };
  return { place, read: () => secrets, first: present, recovered: present, ...changes };
}
