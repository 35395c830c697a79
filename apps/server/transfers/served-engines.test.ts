import { expect, test } from 'vitest';
import type { Provider } from '../assistance/served/question.ts';
import { parseConfig } from '../platform/config.ts';
import { enginesOfThisMachine, outsideEngines } from './served-engines.ts';

const configOf = (env: Record<string, string>) => parseConfig({ CONSTAT_ASSIST_MODEL: 'fictif-1', ...env });
const read = (env: Record<string, string>) => outsideEngines(configOf(env));
const text = (url: string) => read({ CONSTAT_ASSIST_ENGINE: 'openai', CONSTAT_ASSIST_URL: url });

test('loopback addresses are on the machine, and every other one is outside', () => {
  for (const inside of [
    'http://127.0.0.1:8000',
    'http://127.8.9.1/v1',
    'http://[::1]:8000',
    'http://localhost:11434',
  ])
    expect(text(inside)).toEqual([]);
  for (const outside of [
    'http://192.168.1.4:8000',
    'http://10.0.0.2',
    'http://localhost.exemple.org',
    'http://0.0.0.0',
  ])
    expect(text(outside)).toHaveLength(1);
  expect(read({})).toEqual([]);
});

test('a provider has its own address where the settings name none', () => {
  const hosts: Readonly<Record<Provider, string>> = {
    openai: 'api.openai.com',
    anthropic: 'api.anthropic.com',
  };
  for (const [engine, host] of Object.entries(hosts)) {
    const config = configOf({ CONSTAT_ASSIST_ENGINE: engine });
    expect([...outsideEngines(config), ...enginesOfThisMachine(config)]).toMatchObject([{ host }]);
  }
});

test('a served speech engine without an address is refused, not passed over', () => {
  expect(() => parseConfig({ CONSTAT_SPEECH_ENGINE: 'openai' })).toThrow('CONSTAT_SPEECH_URL');
  const config = configOf({ CONSTAT_SPEECH_ENGINE: 'openai', CONSTAT_SPEECH_URL: 'https://api.exemple.org' });
  expect(() => outsideEngines({ ...config, speech: { ...config.speech, url: null } })).toThrow('no address');
});

test('each kind, address and model has an id of its own, and what signs in is in none', () => {
  const [plain] = text('https://api.exemple.org/v1/');
  expect(plain).toMatchObject({ kind: 'text', address: 'https://api.exemple.org', host: 'api.exemple.org' });
  const same = [
    'https://api.exemple.org',
    'https://nom:secret@api.exemple.org/v1',
    'https://API.exemple.org:443/',
  ];
  for (const url of same) expect(text(url)).toEqual([plain]);
  const others = [
    ...text('http://api.exemple.org'),
    ...text('https://api.exemple.org:8443'),
    ...text('https://api.exemple.org/other/v1'),
    ...read({
      CONSTAT_ASSIST_ENGINE: 'openai',
      CONSTAT_ASSIST_URL: 'https://api.exemple.org',
      CONSTAT_ASSIST_MODEL: 'fictif-2',
    }),
    ...read({
      CONSTAT_SPEECH_ENGINE: 'openai',
      CONSTAT_SPEECH_URL: 'https://api.exemple.org',
      CONSTAT_SPEECH_MODEL: 'fictif-1',
    }),
  ];
  expect(new Set([plain, ...others].map((engine) => engine?.id)).size).toBe(6);
});
