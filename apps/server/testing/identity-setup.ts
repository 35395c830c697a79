import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { buildClock, buildServer } from './build-server.ts';
import type { TestServer } from './build-server.ts';
import { EARLIER_MS, RETURNS_TO, settingsOf } from './identity-answers.ts';
import { newSigningKey, startProvider } from './identity-provider.ts';
import type { TestProvider } from './identity-provider.ts';

/** What a test of an identity provider works with. */
export class IdentitySetup {
  /** One for all tests of a file. */
  provider!: TestProvider;
  /** A new one for each test, whose identity provider it is. */
  server!: TestServer;
  /** The browser of the administrator `zzalix`, signed in. */
  owner!: TestBrowser;
  userId!: string;

  /** The last lines of the audit trail: what was done, and its detail. */
  readonly lastEvents = async (count: number): Promise<readonly string[]> => {
    const events = await this.server.store.auditEvents.list();
    return events.slice(-count).map(({ action, detail }) => `${action} ${detail ?? ''}`);
  };
}

/** Sets up what the tests of a file work with, before each of them. */
export function setUpIdentityProvider(): IdentitySetup {
  const setup = new IdentitySetup();
  beforeAll(async () => {
    setup.provider = await startProvider({ key: newSigningKey(), redirectUris: RETURNS_TO });
  });
  afterAll(() => setup.provider.close());
  beforeEach(async () => {
    setup.provider.alter = null;
    setup.provider.forgeWith = null;
    const testClock = buildClock(Date.now() - EARLIER_MS);
    setup.server = await buildServer({ env: settingsOf(setup.provider), testClock });
    ({ userId: setup.userId } = await setup.server.signUp({ username: 'zzalix', isAdmin: true }));
    setup.owner = openBrowser(setup.server);
    await setup.owner.signIn('zzalix');
  });
  afterEach(() => setup.server.close());
  return setup;
}
