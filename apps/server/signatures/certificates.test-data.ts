/** Certificates made by openssl, as fictional physicians could have them. */
import type { Workshop } from './signatures.test-data.ts';

export const PASSWORD = 'zz mot de passe é';
const PASSWORD_OPTION = `pass:${PASSWORD}`;

/** `openssl req -newkey` of each kind of key. */
const KEYS = {
  'rsa-2048': ['-newkey', 'rsa:2048'],
  'rsa-1024': ['-newkey', 'rsa:1024'],
  'p-256': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  'p-384': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  'p-521': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-521'],
} as const;

type KeyKind = keyof typeof KEYS;

export const SIGNER_NAME = 'Dre Zoé Fictive-Hébert';
export const ISSUER_NAME = 'Zz Autorité des professionnels';

const EXTENSIONS = `
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[signer]
basicConstraints = CA:FALSE
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[secrets]
basicConstraints = CA:FALSE
keyUsage = critical, keyEncipherment
[silent]
basicConstraints = CA:FALSE
`;

interface Wish {
  readonly key: KeyKind;
  /** Section of the extensions. */
  readonly use?: 'signer' | 'secrets' | 'silent';
  /** Days of validity, counted from now; a start in the past is asked for by openssl ca alone. */
  readonly days?: number;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** A small authority: a root, an intermediate, and certificates from it. */
export interface Authority {
  /** Makes `NAME.key` and `NAME.pem` in the workshop. */
  issue(name: string, wish: Wish): void;
  /** The PKCS#12 file of a certificate with its chain, as `openssl pkcs12 -export` writes it with these options. */
  pack(name: string, ...options: readonly string[]): Uint8Array;
}

export function createAuthority(workshop: Workshop): Authority {
  const { write, succeed } = workshop;
  write('extensions.cnf', EXTENSIONS);
  write('index.txt', '');
  write('serial', '5A0001\n');
  write(
    'ca.cnf',
    '[ca]\ndefault_ca = zz\n[zz]\ndatabase = index.txt\nserial = serial\nnew_certs_dir = .\ndefault_md = sha256\n' +
      'policy = any\nunique_subject = no\nstring_mask = utf8only\n[any]\ncommonName = supplied\ncountryName = optional\n',
  );
  const request = [
    '-utf8',
    '-nodes',
    '-config',
    write('request.cnf', '[req]\ndistinguished_name = dn\n[dn]\n'),
  ];
  succeed(
    'openssl',
    'req',
    '-x509',
    ...request,
    '-newkey',
    'rsa:2048',
    '-subj',
    '/C=CA/CN=Zz Racine',
    '-days',
    '3650',
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-addext',
    'basicConstraints=critical,CA:TRUE',
    '-addext',
    'keyUsage=critical,keyCertSign,cRLSign',
  );

  function certify(name: string, wish: Wish, issuer: string, subject: string, use: string): void {
    succeed(
      'openssl',
      'req',
      ...request,
      ...KEYS[wish.key],
      '-subj',
      subject,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    );
    const period =
      wish.startsAt === undefined
        ? ['-days', String(wish.days ?? 700)]
        : ['-startdate', wish.startsAt, '-enddate', wish.endsAt ?? '20491231235959Z'];
    succeed(
      'openssl',
      'ca',
      '-batch',
      '-utf8',
      '-notext',
      '-config',
      'ca.cnf',
      '-in',
      `${name}.csr`,
      '-out',
      `${name}.pem`,
      '-cert',
      `${issuer}.pem`,
      '-keyfile',
      `${issuer}.key`,
      '-extfile',
      'extensions.cnf',
      '-extensions',
      use,
      ...period,
    );
  }

  certify('intermediate', { key: 'rsa-2048', days: 3000 }, 'root', `/C=CA/CN=${ISSUER_NAME}`, 'authority');
  write('chain.pem', Buffer.concat([workshop.read('intermediate.pem'), workshop.read('root.pem')]));

  return {
    issue: (name, wish) =>
      certify(name, wish, 'intermediate', `/C=CA/CN=${SIGNER_NAME}`, wish.use ?? 'signer'),
    pack(name, ...options) {
      succeed(
        'openssl',
        'pkcs12',
        '-export',
        '-inkey',
        `${name}.key`,
        '-in',
        `${name}.pem`,
        '-certfile',
        'chain.pem',
        '-passout',
        PASSWORD_OPTION,
        '-out',
        `${name}.p12`,
        ...options,
      );
      return workshop.read(`${name}.p12`);
    },
  };
}
