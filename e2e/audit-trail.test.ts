/** The audit trail in a real browser: found from the profile, searched, taken away, checked; one's own and the installation's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { languagesOf } from './support/languages.ts';
import { prepareStage } from './support/stage.ts';
import { failing, walkStates } from './support/walk-states.ts';

const WORDS = {
  fr: {
    link: 'Voir le journal',
    table: 'Événements, le plus récent en premier',
    deleted: 'Rapport supprimé',
    created: 'Rapport créé',
    exported: 'Rapport exporté',
    reason: 'motif\u{A0}: Doublon',
    fingerprint: /^empreinte [0-9a-f]{16}…$/u,
    sought: 'Titre, numéro de rapport ou de session',
    kind: 'Type d’événement',
    erasures: 'Effacements',
    until: 'Au',
    none: 'Aucun événement ne correspond.',
    file: 'Exporter (CSV)',
    fileName: 'journal.csv',
    all: 'Toute l’installation',
    check: 'Vérifier le journal',
    whole: /^Le journal est intact; nombre d’événements\u{A0}: \d+\.$/u,
    broken: /^Le journal est rompu à l’événement 2\u{A0}:/u,
    earlier: 'Afficher les événements plus anciens',
    shown: /^Événements affichés\u{A0}: \d+$/u,
  },
  en: {
    link: 'See the audit trail',
    table: 'Events, newest first',
    deleted: 'Report deleted',
    created: 'Report created',
    exported: 'Report exported',
    reason: 'reason: Doublon',
    fingerprint: /^fingerprint [0-9a-f]{16}…$/u,
    sought: 'Report title, report or session number',
    kind: 'Type of event',
    erasures: 'Erasures',
    until: 'To',
    none: 'No event matches.',
    file: 'Export (CSV)',
    fileName: 'audit-trail.csv',
    all: 'Whole installation',
    check: 'Check the audit trail',
    whole: /^The audit trail is intact; number of events: \d+\.$/u,
    broken: /^The audit trail is broken at event 2:/u,
    earlier: 'Show earlier events',
    shown: /^Events shown: \d+$/u,
  },
} as const;

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const words = WORDS[language];

  it('tells what was done to a report, finds it again, and hands it over as a table', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    // A title of this try alone: the trail is searched by it.
    const title = `Zztest, Alix ${language} ${crypto.randomUUID().slice(0, 8)}`;
    const save = async (): Promise<string> => {
      const data = { title, formData: { emploi: 'Zz' }, retentionDays: 7, formType: 'draft' };
      const saved = await page.request.post(`${stage.url}/api/saved-forms`, { data });
      return ((await saved.json()) as { readonly id: string }).id;
    };
    const [kept, deleted] = [await save(), await save()];
    const file = { formData: { emploi: 'Zz' }, savedFormId: kept };
    await page.request.post(`${stage.url}/api/exports/docx`, { data: file });
    const reason = { data: { reason: 'Doublon' } };
    await page.request.delete(`${stage.url}/api/saved-forms/${deleted}`, reason);

    await page.goto(`${stage.url}/profile`);
    await page.getByRole('link', { name: words.link }).click();
    const table = page.getByRole('table', { name: words.table });
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await rows.first().getByText(words.deleted).waitFor();
    await rows.first().getByText(words.reason).waitFor();
    await rows.nth(1).getByText(words.exported).waitFor();
    await rows.nth(1).getByText(words.fingerprint).waitFor();
    await rows.nth(1).getByRole('link', { name: title }).waitFor();
    await walk.look('own trail');
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowAt(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByLabel(words.sought).fill(title.toLowerCase());
    await expect.poll(() => rows.count()).toBe(2);
    await rows.nth(1).getByText(words.created).waitFor();
    await page.getByLabel(words.sought).fill(deleted.slice(0, 8));
    await rows.first().getByText(words.deleted).waitFor();
    await page.getByLabel(words.kind).selectOption({ label: words.erasures });
    await expect.poll(() => rows.count()).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(words.fileName);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain([words.deleted, 'medecin', '', deleted].join(language === 'fr' ? ';' : ','));

    await page.getByLabel(words.until, { exact: true }).fill('2020-01-01');
    await page.getByText(words.none).waitFor();
    await walk.look('nothing found');
    await failing(page, '**/api/audit/search');
    await page.reload();
    await page.getByText('Zzfailed').first().waitFor();
    await walk.look('own trail: failed');
    expect(walk.faults()).toEqual([]);
  });

  it('of the installation names no report by its title, and is checked', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    // More than one page of them.
    for (let count = 0; count < 60; count += 1) {
      const data = { title: 'Zzsecret', formData: {}, retentionDays: 7, formType: 'draft' };
      const saved = await page.request.post(`${stage.url}/api/saved-forms`, { data });
      const { id } = (await saved.json()) as { readonly id: string };
      await page.request.get(`${stage.url}/api/saved-forms/${id}`);
    }
    await page.goto(`${stage.url}/journal`);
    await page.getByRole('link', { name: 'Zzsecret' }).first().waitFor();
    await page.getByRole('link', { name: words.all }).click();
    await page.getByRole('button', { name: words.check }).click();
    await page.getByText(words.whole).waitFor();
    const rows = page.getByRole('table', { name: words.table }).getByRole('row');
    const count = 101;
    await expect.poll(() => rows.count()).toBe(count);
    const earlier = page.getByRole('button', { name: words.earlier });
    for (let shown = count; (await earlier.count()) > 0; shown = await rows.count()) {
      await earlier.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
      // Who pressed the button goes on where the earlier events begin.
      await expect.poll(() => rows.nth(shown).evaluate((row) => row === document.activeElement)).toBe(true);
    }
    await page.getByRole('status').getByText(words.shown).waitFor();
    expect(await page.getByText('Zzsecret').count()).toBe(0);
    await walk.look('trail of the installation: whole');
    expect(walk.faults()).toEqual([]);
    expect(stage.troubles).toEqual([]);
  });
});

it.each(languagesOf(import.meta.filename))('says where it is broken, in %s', async (language) => {
  const words = WORDS[language];
  const page = await stage.newPage(language);
  const walk = walkStates(page);
  const database = new Database(join(stage.dataDirectory, 'constat.db'));
  database.exec('drop trigger if exists audit_events_no_update');
  database.exec("update audit_events set actor_id = 'zz' where position = 2");
  database.close();
  await page.goto(`${stage.url}/journal/installation`);
  await page.getByRole('button', { name: words.check }).click();
  await page.getByRole('alert').getByText(words.broken).waitFor();
  await walk.look('trail of the installation: broken');
  expect(walk.faults()).toEqual([]);
});
