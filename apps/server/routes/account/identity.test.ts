import type { AccountLinkAnswer, SavedForm, SigningAnswer } from '@constat/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { EARLIER_MS, SUBJECT, answerFor, linkAccount, signInBy } from '../../testing/identity-answers.ts';
import { setUpIdentityProvider } from '../../testing/identity-setup.ts';

describe('an account that is linked to an identity provider', () => {
  const setup = setUpIdentityProvider();
  const { lastEvents } = setup;
  let { server, owner, userId } = setup;
  beforeEach(() => {
    ({ server, owner, userId } = setup);
  });

  test('an invitation is accepted without a password, which then is no way in to be left without', async () => {
    const body = { username: 'zznouveau', displayName: 'Dr Nouveau Zz', role: 'physician' };
    const added = await owner.call('POST', '/api/accounts', body);
    const { account, link: given } = added.json<AccountLinkAnswer>();
    const secret = given.path.replace('/choose-password#', '');
    const browser = openBrowser(server);
    const accept = async (from: TestBrowser) => {
      const response = await answerFor(from, { subject: 'zz-nouveau' });
      return from.call('POST', '/api/account-links/identity', { secret, response });
    };
    expect((await accept(browser)).json()).toMatchObject({ user: { username: 'zznouveau' } });
    expect(await lastEvents(2)).toEqual([
      'factor-added {"kind":"identity","by":"link"}',
      'signed-in {"by":"identity"}',
    ]);
    expect(codeOf(await accept(openBrowser(server)))).toBe('LINK_INVALID');
    const unlinked = await browser.call('DELETE', '/api/account/identity');
    expect([unlinked.statusCode, codeOf(unlinked)]).toEqual([409, 'LAST_WAY_IN']);
    // Who has lost it is helped by the administration.
    const removed = await owner.call('DELETE', `/api/accounts/${account.id}/factors`);
    expect(removed.json()).toMatchObject({ account: { secondFactor: { identity: false } } });
    expect(codeOf(await signInBy(openBrowser(server), 'zz-nouveau'))).toBe('IDENTITY_NOT_LINKED');
  });

  test('it proves who signs a report, once for each signature', async () => {
    await linkAccount(owner);
    const newDraft = async () =>
      `/api/saved-forms/${(await owner.call('POST', '/api/saved-forms', buildFormBody())).json<SavedForm>().id}`;
    const draft = await newDraft();
    const { points } = (await owner.call('GET', `${draft}/signing`)).json<SigningAnswer>();
    const reasons = points.map(({ id }) => ({ point: id, reason: 'Voulu' }));
    const signBy = (response: string, url = draft) => {
      const body = { method: 'by-hand', assent: true, proof: { identity: { response } }, reasons };
      return owner.call('POST', `${url}/signed-versions`, body, { 'if-match': '"1"' });
    };
    const path = { url: '/api/account/identity/request' };
    const foreign = await signBy(await answerFor(owner, { ...path, subject: 'zz-autre' }));
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'IDENTITY_NOT_OWN']);
    const response = await answerFor(owner, path);
    expect((await signBy(response)).json()).toMatchObject({ method: 'by-hand' });
    expect(codeOf(await signBy(response, await newDraft()))).toBe('IDENTITY_REFUSED');
  });

  test('it unlocks a session and confirms who one is, for its own account alone', async () => {
    await linkAccount(owner);
    server.clock.advance(EARLIER_MS);
    expect(codeOf(await owner.call('DELETE', '/api/account/identity'))).toBe('REAUTHENTICATION_REQUIRED');
    const prove = async (path: string, subject = SUBJECT) => {
      const response = await answerFor(owner, { url: '/api/account/identity/request', subject });
      return owner.call('POST', path, { response });
    };
    const foreign = await prove('/api/account/reauthentication/identity', 'zz-autre');
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([422, 'IDENTITY_NOT_OWN']);
    expect(await lastEvents(1)).toEqual(['password-refused {"by":"identity"}']);
    await owner.call('POST', '/api/account/lock', { by: 'hand' });
    expect(await owner.me()).toBe(423);
    expect((await owner.call('GET', '/api/account/lock')).json()).toMatchObject({ hasIdentity: true });
    expect((await prove('/api/account/unlock/identity')).json()).toMatchObject({ userId });
    expect(await owner.me()).toBe(200);
    server.clock.advance(EARLIER_MS);
    server.clock.set(-EARLIER_MS);
    expect((await prove('/api/account/reauthentication/identity')).statusCode).toBe(200);
    expect((await owner.call('DELETE', '/api/account/identity')).statusCode).toBe(204);
  });
});
