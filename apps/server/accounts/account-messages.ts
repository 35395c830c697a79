import type { Role } from '@constat/contract';
import type { TerminalLanguage } from '../platform/terminal-language.ts';

export interface AccountMessages {
  readonly usage: string;
  readonly noDatabase: (file: string) => string;
  readonly unknown: string;
  readonly none: string;
  readonly askPassword: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly administers: string;
  readonly isDisabled: string;
  readonly sessions: (count: number) => string;
  /** Without an address the password is chosen already. */
  readonly added: (username: string, address: string | null) => string;
  readonly reset: (username: string, address: string) => string;
  readonly disabled: (username: string) => string;
  readonly enabled: (username: string) => string;
  readonly factorsRemoved: (username: string) => string;
  /** Under an address that holds for every one of this computer's, and for none from elsewhere. */
  readonly putAddress: (host: string) => string;
}

/** What `npm run account` says. */
export const ACCOUNT_MESSAGES: Readonly<Record<TerminalLanguage, AccountMessages>> = {
  fr: {
    usage: [
      'Usage : npm run account [-- list] [--lang fr|en]',
      '        npm run account -- add NOM --name "Nom affiché" [--email ADRESSE] [--role physician|developer|admin|assistant] [--admin] [--password]',
      '        npm run account -- reset|disable|enable|remove-factors NOM',
    ].join('\n'),
    noDatabase: (file) => `Il n’y a pas de base de données ${file}.`,
    unknown: 'Aucun compte n’a ce nom d’utilisateur. Rien n’a été modifié.',
    none: 'Il n’y a pas encore de compte, hors ceux de la démonstration.',
    askPassword: 'Mot de passe : ',
    roles: {
      physician: 'médecin',
      developer: 'développement',
      admin: 'administration seule',
      assistant: 'adjoint ou adjointe',
    },
    administers: 'administre l’installation',
    isDisabled: 'désactivé',
    sessions: (count) => `sessions ouvertes : ${count}`,
    added: (username, address) =>
      address === null
        ? `Compte créé : ${username}.`
        : [
            `Compte créé : ${username}. Le mot de passe se choisit à cette adresse, une seule fois et d’ici trois jours :`,
            `  ${address}`,
          ].join('\n'),
    reset: (username, address) =>
      [
        `Le mot de passe de ${username} ne vaut plus, et ses sessions sont fermées. Un autre se choisit à cette adresse, une seule fois et d’ici trois jours :`,
        `  ${address}`,
        `Ses clés d’accès, s’il y en a, ouvrent encore une session. Si un appareil est perdu : npm run account -- remove-factors ${username}`,
      ].join('\n'),
    disabled: (username) => `Compte désactivé : ${username}. Ses sessions sont fermées.`,
    enabled: (username) => `Compte réactivé : ${username}.`,
    factorsRemoved: (username) =>
      `Plus de second facteur ni de clé d’accès : ${username}. Le mot de passe suffit jusqu’au prochain ajout.`,
    putAddress: (host) =>
      `Remplacez-y ${host} par le nom ou l’adresse de cet ordinateur, comme les autres l’atteignent; CONSTAT_PUBLIC_URL le fait pour vous.`,
  },
  en: {
    usage: [
      'Usage: npm run account [-- list] [--lang fr|en]',
      '       npm run account -- add USERNAME --name "Displayed name" [--email ADDRESS] [--role physician|developer|admin|assistant] [--admin] [--password]',
      '       npm run account -- reset|disable|enable|remove-factors USERNAME',
    ].join('\n'),
    noDatabase: (file) => `There is no database ${file}.`,
    unknown: 'No account has this username. Nothing was changed.',
    none: 'There is no account yet, but for those of the demonstration.',
    askPassword: 'Password: ',
    roles: {
      physician: 'physician',
      developer: 'development',
      admin: 'administration alone',
      assistant: 'assistant',
    },
    administers: 'administers the installation',
    isDisabled: 'disabled',
    sessions: (count) => `open sessions: ${count}`,
    added: (username, address) =>
      address === null
        ? `Account created: ${username}.`
        : [
            `Account created: ${username}. The password is chosen at this address, once and within three days:`,
            `  ${address}`,
          ].join('\n'),
    reset: (username, address) =>
      [
        `The password of ${username} is void, and its sessions are ended. Another is chosen at this address, once and within three days:`,
        `  ${address}`,
        `Its passkeys, if any, still open a session. If a device is lost: npm run account -- remove-factors ${username}`,
      ].join('\n'),
    disabled: (username) => `Account disabled: ${username}. Its sessions are ended.`,
    enabled: (username) => `Account enabled: ${username}.`,
    factorsRemoved: (username) =>
      `No second factor and no passkey any more: ${username}. The password is enough until another is added.`,
    putAddress: (host) =>
      `Put the name or address of this computer, as others reach it, in the place of ${host}; CONSTAT_PUBLIC_URL does so for you.`,
  },
};
