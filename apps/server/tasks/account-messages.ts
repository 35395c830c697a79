import type { ErasurePreview, ListedErasure, Role } from '@constat/contract';
import type { TerminalLanguage } from '../platform/terminal-language.ts';
import { commandLine } from '../platform/command-line.ts';

/** Why a proof proves nothing. */
export type ProofFlaw = 'unreadable' | 'other' | 'broken' | 'unknown' | 'unclean' | 'back';

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
  readonly erasureFirst: (username: string, preview: ErasurePreview) => string;
  /** Without a proof a copy could not be looked into yet. */
  readonly erased: (username: string, proof: string | null) => string;
  readonly proven: string;
  readonly noErasures: string;
  readonly listedErasure: (erasure: ListedErasure) => string;
  /** The certificate is still to be made. */
  readonly notProven: string;
  readonly noProof: Readonly<Record<ProofFlaw, string>>;
  /** Under an address that holds for every one of this computer's, and for none from elsewhere. */
  readonly putAddress: (host: string) => string;
}

/** What `npm run account` says. */
export const ACCOUNT_MESSAGES: Readonly<Record<TerminalLanguage, AccountMessages>> = {
  fr: {
    usage: [
      `Usage : ${commandLine('account')} [list] [--lang fr|en]`,
      `        ${commandLine('account')} add NOM --name "Nom affiché" [--email ADRESSE] [--role physician|developer|admin|assistant] [--admin] [--password] [--demonstration keep|erase]`,
      `        ${commandLine('account')} reset|disable|enable|remove-factors NOM`,
      `        ${commandLine('account')} erase NOM [--confirm NOM] [--signed]`,
      `        ${commandLine('account')} proof FICHIER|IDENTIFIANT|--list`,
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
        `Ses clés d’accès et le fournisseur d’identité, s’il y en a, ouvrent encore une session. Si un appareil est perdu : ${commandLine('account')} remove-factors ${username}`,
      ].join('\n'),
    disabled: (username) => `Compte désactivé : ${username}. Ses sessions sont fermées.`,
    enabled: (username) => `Compte réactivé : ${username}.`,
    factorsRemoved: (username) =>
      `Plus de second facteur, de clé d’accès ni de lien au fournisseur d’identité : ${username}. Le mot de passe suffit jusqu’au prochain ajout.`,
    erasureFirst: (username, { reports, recordings, patients, signedInTerm, hasSnapshots, isOnly }) =>
      [
        `Rien n’a été effacé. Avec le compte ${username} disparaîtraient, sans retour possible : rapports : ${reports}; enregistrements : ${recordings}; patients récents : ${patients}; et son profil, ses mots, ses phrases, ses commandes et ses clés.`,
        'Restent : le journal, avec l’identifiant du compte et sans nom de patient, et le certificat d’effacement. Les copies portées ailleurs et les archives exportées sont hors de portée.',
        ...(hasSnapshots
          ? ['D’un instantané hors de portée, le compte disparaît quand son support est de nouveau là.']
          : []),
        ...(isOnly
          ? ['C’est le seul compte : le prochain démarrage demandera de créer un premier compte.']
          : []),
        ...(signedInTerm > 0
          ? [
              `Rapports signés ou verrouillés qui doivent encore être conservés : ${signedInTerm}. Ils sont effacés aussi avec --signed seulement; leurs empreintes restent.`,
            ]
          : []),
        'Ce médecin peut d’abord exporter son archive, dans « Mon compte ». La conservation des dossiers reste son obligation.',
        `Pour effacer : ${commandLine('account')} erase ${username} --confirm ${username}${signedInTerm > 0 ? ' --signed' : ''}`,
      ].join('\n'),
    erased: (username, proof) =>
      proof === null
        ? `Compte effacé : ${username}. Une copie n’a pas encore pu être lue; le certificat sera fait par le serveur en marche.`
        : proof,
    proven:
      'Le certificat est celui de cette installation, son empreinte est au journal, qui est intact, et rien de ce compte n’est dans la base de données.',
    noErasures: 'Aucun compte n’a été effacé.',
    listedErasure: ({ id, accountId, erasedAt, certifiedAt, isClean }) =>
      `${id} : compte ${accountId}, effacé le ${erasedAt.slice(0, 10)}, ${certifiedAt === null ? 'certificat à venir' : isClean ? 'rien n’en reste' : 'il peut en rester quelque chose'}`,
    notProven: 'Le certificat n’est pas encore fait; le serveur en marche le fera.',
    noProof: {
      unreadable: 'Ce fichier n’est pas un certificat d’effacement, ou il a été modifié.',
      other: 'Ce certificat est celui d’une autre installation.',
      broken: 'Le journal est rompu : il ne prouve rien.',
      unknown: 'Le journal ne contient pas l’empreinte de ce certificat.',
      unclean:
        'Le certificat est authentique, mais il dit qu’il restait quelque chose du compte, ou que tout n’a pas pu être lu.',
      back: 'Le certificat est authentique, mais ce compte est de nouveau dans la base de données : une copie plus ancienne a été restaurée.',
    },
    putAddress: (host) =>
      `Remplacez-y ${host} par le nom ou l’adresse de cet ordinateur, comme les autres l’atteignent; CONSTAT_PUBLIC_URL le fait pour vous.`,
  },
  en: {
    usage: [
      `Usage: ${commandLine('account')} [list] [--lang fr|en]`,
      `       ${commandLine('account')} add USERNAME --name "Displayed name" [--email ADDRESS] [--role physician|developer|admin|assistant] [--admin] [--password] [--demonstration keep|erase]`,
      `       ${commandLine('account')} reset|disable|enable|remove-factors USERNAME`,
      `       ${commandLine('account')} erase USERNAME [--confirm USERNAME]`,
      `       ${commandLine('account')} proof FILE|ID|--list`,
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
        `Its passkeys and the identity provider, if any, still open a session. If a device is lost: ${commandLine('account')} remove-factors ${username}`,
      ].join('\n'),
    disabled: (username) => `Account disabled: ${username}. Its sessions are ended.`,
    enabled: (username) => `Account enabled: ${username}.`,
    factorsRemoved: (username) =>
      `No second factor and no passkey or link to the identity provider any more: ${username}. The password is enough until another is added.`,
    erasureFirst: (username, { reports, recordings, patients, signedInTerm, hasSnapshots, isOnly }) =>
      [
        `Nothing was erased. With the account ${username} would go, beyond recovery: reports: ${reports}; recordings: ${recordings}; recent patients: ${patients}; and its profile, words, phrases, commands and keys.`,
        'What stays: the audit trail, with the id of the account and no name of a patient, and the certificate of the erasure. Copies taken elsewhere and exported archives are out of reach.',
        ...(hasSnapshots
          ? ['From a snapshot out of reach the account goes once its disk is there again.']
          : []),
        ...(isOnly
          ? ['It is the only account: the next start will ask for a first account to be created.']
          : []),
        ...(signedInTerm > 0
          ? [
              `Signed or locked reports that still have to be kept: ${signedInTerm}. They are erased too only with --signed; their hashes stay.`,
            ]
          : []),
        'This physician can export the archive first, under "My account". Keeping the records remains their duty.',
        `To erase: ${commandLine('account')} erase ${username} --confirm ${username}${signedInTerm > 0 ? ' --signed' : ''}`,
      ].join('\n'),
    erased: (username, proof) =>
      proof === null
        ? `Account erased: ${username}. A copy could not be looked into yet; the running server will make the certificate.`
        : proof,
    proven:
      'The certificate is one of this installation, its hash is in the audit trail, which is intact, and nothing of this account is in the database.',
    noErasures: 'No account was erased.',
    listedErasure: ({ id, accountId, erasedAt, certifiedAt, isClean }) =>
      `${id}: account ${accountId}, erased on ${erasedAt.slice(0, 10)}, ${certifiedAt === null ? 'certificate to come' : isClean ? 'nothing of it is left' : 'something of it may be left'}`,
    notProven: 'The certificate is not made yet; the running server will make it.',
    noProof: {
      unreadable: 'This file is no certificate of an erasure, or it was changed.',
      other: 'This certificate is one of another installation.',
      broken: 'The audit trail is broken: it proves nothing.',
      unknown: 'The audit trail does not hold the hash of this certificate.',
      unclean:
        'The certificate is genuine, but says that something of the account was left, or not everything could be looked into.',
      back: 'The certificate is genuine, but this account is in the database again: an earlier copy was restored.',
    },
    putAddress: (host) =>
      `Put the name or address of this computer, as others reach it, in the place of ${host}; CONSTAT_PUBLIC_URL does so for you.`,
  },
};
