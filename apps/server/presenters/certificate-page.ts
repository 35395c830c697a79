import type { ErasureCertificate } from '@constat/contract';
import { isClean } from '../erasures/certificate.ts';
import { escapeHtml } from '../exports/html/escape-html.ts';
import { portableCommandLine } from '../platform/command-line.ts';

const WORDS = {
  fr: {
    title: 'Certificat d’effacement d’un compte',
    clean: 'Rien de ce compte n’a été retrouvé là où le programme peut lire.',
    unclean:
      'Il reste quelque chose de ce compte, ou tout n’a pas pu être lu : voyez ci-dessous ce qui a été vérifié.',
    account: 'Compte (identifiant)',
    installation: 'Installation',
    askedBy: 'Demandé par',
    who: {
      administration: 'l’administration',
      own: 'le titulaire du compte',
      terminal: 'l’administration, au terminal du serveur',
    },
    erasedAt: 'Effacé le',
    certifiedAt: 'Vérifié le',
    records: 'Enregistrements effacés, par table',
    keys: 'Clés détruites',
    digest: 'Empreinte de leurs places',
    event: 'Événement du journal',
    eventHash: 'Empreinte de cet événement',
    checks: 'Vérifié après l’effacement, en lisant',
    rows: (tables: number) => `Lignes de ce compte dans les ${tables} tables qui en tenaient`,
    keysLeft: 'Clés de ce compte',
    rewritten: 'Base de données réécrite après l’effacement (de PostgreSQL, la table des clés)',
    yes: 'oui',
    no: 'non',
    openable: 'Fragments chiffrés qu’une clé de l’installation ouvre encore',
    pieces: (pieces: number, files: number) =>
      `Fragments retrouvés dans les ${files} fichiers du dossier des données, sur ${pieces} (avant l’effacement, puis après)`,
    unread: 'Fichiers et dossiers des données qui n’ont pas pu être lus',
    noFiles: 'Les fichiers sont ceux de PostgreSQL, que le programme ne lit pas : les clés y sont détruites.',
    copies: 'Copies du dossier des données',
    snapshots: 'Instantanés',
    none: 'aucun',
    unreached: (folders: number) =>
      `dossiers d’instantanés hors de portée, où ce compte reste jusqu’à ce qu’ils soient de nouveau là : ${folders}`,
    states: {
      without: 'rien de ce compte',
      holding: 'tient encore quelque chose de ce compte',
      unreadable: 'endommagé, ou chiffré avec une clé qui n’est pas ici',
      unread: 'n’a pas pu être lu',
    },
    until: 'Ces instantanés sont effacés avec leur âge, au plus tard le',
    stays:
      'Restent : le journal, avec l’identifiant du compte et sans nom de patient, et ce certificat. Les copies portées ailleurs, les archives exportées et les copies du système sont hors de portée du programme.',
    verify: `Pour vérifier le fichier JSON de ce certificat : ${portableCommandLine('account')} proof FICHIER`,
    hash: 'Empreinte du certificat, inscrite au journal',
  },
  en: {
    title: 'Certificate of the erasure of an account',
    clean: 'Nothing of this account was found where the program can read.',
    unclean:
      'Something of this account is left, or not everything could be looked into: see below what was verified.',
    account: 'Account (id)',
    installation: 'Installation',
    askedBy: 'Asked for by',
    who: {
      administration: 'the administration',
      own: 'the holder of the account',
      terminal: 'the administration, at the terminal of the server',
    },
    erasedAt: 'Erased on',
    certifiedAt: 'Verified on',
    records: 'Records erased, by table',
    keys: 'Keys destroyed',
    digest: 'Digest of their places',
    event: 'Event of the audit trail',
    eventHash: 'Hash of that event',
    checks: 'Verified after the erasure, by reading',
    rows: (tables: number) => `Rows of this account in the ${tables} tables that held some`,
    keysLeft: 'Keys of this account',
    rewritten: 'Database written anew after the erasure (of PostgreSQL, the table of keys)',
    yes: 'yes',
    no: 'no',
    openable: 'Sealed pieces that a key of the installation still opens',
    pieces: (pieces: number, files: number) =>
      `Pieces found in the ${files} files of the data directory, out of ${pieces} (before the erasure, then after)`,
    unread: 'Files and folders of the data directory that could not be read',
    noFiles: 'The files are those of PostgreSQL, which the program does not read: the keys are destroyed.',
    copies: 'Copies in the data directory',
    snapshots: 'Snapshots',
    none: 'none',
    unreached: (folders: number) =>
      `folders of snapshots out of reach, where this account stays until they are there again: ${folders}`,
    states: {
      without: 'nothing of this account',
      holding: 'still holds something of this account',
      unreadable: 'damaged, or under a key that is not here',
      unread: 'could not be looked into',
    },
    until: 'These snapshots go with their age, at the latest on',
    stays:
      'What stays: the audit trail, with the id of the account and no name of a patient, and this certificate. Copies taken elsewhere, exported archives and copies made by the system are out of the reach of the program.',
    verify: `To verify the JSON file of this certificate: ${portableCommandLine('account')} proof FILE`,
    hash: 'Hash of the certificate, noted in the audit trail',
  },
} as const;

const STYLE =
  'body{font:11pt/1.45 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:1.5rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #bbb;padding:.3rem .5rem .3rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{font-weight:600;width:45%}';

/** The certificate as a page of its own, to be read and printed; no name of anybody stands in it. */
export function writeCertificatePage(certificate: ErasureCertificate, language: 'fr' | 'en'): string {
  const words = WORDS[language];
  const { found, event, keys, records } = certificate;
  const { snapshots } = found;
  const away = found.unreachedFolders ?? (snapshots === null ? 1 : 0);
  const moment = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  const at = (text: string) => moment.format(new Date(text));
  const held = (all: ErasureCertificate['found']['copies']) =>
    all.length === 0
      ? words.none
      : all.map(({ name, state }) => `${name} (${words.states[state]})`).join(', ');
  const pieces: Row =
    found.files === null
      ? [words.noFiles, '']
      : [
          words.pieces(found.pieces, found.files),
          `${found.piecesBefore ?? '–'}, ${found.piecesAfter ?? '–'}`,
        ];
  const facts: Row[] = [
    [words.account, certificate.accountId],
    [words.installation, certificate.installation],
    [words.askedBy, words.who[certificate.askedBy]],
    [words.erasedAt, at(certificate.erasedAt)],
    [words.certifiedAt, at(certificate.certifiedAt)],
    [words.keys, String(keys.count)],
    [words.digest, keys.digest],
    [words.event, `${event.position} · ${event.id}`],
    [words.eventHash, event.hash],
  ];
  const checks: Row[] = [
    [words.rows(found.tables), String(found.rows)],
    [words.keysLeft, String(found.keys)],
    ...(found.isRewritten === undefined
      ? []
      : [[words.rewritten, found.isRewritten ? words.yes : words.no] satisfies Row]),
    [words.openable, String(found.openable)],
    pieces,
    ...((found.unread ?? 0) > 0 ? [[words.unread, String(found.unread)] satisfies Row] : []),
    [words.copies, held(found.copies)],
    [
      words.snapshots,
      [...(away > 0 ? [words.unreached(away)] : []), ...(snapshots === null ? [] : [held(snapshots)])].join(
        '; ',
      ),
    ],
    ...(certificate.outOfReachUntil === null
      ? []
      : [[words.until, at(certificate.outOfReachUntil)] satisfies Row]),
  ];
  const rows = Object.entries(records).map(([table, count]): Row => [table, String(count)]);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(isClean(certificate) ? words.clean : words.unclean)}</p>`,
    tableOf(facts),
    `<h2>${escapeHtml(words.checks)}</h2>${tableOf(checks)}`,
    `<h2>${escapeHtml(words.records)}</h2>${tableOf(rows)}`,
    `<p>${escapeHtml(words.stays)}</p><p>${escapeHtml(words.verify)}</p>`,
    tableOf([[words.hash, certificate.hash]]),
    '</body></html>',
  ].join('\n');
}

type Row = readonly [name: string, value: string];

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${lines.join('')}</table>`;
}
