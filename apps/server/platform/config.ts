import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { isLoopback } from './loopback.ts';
import { parseOidc } from './oidc-settings.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { setting } from './setting.ts';
import type { Environment } from './setting.ts';
import { StartError } from './start-error.ts';

/** What helps with wording: the local rules, or the protocol in which a served model is asked. */
export const ASSISTANCE_ENGINES = ['local', 'openai', 'anthropic'] as const;

/** Every setting of the server, parsed once at the start. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`, or null for SQLite in the data directory. */
  readonly databaseUrl: string | null;
  readonly publicUrl: URL | null;
  /** How many proxies stand before the server, or which addresses are theirs. */
  readonly trustProxy: number | string | null;
  /** Paths of PEM files. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** The secret behind encryption at rest; null means the keychain, or the key file in the data directory. */
  readonly key: string | null;
  /** Where the secret of a new installation is kept. */
  readonly keyPlace: 'auto' | 'keychain' | 'file';
  /** What the person asked for; null leaves the choice to the server. */
  readonly demo: 'on' | 'off' | null;
  /** The instance of the launcher that started this server, on somebody's own computer; null for any other start. */
  readonly launcher: string | null;
  readonly speech: {
    readonly engine: 'embedded' | 'openai' | 'off';
    readonly modelDir: string;
    readonly url: string | null;
    readonly key: string | null;
    readonly model: string | null;
  };
  readonly assist: {
    readonly engine: (typeof ASSISTANCE_ENGINES)[number];
    readonly url: string | null;
    readonly key: string | null;
    readonly model: string | null;
  };
  /** The identity provider that accounts may be linked to; null for none. */
  readonly oidc: OidcSettings | null;
  /** Which compiler makes PDFs; `auto` takes the native one where this system has it. */
  readonly pdfCompiler: 'auto' | 'native' | 'wasm';
  readonly audioRetentionDays: number;
  /** How long a session lasts: hours without use, and days whatever the use; after how many minutes it locks, 0 for never. */
  readonly session: { readonly idleHours: number; readonly days: number; readonly lockMinutes: number };
  /** By how much the limits of calls are multiplied, but for sign-ins: for a computer with many processors. */
  readonly callLimitFactor: number;
}

/**
 * Reads the settings from the environment; an empty one counts as absent.
 * @throws StartError that names the first setting at fault
 */
export function parseConfig(env: Environment): Config {
  const read = setting(env);
  const host = read.text('HOST') ?? 'localhost';
  const dataDir = path.resolve(read.text('CONSTAT_DATA_DIR') ?? 'data');
  const publicUrl = read.url('CONSTAT_PUBLIC_URL', ['http:', 'https:']);
  const config: Config = {
    host: parseHost(host),
    port: read.integer('PORT', { minimum: 0, maximum: 65_535 }) ?? 3000,
    dataDir,
    databaseUrl: withPassword(
      read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
      read.secret('DATABASE_PASSWORD'),
    ),
    publicUrl,
    trustProxy: parseTrustProxy(read.text('CONSTAT_TRUST_PROXY')),
    tls: parseTls(read.text('CONSTAT_TLS_CERT'), read.text('CONSTAT_TLS_KEY')),
    key: parseKey(read.secret('CONSTAT_KEY')),
    keyPlace: read.choice('CONSTAT_KEY_PLACE', ['auto', 'keychain', 'file']) ?? 'auto',
    demo: read.choice('CONSTAT_DEMO', ['on', 'off']),
    launcher: parseLauncher(read.text('CONSTAT_LAUNCHER')),
    speech: {
      engine: read.choice('CONSTAT_SPEECH_ENGINE', ['embedded', 'openai', 'off']) ?? 'embedded',
      modelDir: path.resolve(read.text('CONSTAT_SPEECH_MODEL_DIR') ?? path.join(dataDir, 'models')),
      url: read.url('CONSTAT_SPEECH_URL', ['http:', 'https:'])?.href ?? null,
      key: read.secret('CONSTAT_SPEECH_KEY'),
      model: read.text('CONSTAT_SPEECH_MODEL'),
    },
    assist: {
      engine: read.choice('CONSTAT_ASSIST_ENGINE', ASSISTANCE_ENGINES) ?? 'local',
      url: read.url('CONSTAT_ASSIST_URL', ['http:', 'https:'])?.href ?? null,
      key: read.secret('CONSTAT_ASSIST_KEY'),
      model: read.text('CONSTAT_ASSIST_MODEL'),
    },
    oidc: parseOidc(read, { host, publicUrl }),
    pdfCompiler: read.choice('CONSTAT_PDF_COMPILER', ['auto', 'native', 'wasm']) ?? 'auto',
    audioRetentionDays: read.integer('CONSTAT_AUDIO_RETENTION_DAYS', { minimum: 1, maximum: 3650 }) ?? 30,
    session: {
      idleHours: read.integer('CONSTAT_SESSION_IDLE_HOURS', { minimum: 1, maximum: 72 }) ?? 12,
      days: read.integer('CONSTAT_SESSION_DAYS', { minimum: 1, maximum: 30 }) ?? 7,
      lockMinutes: read.integer('CONSTAT_LOCK_MINUTES', { minimum: 0, maximum: 480 }) ?? 15,
    },
    callLimitFactor: read.integer('CONSTAT_CALL_LIMIT_FACTOR', { minimum: 1, maximum: 100 }) ?? 1,
  };
  read.refuseUnknown();
  checkTogether(config);
  return config;
}

/** True when cookies must be bound to HTTPS. */
export function isServedOverHttps(config: Config): boolean {
  return config.tls !== null || config.publicUrl?.protocol === 'https:';
}

/** True when only this machine can reach the server: no other address, no public name, no proxy before it. */
export function isLocalOnly(config: Config): boolean {
  const publicHost = config.publicUrl?.hostname;
  return (
    isLoopback(config.host) &&
    (publicHost === undefined || isLoopback(publicHost)) &&
    config.trustProxy === null
  );
}

function checkTogether(config: Config): void {
  if (config.demo === 'on' && !isLocalOnly(config)) {
    throw new StartError('CONSTAT_DEMO', {
      fr: 'les comptes de démonstration ne servent que sur cet ordinateur (HOST=localhost, sans adresse publique ni mandataire).',
      en: 'the demonstration accounts are for this machine only (HOST=localhost, no public address, no proxy).',
    });
  }
  if (config.launcher !== null && !isLocalOnly(config)) {
    throw new StartError('CONSTAT_LAUNCHER', {
      fr: 'le lanceur ne sert que sur cet ordinateur (HOST=localhost, sans adresse publique ni mandataire).',
      en: 'the launcher is for this machine only (HOST=localhost, no public address, no proxy).',
    });
  }
  const { engine, url } = config.speech;
  if (engine !== 'embedded' && engine !== 'off' && url === null) {
    throw new StartError('CONSTAT_SPEECH_URL', {
      fr: `requis quand CONSTAT_SPEECH_ENGINE=${engine}.`,
      en: `required when CONSTAT_SPEECH_ENGINE=${engine}.`,
    });
  }
  if (config.assist.engine !== 'local' && config.assist.model === null) {
    throw new StartError('CONSTAT_ASSIST_MODEL', {
      fr: 'requis quand CONSTAT_ASSIST_ENGINE est openai ou anthropic.',
      en: 'required when CONSTAT_ASSIST_ENGINE is openai or anthropic.',
    });
  }
}

function parseHost(host: string): string {
  if (isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/iu.test(host)) return host;
  throw new StartError('HOST', {
    fr: 'une adresse IP ou un nom d’hôte est attendu.',
    en: 'an IP address or a host name is expected.',
  });
}

function parseLauncher(text: string | null): string | null {
  if (text === null || /^[\w-]{16,64}$/u.test(text)) return text;
  throw new StartError('CONSTAT_LAUNCHER', {
    fr: 'le lanceur donne lui-même cette valeur; retirez ce réglage.',
    en: 'the launcher gives this value itself; remove this setting.',
  });
}

/** The address of the database, with the password that is kept apart from it, if any. */
function withPassword(url: URL | null, password: string | null): string | null {
  if (password === null) return url?.href ?? null;
  if (url === null) {
    throw new StartError('DATABASE_URL', {
      fr: 'requis avec DATABASE_PASSWORD.',
      en: 'required with DATABASE_PASSWORD.',
    });
  }
  const complete = new URL(url);
  complete.password = encodeURIComponent(password);
  return complete.href;
}

function parseTrustProxy(text: string | null): number | string | null {
  if (text === null || text === '0') return null;
  if (/^[1-9]$/u.test(text)) return Number(text);
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const isNetwork = (part: string) => {
    const [address = '', bits, ...rest] = part.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= longest))
    );
  };
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => named.includes(part) || isNetwork(part))) return parts.join(',');
  throw new StartError('CONSTAT_TRUST_PROXY', {
    fr: 'le nombre de mandataires (1 à 9) ou leurs adresses, séparées par des virgules, sont attendus.',
    en: 'the number of proxies (1 to 9) or their addresses, separated by commas, is expected.',
  });
}

function parseTls(cert: string | null, key: string | null): Config['tls'] {
  if (cert === null && key === null) return null;
  const pair = { CONSTAT_TLS_CERT: cert, CONSTAT_TLS_KEY: key };
  for (const [name, file] of Object.entries(pair)) {
    if (file === null) {
      throw new StartError(name, {
        fr: 'le certificat et la clé vont ensemble; celui-ci manque.',
        en: 'the certificate and the key go together; this one is missing.',
      });
    }
    try {
      readFileSync(file);
    } catch (error) {
      throw new StartError(
        name,
        { fr: 'le fichier ne peut être lu.', en: 'the file cannot be read.' },
        error,
      );
    }
  }
  const files = { cert: path.resolve(cert ?? ''), key: path.resolve(key ?? '') };
  try {
    createSecureContext({ cert: readFileSync(files.cert), key: readFileSync(files.key) });
  } catch (error) {
    const problem = {
      fr: 'ce certificat et cette clé (PEM) ne vont pas ensemble.',
      en: 'this certificate and this key (PEM) do not go together.',
    };
    throw new StartError('CONSTAT_TLS_CERT', problem, error);
  }
  return files;
}

function parseKey(text: string | null): string | null {
  if (text === null || text.length >= 32) return text;
  throw new StartError('CONSTAT_KEY', {
    fr: 'au moins 32 caractères sont attendus.',
    en: 'at least 32 characters are expected.',
  });
}
