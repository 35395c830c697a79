import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase } from './testing/earlier-tables.ts';
import type { EarlierDatabase } from './testing/earlier-tables.ts';
import { openSealed, plant } from './testing/planted-words.ts';

onBothDatabases('what accounts keep from before it was sealed', (newDatabaseUrl) => {
  const build = async (): Promise<EarlierDatabase> =>
    buildEarlierDatabase('0018-sealed-content', (await newDatabaseUrl.empty()) ?? null);

  test('of accounts is as it was, and sealed', async () => {
    const earlier = await build();
    const [userId, otherId] = [await earlier.addPhysician(), await earlier.addPhysician()];
    const buildTexts = () => ({
      displayName: plant(),
      licenceNumber: plant(),
      address: plant(),
      phone: plant(),
      email: plant(),
      interviewTemplateA: plant(),
      interviewTemplateB: plant(),
    });
    const [texts, otherTexts] = [buildTexts(), buildTexts()];
    const normals = { rachisFlexion: plant() };
    const [exportSettings, routine] = [{ footer: plant() }, { regions: [plant()] }];
    const json = { normals: JSON.stringify(normals), exportSettings: JSON.stringify(exportSettings) };
    const choices = { routine: JSON.stringify(routine), remoteRecognition: 0, updatedAt: 1 };
    const bare = {
      normals: '{}',
      exportSettings: null,
      routine: null,
      remoteRecognition: null,
      updatedAt: 1,
    };
    await earlier.insert('profiles', [
      { userId, ...texts, ...json, ...choices },
      { userId: otherId, ...otherTexts, ...bare },
    ]);
    const content = Buffer.from(plant());
    const letterhead = { userId, fileName: `${plant()}.docx`, content, placement: 'end', updatedAt: 1 };
    await earlier.insert('letterheads', [letterhead]);
    const commands = [{ trigger: plant(), replacement: plant(), created: '2026-03-02' }];
    const list = { ownerId: userId, kind: 'voice', commands: JSON.stringify(commands) };
    await earlier.insert('commandLists', [{ ...list, version: 3, updatedAt: 1 }]);
    const deviceKey = plant();
    await earlier.insert('deviceKeys', [{ userId, key: deviceKey, createdAt: 1 }]);
    const patient = {
      id: newId(),
      ownerId: userId,
      patientName: plant(),
      patientAge: plant(),
      diagnosis: plant(),
      visitType: 'new',
      savedFormId: null,
      lastAccessedAt: 1,
    };
    await earlier.insert('recentPatients', [patient]);

    const store = await openSealed(earlier);
    const profile = { ...texts, normals, exportSettings, routine, remoteRecognition: false };
    expect(await store.profiles.find(userId)).toStrictEqual(profile);
    expect(await store.profiles.find(otherId)).toStrictEqual({ ...otherTexts, normals: {} });
    expect(await store.letterheads.find(userId)).toEqual(letterhead);
    expect(await store.commandLists.find(userId, 'voice')).toEqual({ commands, version: 3 });
    expect(await store.deviceKeys.find(userId)).toBe(deviceKey);
    expect(await store.recentPatients.list(userId)).toEqual([patient]);
    expect(await store.recentPatients.has(userId, patient.patientName)).toBe(true);
    expect(await store.recentPatients.has(userId, plant())).toBe(false);
  });

  test('of own words is as it was, sealed, and found again by the same words', async () => {
    const earlier = await build();
    const ownerId = await earlier.addPhysician();
    const told = { field: 'autresRestrictions', restriction: 2, text: plant(), origin: 'physician' };
    const owned = { ownerId, language: 'fr' as const };
    const phrase = { id: newId(), ...owned, key: plant(), ...told, createdAt: 1, usedAt: 2 };
    const refused = { ...phrase, id: newId(), key: plant(), text: '', origin: 'refused' };
    await earlier.insert('phrases', [phrase, refused]);
    await earlier.insert('phraseReports', [{ phraseId: phrase.id, reportId: newId() }]);
    const correction = { ownerId, hash: plant() };
    await earlier.insert('wordCorrections', [{ ...correction, count: 3, refused: 0, updatedAt: 1 }]);
    const term = { termKey: plant(), term: plant(), kind: 'drug', heard: JSON.stringify([plant()]) };
    const entry = { id: newId(), ownerId, ...term, createdAt: 1, updatedAt: 2 };
    await earlier.insert('vocabularyEntries', [entry]);

    const { phrases, wordCorrections, vocabulary } = await openSealed(earlier);
    const { key: _key, ownerId: _ownerId, ...listed } = phrase;
    expect(await phrases.list(ownerId)).toEqual([{ ...listed, uses: 1 }]);
    const found = await phrases.withKeys(owned, [phrase.key, refused.key, plant()]);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([phrase, refused]));
    expect(await wordCorrections.add(correction, 9)).toBe(4);
    expect(await vocabulary.list(ownerId)).toEqual([entry]);
    expect(await vocabulary.findTerm(ownerId, entry.termKey)).toEqual(entry);
  });

  test('of answers and of the audit trail is as it was, and sealed', async () => {
    const earlier = await build();
    const userId = await earlier.addPhysician();
    const formId = newId();
    const buildAnswer = (body: string) => ({
      userId,
      route: 'PUT /api/saved-forms/:id',
      key: newId(),
      requestHash: plant(),
      status: 200,
      headers: '{"etag":"2"}',
      body,
      createdAt: 1,
    });
    const answer = buildAnswer(JSON.stringify({ id: formId, title: plant() }));
    const other = buildAnswer(JSON.stringify({ id: newId(), title: plant() }));
    const claimed = { ...buildAnswer(''), status: 0 };
    await earlier.insert('idempotencyKeys', [answer, other, claimed]);
    const reason = plant();
    const line = (at: number, detail: object) => ({
      id: newId(),
      at,
      actorId: userId,
      action: 'form-deleted',
      subjectId: formId,
      detail: JSON.stringify(detail),
    });
    const [alone, numbers, both] = [
      line(1, { reason }),
      line(2, { bytes: 3 }),
      line(3, { bytes: 3, reason }),
    ];
    await earlier.insert('auditEvents', [alone, numbers, both]);

    const { idempotencyKeys, auditEvents } = await openSealed(earlier);
    for (const { requestHash, ...row } of [answer, other, claimed]) {
      const { status, headers, body, createdAt, ...place } = row;
      const given = { status, headers, body, createdAt };
      expect(await idempotencyKeys.find(place, requestHash)).toEqual({ ...given, isSameRequest: true });
      expect(await idempotencyKeys.find(place, plant())).toEqual({ ...given, isSameRequest: false });
    }
    await idempotencyKeys.forget(userId, formId);
    expect(await idempotencyKeys.find(answer, answer.requestHash)).toMatchObject({ body: '' });
    expect(await idempotencyKeys.find(other, other.requestHash)).toMatchObject({ body: other.body });
    const named = { accountId: userId, reportId: formId, sessionId: null };
    expect(await auditEvents.list()).toEqual([
      { ...alone, ...named, detail: null, reason },
      { ...numbers, ...named, reason: null },
      { ...both, ...named, detail: JSON.stringify({ bytes: 3 }), reason },
    ]);
  });
});
