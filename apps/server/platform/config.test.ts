import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLocalOnly, isServedOverHttps, parseConfig } from './config.ts';
import { StartError } from './start-error.ts';

describe('settings', () => {
  test('have their defaults, and an empty one counts as absent', () => {
    const config = parseConfig({ PORT: '', CONSTAT_DATA_DIR: ' ' });
    expect(config).toEqual({
      host: 'localhost',
      port: 3000,
      dataDir: path.resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      trustProxy: null,
      tls: null,
      key: null,
      keyPlace: 'auto',
      demo: null,
      launcher: null,
      pdfCompiler: 'auto',
      audioRetentionDays: 30,
      session: { idleHours: 12, days: 7, lockMinutes: 15 },
      callLimitFactor: 1,
      speech: {
        engine: 'embedded',
        modelDir: path.resolve('data', 'models'),
        url: null,
        key: null,
        model: null,
      },
      assist: { engine: 'local', url: null, key: null, model: null },
    });
    expect([isLocalOnly(config), isServedOverHttps(config)]).toEqual([true, false]);
  });

  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['HOST', { HOST: 'http://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['DATABASE_URL', { DATABASE_URL: 'somewhere' }],
    ['CONSTAT_PUBLIC_URL', { CONSTAT_PUBLIC_URL: 'constat.example.invalid' }],
    ['CONSTAT_TRUST_PROXY', { CONSTAT_TRUST_PROXY: 'true' }],
    ['CONSTAT_TRUST_PROXY', { CONSTAT_TRUST_PROXY: '10.0.0.0/33' }],
    ['CONSTAT_TLS_CERT', { CONSTAT_TLS_CERT: '/nowhere.pem', CONSTAT_TLS_KEY: '/nowhere.pem' }],
    ['CONSTAT_TLS_KEY', { CONSTAT_TLS_CERT: import.meta.filename }],
    ['CONSTAT_TLS_CERT', { CONSTAT_TLS_CERT: import.meta.filename, CONSTAT_TLS_KEY: import.meta.filename }],
    ['CONSTAT_KEY', { CONSTAT_KEY: 'short' }],
    ['CONSTAT_KEY_PLACE', { CONSTAT_KEY_PLACE: 'elsewhere' }],
    ['CONSTAT_DEMO', { CONSTAT_DEMO: 'yes' }],
    ['CONSTAT_DEMO', { CONSTAT_DEMO: 'on', HOST: '0.0.0.0' }],
    ['CONSTAT_DEMO', { CONSTAT_DEMO: 'on', CONSTAT_PUBLIC_URL: 'https://x.example.invalid' }],
    ['CONSTAT_LAUNCHER', { CONSTAT_LAUNCHER: 'on' }],
    ['CONSTAT_LAUNCHER', { CONSTAT_LAUNCHER: 'launcher-of-a-test', HOST: '0.0.0.0' }],
    ['CONSTAT_SPEECH_ENGINE', { CONSTAT_SPEECH_ENGINE: 'whisper' }],
    ['CONSTAT_SPEECH_URL', { CONSTAT_SPEECH_ENGINE: 'openai' }],
    ['CONSTAT_SPEECH_URL', { CONSTAT_SPEECH_URL: 'ftp://x' }],
    ['CONSTAT_ASSIST_ENGINE', { CONSTAT_ASSIST_ENGINE: 'gpt' }],
    ['CONSTAT_ASSIST_MODEL', { CONSTAT_ASSIST_ENGINE: 'anthropic' }],
    ['CONSTAT_ASSIST_URL', { CONSTAT_ASSIST_URL: 'somewhere' }],
    ['CONSTAT_PDF_COMPILER', { CONSTAT_PDF_COMPILER: 'webassembly' }],
    ['CONSTAT_AUDIO_RETENTION_DAYS', { CONSTAT_AUDIO_RETENTION_DAYS: '0' }],
    ['CONSTAT_AUDIO_RETENTION_DAY', { CONSTAT_AUDIO_RETENTION_DAY: '7' }],
    ['CONSTAT_SPEECH_PORT_URL', { CONSTAT_SPEECH_PORT_URL: 'http://127.0.0.1' }],
  ])('a wrong %s is named in one line of both languages: %o', (name, env) => {
    let thrown: unknown;
    try {
      parseConfig(env);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(StartError);
    const { message } = thrown as StartError;
    expect(message).toMatch(new RegExp(`^${name} : [^\\n]+ / ${name}: [^\\n]+$`, 'u'));
  });

  test('variables that are no settings are left alone', () => {
    const links = { CONSTAT_SERVICE_HOST: '10.0.0.1', CONSTAT_WEB_PORT_3000_TCP_ADDR: '10.0.0.1' };
    expect(parseConfig({ CONSTAT_BROWSER: '/x', ...links })).toEqual(parseConfig({}));
  });

  test('beyond this machine', () => {
    expect(parseConfig({ CONSTAT_TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(parseConfig({ CONSTAT_TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toBe(
      'loopback,10.0.0.0/8,::1',
    );
    const config = parseConfig({ HOST: '0.0.0.0', CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' });
    expect([isLocalOnly(config), isServedOverHttps(config)]).toEqual([false, true]);
  });
});
