/** The page that says whether a PDF was signed here, in a real browser: chosen by the keyboard, dropped, changed, another. */
import { createHash } from 'node:crypto';
import { PDF_IMPORT_BYTES } from '@constat/contract/limits';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { overflowAt } from './support/axe.ts';
import { clipboardText } from './support/clipboard-text.ts';
import { languagesOf } from './support/languages.ts';
import { ISSUER_NAME, SIGNER_NAME, WORKER, makeCertificate, signerOf } from './support/signed-files.ts';
import type { SignedFile } from './support/signed-files.ts';
import { prepareStage } from './support/stage.ts';
import { walkStates } from './support/walk-states.ts';

const TEXTS = {
  fr: {
    link: 'Vérifier un rapport',
    choose: 'Choisir un PDF…',
    chooseOther: 'Choisir un autre PDF…',
    report: /^C’est, octet pour octet, le rapport signé ici le .+ à \d+ h \d\d\.$/u,
    addendum: /^C’est, octet pour octet, l’addenda signé ici le .+\.$/u,
    locked: /^C’est, octet pour octet, le rapport verrouillé ici le .+\.$/u,
    unsigned: /^Verrouillé, pas signé/u,
    extended:
      /^Ce fichier commence, octet pour octet, par le rapport signé ici .+ avec des octets ajoutés après\.$/u,
    none: /^Ce fichier n’a pas été signé ici/u,
    added: (sequence: number, hash: string) =>
      `Un addenda s’y ajoute : entrée ${sequence}, empreinte du fichier ${hash}`,
    hold: /^Ses signatures numériques sont valides jusqu’à la fin du fichier\. Qui a délivré/u,
    holdNot: 'Ses signatures numériques ne sont pas valides jusqu’à la fin du fichier.',
    follows: 'une partie du fichier : autre chose la suit',
    noSignature: 'Il ne contient pas de signature numérique.',
    issuer: 'Certificat délivré par',
    intact: /^La chaîne est intacte/u,
    current: /ce fichier/u,
    copy: 'Copier',
    copied: 'Copié',
    noPdf: /«\sZz notes\.txt\s» n’est pas un PDF/u,
    empty: /est vide/u,
    tooLarge: /dépasse 25 Mo/u,
    several: /Un seul fichier à la fois/u,
    limits: 'Ce qu’une vérification ne prouve pas',
  },
  en: {
    link: 'Verify a report',
    choose: 'Choose a PDF…',
    chooseOther: 'Choose another PDF…',
    report: /^This is, byte for byte, the report signed here on .+ at \d+:\d\d\.$/u,
    addendum: /^This is, byte for byte, the addendum signed here on .+\.$/u,
    locked: /^This is, byte for byte, the report locked here on .+\.$/u,
    unsigned: /^Locked, not signed/u,
    extended:
      /^This file begins, byte for byte, with the report signed here .+ bytes were added after it\.$/u,
    none: /^This file was not signed here/u,
    added: (sequence: number, hash: string) =>
      `An addendum belongs to it: entry ${sequence}, hash of the file ${hash}`,
    hold: /^Its digital signatures are valid to the end of the file\. Who issued/u,
    holdNot: 'Its digital signatures are not valid to the end of the file.',
    follows: 'a part of the file: something else follows it',
    noSignature: 'It holds no digital signature.',
    issuer: 'Certificate issued by',
    intact: /^The chain is intact/u,
    current: /this file/u,
    copy: 'Copy',
    copied: 'Copied',
    noPdf: /“Zz notes\.txt” is not a PDF/u,
    empty: /is empty/u,
    tooLarge: /larger than 25 MB/u,
    several: /One file at a time/u,
    limits: 'What a verification does not prove',
  },
} as const;

interface Dropped {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Holds files over the page and lets them go, as one does from a folder. */
async function drop(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }));
  await page.getByRole('main').evaluate((main, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped)
      dataTransfer.items.add(
        new File([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)], name),
      );
    for (const kind of ['dragover', 'drop'])
      main.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);
}

/** A PDF that readers still open, with a line after its signature. */
function withBytesAfter(pdf: Buffer): Buffer {
  const place =
    pdf
      .toString('latin1')
      .match(/startxref\s+\d+/gu)
      ?.at(-1) ?? '';
  return Buffer.concat([pdf, Buffer.from(`\n% Zz\n${place}\n%%EOF\n`)]);
}

const stage = prepareStage();
let report: SignedFile;
let addendum: SignedFile;
let locked: SignedFile;

beforeAll(async () => {
  const page = await stage.newPage('fr');
  const signer = signerOf(page, stage.url);
  report = await signer.report(makeCertificate());
  addendum = await signer.addendum(report);
  locked = await signer.report('outside');
}, 120_000);

describe.each(languagesOf(import.meta.filename))('the page « Vérifier » in %s', (language) => {
  const text = TEXTS[language];

  it('knows what was signed here, with its signature, its addendum and its place in the chain', async () => {
    const page = await stage.newPage(language);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const walk = walkStates(page);
    await page.goto(`${stage.url}/forms`);
    await page.getByRole('link', { name: text.link }).focus();
    await page.keyboard.press('Enter');
    const choose = page.getByRole('button', { name: text.choose });
    await choose.waitFor();
    await walk.look('nothing chosen');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
    await chooser.setFiles({ name: 'Zz rapport.pdf', mimeType: 'application/pdf', buffer: report.pdf });
    const verdict = page.getByRole('heading', { name: text.report });
    await verdict.waitFor();
    expect(await verdict.evaluate((heading) => heading === document.activeElement)).toBe(true);
    const { version } = addendum;
    await page.getByText(text.added(version.sequence, version.pdfHash ?? '')).waitFor();
    await page.getByText(text.hold).waitFor();
    const signature = page.getByRole('listitem').filter({ hasText: text.issuer });
    await signature.getByText(SIGNER_NAME).waitFor();
    await signature.getByText(ISSUER_NAME).waitFor();
    await page.getByText(text.intact).waitFor();
    const link = page.getByRole('listitem').filter({ hasText: text.current });
    await link.getByText(report.version.entryHash).waitFor();
    await page.getByText(addendum.version.entryHash).first().waitFor();
    const sha256 = createHash('sha256').update(report.pdf).digest('hex');
    await page.getByRole('button', { name: text.copy }).first().click();
    await page.getByRole('button', { name: text.copied }).waitFor();
    expect(await clipboardText(page.getByRole('main'))).toBe(sha256);
    const said = await page.getByRole('main').textContent();
    for (const secret of Object.values(WORKER)) expect(said).not.toContain(secret);
    await walk.look('signed here');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowAt(page)).toBe(0);
    expect(walk.faults()).toEqual([]);
  });

  it('tells one file after the other: something appended, a byte changed, another PDF, an addendum, locked pages', async () => {
    const page = await stage.newPage(language);
    const walk = walkStates(page);
    await page.goto(`${stage.url}/verify`);
    await page.getByRole('button', { name: text.choose }).waitFor();
    await drop(page, { name: 'Zz suite.pdf', bytes: withBytesAfter(report.pdf) });
    await page.getByRole('heading', { name: text.extended }).waitFor();
    await page.getByText(text.holdNot).waitFor();
    await page.getByText(text.follows).waitFor();
    await walk.look('bytes appended');

    const changed = Buffer.from(report.pdf);
    changed[2_000] = (changed[2_000] ?? 0) ^ 1;
    await drop(page, { name: 'Zz changé.pdf', bytes: changed });
    await page.getByRole('heading', { name: text.none }).waitFor();
    expect(await page.getByText(report.version.entryHash).count()).toBe(0);
    await walk.look('a byte changed');

    await drop(page, { name: 'Zz addenda.pdf', bytes: addendum.pdf });
    await page.getByRole('heading', { name: text.addendum }).waitFor();
    await page.getByText(text.noSignature).waitFor();
    await drop(page, { name: 'Zz autre.pdf', bytes: await page.pdf() });
    await page.getByRole('heading', { name: text.none }).waitFor();

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: text.chooseOther }).click(),
    ]);
    await chooser.setFiles({ name: 'Zz pages.pdf', mimeType: 'application/pdf', buffer: locked.pdf });
    await page.getByRole('heading', { name: text.locked }).waitFor();
    await page.getByText(text.unsigned).waitFor();
    await walk.look('locked pages');
    expect(walk.faults()).toEqual([]);
  });

  it('sends nothing of what it cannot verify, says why, and takes the next file', async () => {
    const page = await stage.newPage(language);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/verify-report')) sent += 1;
    });
    await page.goto(`${stage.url}/verify`);
    await page.getByRole('button', { name: text.choose }).waitFor();
    await page.getByRole('heading', { name: text.limits }).waitFor();
    const says = (why: RegExp) => page.getByRole('alert').filter({ hasText: why }).waitFor();
    const notes = { name: 'Zz notes.txt', bytes: Buffer.from('Zz notes') };
    await drop(page, notes);
    await says(text.noPdf);
    await drop(page, { name: 'Zz.pdf', bytes: Buffer.alloc(0) });
    await says(text.empty);
    await drop(page, notes, { name: 'Zz.pdf', bytes: report.pdf });
    await says(text.several);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Zz.pdf', mimeType: '', buffer: Buffer.alloc(PDF_IMPORT_BYTES + 1) });
    await says(text.tooLarge);
    expect(sent).toBe(0);
    await drop(page, { name: 'Zz.pdf', bytes: report.pdf });
    await page.getByRole('heading', { name: text.report }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\p{L}/u }).count()).toBe(0);
    expect(sent).toBe(1);
    expect(stage.troubles).toEqual([]);
  });
});
