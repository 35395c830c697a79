/** What a person is told where the secret of an installation is in the system's keychain, and cannot be read there. */
import { commandLine } from '../platform/command-line.ts';
import { StartError } from '../platform/start-error.ts';

/** The secret is in the keychain, which does not answer, or no longer has it. */
export class SecretOutOfReach extends StartError {}

/** What an entry of the keychain is called to a person. */
export function keychainEntry(account: string): string {
  return `trousseau du système / system keychain (Constat, ${account})`;
}

/** For a new installation whose secret was to lie in the keychain. */
export function keychainUnanswered(cause: unknown): StartError {
  return new StartError(
    'CONSTAT_KEY_PLACE',
    {
      fr: 'le trousseau du système ne répond pas ou est verrouillé; ouvrez-le, ou choisissez file. Aucune clé n’a été faite.',
      en: 'the system keychain does not answer or is locked; unlock it, or choose file. No key was made.',
    },
    cause,
  );
}

/** For an installation whose secret lies in an entry of the keychain. */
export function secretOutOfReach(account: string, cause?: unknown): SecretOutOfReach {
  return new SecretOutOfReach(
    `Constat, ${account}`,
    {
      fr: `la clé de la base de données est dans le trousseau du système, qui ne répond pas, est verrouillé ou ne l’a pas; ouvrez-le (ouvrez votre session d’ordinateur), puis recommencez. Rien n’a été modifié. S’il est perdu, servez-vous de la feuille de récupération : ${commandLine('key')} recover`,
      en: `the key of the database is in the system keychain, which does not answer, is locked or does not have it; unlock it (sign in to your computer), then try again. Nothing was changed. If it is lost, use the recovery sheet: ${commandLine('key')} recover`,
    },
    cause,
  );
}
