/** The physician's signature as a picture: drawn, uploaded, replaced, removed, and on the pages that are signed. */
import type { HandwrittenSignatureAnswer } from '@constat/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findInBothSchemes, leastHeight, overflowAt } from './support/axe.ts';
import { give } from './support/export-screens.ts';
import { languagesOf } from './support/languages.ts';
import { makeCertificate, signerOf } from './support/signed-files.ts';
import { prepareStage } from './support/stage.ts';

const TEXTS = {
  fr: {
    title: 'Image de la signature',
    draw: 'Dessiner…',
    sheet: 'Feuille où signer',
    save: 'Enregistrer la signature',
    undo: 'Annuler le dernier trait',
    clear: 'Effacer',
    close: 'Fermer sans enregistrer',
    choose: 'Choisir une image…',
    picture: 'Votre signature',
    remove: 'Retirer la signature',
    confirm: 'Retirer',
    unreadable: /n’est pas une image lisible/u,
    blank: /Aucune signature n’a été trouvée/u,
    large: /dépasse 20 Mo/u,
  },
  en: {
    title: 'Picture of the signature',
    draw: 'Draw…',
    sheet: 'Sheet to sign on',
    save: 'Save the signature',
    undo: 'Undo the last stroke',
    clear: 'Clear',
    close: 'Close without saving',
    choose: 'Choose a picture…',
    picture: 'Your signature',
    remove: 'Remove the signature',
    confirm: 'Remove',
    unreadable: /is not a readable picture/u,
    blank: /No signature was found/u,
    large: /larger than 20 MB/u,
  },
} as const;

const PLACE = '/api/profile/handwritten-signature';
const ALTERNATIVE = '/Alt (Signature manuscrite de Dre Zz Signataire)';
/** What no picture of a signature is. */
const PROVES = /num[ée]ri|digital|[ée]lectroni|electronic/iu;

/** A photograph of blue ink on paper that is in the shadow at one side, 640 by 480 pixels. */
async function photograph(page: Page, hasInk = true): Promise<Buffer> {
  const address = await page.evaluate((isSigned) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('no canvas');
    const light = brush.createLinearGradient(0, 0, 640, 0);
    light.addColorStop(0, '#cfc8b8');
    light.addColorStop(1, '#8f8a80');
    brush.fillStyle = light;
    brush.fillRect(0, 0, 640, 480);
    brush.strokeStyle = '#1a2a7a';
    brush.lineWidth = 5;
    if (isSigned) {
      brush.moveTo(160, 260);
      brush.bezierCurveTo(240, 120, 330, 380, 480, 200);
      brush.stroke();
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, hasInk);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Of the picture shown, its width in pixels and the shares that are white and that are dark. */
function looksOf(picture: Locator): Promise<{ width: number; white: number; dark: number }> {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('no canvas');
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const reds = data.filter((_value, at) => at % 4 === 0);
    const share = (test: (red: number) => boolean): number => reds.filter(test).length / reds.length;
    return { width: canvas.width, white: share((red) => red > 250), dark: share((red) => red < 100) };
  });
}

const stage = prepareStage();

describe.each(languagesOf(import.meta.filename))('a signature as a picture, in %s', (language) => {
  const text = TEXTS[language];

  async function openCard() {
    const page = await stage.newPage(language);
    // A first try that failed has left its picture.
    await page.request.delete(`${stage.url}${PLACE}`);
    await page.goto(`${stage.url}/profile`);
    const card = page.getByRole('region', { name: text.title, exact: true });
    const button = (name: string): Locator => card.getByRole('button', { name, exact: true });
    const picture = card.getByRole('img', { name: text.picture, exact: true });
    const sheet = card.getByRole('figure', { name: text.sheet });
    await button(text.draw).waitFor();
    const stroke = async (from: number, to: number): Promise<void> => {
      await sheet.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
      await page.mouse.move(x + from * width, y + 0.3 * height);
      await page.mouse.down();
      await page.mouse.move(x + to * width, y + 0.7 * height, { steps: 8 });
      await page.mouse.up();
    };
    const strokes = (): Promise<number> =>
      sheet.evaluate((node) => (node.innerHTML.match(/M\d+ \d+L/gu) ?? []).length);
    const choose = (name: string, bytes: Buffer, type = 'image/jpeg'): Promise<void> =>
      give(page, button(text.choose), { name, bytes }, type);
    const kept = async (): Promise<HandwrittenSignatureAnswer> =>
      (await (await page.request.get(`${stage.url}${PLACE}`)).json()) as HandwrittenSignatureAnswer;
    return { page, card, button, picture, sheet, stroke, strokes, choose, kept };
  }
  const isFocused = (element: Locator): Promise<boolean> =>
    element.evaluate((one) => one === document.activeElement);

  it('is drawn, undone in part, kept, and stays in the sheet while the server refuses it', async () => {
    const { page, card, button, picture, sheet, stroke, strokes, kept } = await openCard();
    await button(text.draw).press('Enter');
    await expect.poll(() => isFocused(sheet)).toBe(true);
    await button(text.close).press('Enter');
    await expect.poll(() => isFocused(button(text.draw))).toBe(true);

    await button(text.draw).click();
    await stroke(0.1, 0.4);
    await expect.poll(strokes).toBe(1);
    await stroke(0.5, 0.9);
    await expect.poll(strokes).toBe(2);
    await button(text.undo).click();
    await expect.poll(strokes).toBe(1);
    await button(text.clear).click();
    await expect.poll(strokes).toBe(0);
    await stroke(0.2, 0.5);
    await stroke(0.5, 0.8);
    await expect.poll(strokes).toBe(2);
    expect(await findInBothSchemes(page, ['[aria-labelledby="signature-title"]'])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overflowAt(page)).toBe(0);
    expect(await leastHeight(card.getByRole('button'))).toBeGreaterThanOrEqual(44);

    await page.route(`**${PLACE}`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await button(text.save).click();
    await card.getByRole('alert').waitFor();
    expect(await strokes()).toBe(2);
    await button(text.save).click();
    await picture.waitFor();
    await expect.poll(() => isFocused(button(text.draw))).toBe(true);
    expect(await card.getByRole('alert').count()).toBe(0);
    expect(await card.innerText()).not.toMatch(PROVES);
    await page.reload();
    await picture.waitFor();
    const { signature } = await kept();
    expect(signature?.format).toBe('svg');
    expect(signature?.width).toBeGreaterThan(500);
    expect(await picture.getAttribute('src')).toBe(signature?.image);
    expect((await looksOf(picture)).dark).toBeGreaterThan(0.005);
    expect(await findInBothSchemes(page, ['[aria-labelledby="signature-title"]'])).toEqual([]);
  });

  it('is uploaded as a photograph, whose paper becomes white; a refused file loses nothing', async () => {
    const { page, card, picture, choose, kept } = await openCard();
    await choose('zz.jpg', await photograph(page));
    await picture.waitFor();
    const { width, white, dark } = await looksOf(picture);
    // The ink alone is kept.
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThan(350);
    expect(white).toBeGreaterThan(0.8);
    expect(dark).toBeGreaterThan(0.01);
    const before = await kept();

    const alert = card.getByRole('alert');
    await choose('zz.png', Buffer.from('Zz'), 'image/png');
    await alert.getByText(text.unreadable).waitFor();
    await choose('zz.jpg', await photograph(page, false));
    await alert.getByText(text.blank).waitFor();
    await choose('zz.jpg', Buffer.alloc(20_000_001));
    await alert.getByText(text.large).waitFor();
    await picture.waitFor();
    expect(await kept()).toEqual(before);

    const line = '<path d="M20 90C60 10 120 10 180 60" fill="none" stroke="#000" stroke-width="6"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${line}<script>document.title='Zz'</script></svg>`;
    await choose('zz.svg', Buffer.from(svg), 'image/svg+xml');
    await expect.poll(async () => (await kept()).signature?.width).toBeGreaterThan(1_000);
    await expect.poll(() => alert.count()).toBe(0);
    expect(await page.title()).not.toBe('Zz');
    expect((await kept()).signature?.format).toBe('png');
  });

  it('stands on the pages that are signed, and stays there once it is removed', async () => {
    const { page, button, picture, sheet, stroke, kept } = await openCard();
    await button(text.draw).click();
    await sheet.waitFor();
    await stroke(0.2, 0.6);
    await button(text.save).click();
    await picture.waitFor();
    const signer = signerOf(page, stage.url);
    const byAccount = await signer.report('account');
    const byCertificate = await signer.report(makeCertificate());
    for (const { pdf } of [byAccount, byCertificate]) expect(pdf.toString('latin1')).toContain(ALTERNATIVE);

    await button(text.remove).click();
    const asking = page.getByRole('alertdialog', { name: text.remove });
    await asking.getByRole('button', { name: text.confirm, exact: true }).click();
    await picture.waitFor({ state: 'detached' });
    expect(await kept()).toEqual({ signature: null });
    expect(await button(text.remove).count()).toBe(0);
    const { reportId, id } = byAccount.version;
    const address = `${stage.url}/api/saved-forms/${reportId}/signed-versions/${id}/pdf`;
    expect((await (await page.request.get(address)).body()).equals(byAccount.pdf)).toBe(true);
  });
});
