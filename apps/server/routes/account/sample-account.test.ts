import { expect, test } from 'vitest';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';

test('the password of a sample account is public, and stays', async () => {
  const server = await buildServer({ demo: true });
  try {
    await server.signUp({ username: 'zzsample', sample: true });
    const browser = openBrowser(server);
    await browser.signIn('zzsample');
    const body = {
      currentPassword: PASSWORD,
      newPassword: 'une toute autre phrase de passe',
      endOthers: true,
    };
    const answer = await browser.call('POST', '/api/account/password', body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'SAMPLE_ACCOUNT']);
  } finally {
    await server.close();
  }
});
