import type { SavedForm, SignedVersion } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepAddendum } from '../../actions/add-addendum.ts';
import { storeReturnedFile } from '../../actions/returned-file.ts';
import { withdrawLock } from '../../actions/withdraw-lock.ts';
import { newId } from '../../platform/ids.ts';
import { writeContent } from '../../signing/signed-content.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { SIGNER, saveSignable, signReport } from '../../testing/sign-report.ts';

const FILE = Buffer.from('%PDF-1.7 Zz');

// The pages are made before these acts begin, which here begin at the same moment.
onBothDatabases('acts on one locked report at once', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  let locked: SignedVersion;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
    locked = await signReport(owner, form, { method: 'by-hand' });
  });

  const user = () => ({ id: owner.userId, sessionId: newId() }) as Parameters<typeof withdrawLock>[1]['user'];
  const place = () => ({ reportId: form.id, versionId: locked.id, now: server.clock.now() });
  const withdraw = () =>
    server.store.transaction((repositories) =>
      withdrawLock(repositories, { ...place(), user: user(), reason: 'Zz' }),
    );
  const add = () =>
    server.store.transaction((repositories) =>
      keepAddendum(
        repositories,
        {
          id: newId(),
          kind: 'addendum',
          accountId: owner.userId,
          reportId: form.id,
          about: locked.id,
          method: 'by-hand',
          reportVersion: 1,
          at: server.clock.now(),
          dataFingerprint: null,
          content: writeContent({ signer: SIGNER, reasons: [], text: 'Zz' }),
          pdf: FILE,
        },
        user(),
      ),
    );
  const giveBack = (kind: 'returned-file' | 'other-file') =>
    server.store.transaction((repositories) =>
      storeReturnedFile(repositories, {
        ...place(),
        ownerId: owner.userId,
        user: user(),
        judged: { kind, signatures: [], pictures: [] },
        file: FILE,
      }),
    );
  const seen = async (...acts: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).map((act) =>
      act.status === 'fulfilled' ? 'done' : (act.reason as { code?: string }).code,
    );

  test('either an addendum is kept, or the lock is undone', async () => {
    const answers = await seen(withdraw(), add());
    expect([
      ['done', 'REPORT_NOT_SIGNED'],
      ['NOT_AWAITING_SIGNATURE', 'done'],
    ]).toContainEqual(answers);
  });

  test('either a signed file comes back, or the lock is undone', async () => {
    const answers = await seen(withdraw(), giveBack('returned-file'));
    expect(new Set(answers)).toEqual(new Set(['NOT_AWAITING_SIGNATURE', 'done']));
  });

  test('no file is kept apart for a lock that is undone', async () => {
    await seen(withdraw(), giveBack('other-file'));
    const kinds = (await server.store.signedVersions.listOf(owner.userId, form.id)).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('withdrawal');
  });
});
