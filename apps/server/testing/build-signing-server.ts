import type { NewAccount } from '../accounts/create-account.ts';
import { buildServer } from './build-server.ts';
import type { TestClient, TestServer } from './build-server.ts';
import { fillProfile } from './sign-report.ts';

/** A server as `buildServer` makes it, and a physician on it who can sign. */
export async function buildSigningServer(
  options?: Parameters<typeof buildServer>[0],
): Promise<{ readonly server: TestServer; readonly owner: TestClient }> {
  const server = await buildServer(options);
  return { server, owner: await signUpSigner(server) };
}

/** A client of a new account whose profile holds what a signature names. */
export async function signUpSigner(
  server: Pick<TestServer, 'signUp'>,
  account?: Partial<NewAccount>,
): Promise<TestClient> {
  const client = await server.signUp(account);
  await fillProfile(client);
  return client;
}
