/** The dictation page before a recording, and the page that tries the browser's recognition, in both languages. */
import { message } from '@constat/contract/messages';
import type { MessageId } from '@constat/contract/messages';
import { describe, expect, it } from 'vitest';
import { writeKept } from './support/device.ts';
import { ACCOUNT_WORDS } from './support/account-words.ts';
import { languagesOf } from './support/languages.ts';
import { scriptRecognition } from './support/scripted-recognition.ts';
import type { Scripted } from './support/scripted-recognition.ts';
import { SPEECH_WORDS } from './support/speech-words.ts';
import { prepareStage } from './support/stage.ts';
import { openDictation } from './support/open-dictation.ts';
import { WORDS } from './support/words.ts';

const stage = prepareStage();
describe.each(languagesOf(import.meta.filename))('in %s', (language) => {
  const text = SPEECH_WORDS[language];
  const say = (id: MessageId): string => message(id, language);

  it('the dictation page asks for a section, has its tools, and warns of a full storage', async () => {
    const page = await stage.newPage(language);
    await openDictation(page, stage.url, '/dictation-whisper');
    await page.getByText(text.preparing).waitFor();
    const section = page.getByRole('combobox', { name: text.sectionLabel });
    await section.waitFor();
    expect(await section.locator('option').allTextContents()).toEqual(text.sections);
    await page.getByRole('timer').filter({ hasText: '00:00' }).waitFor();
    await page.getByRole('status').getByText(text.ready, { exact: true }).waitFor();
    await page.getByLabel(text.level).waitFor({ state: 'attached' });
    for (const name of text.tools) await page.getByRole('button', { name, exact: true }).waitFor();
    await page.getByRole('heading', { name: text.session }).waitFor();
    await page.getByRole('button', { name: String(WORDS[language].startRecording) }).click();
    await page.getByText(say('selectSection')).waitFor();
    await section.selectOption('section8');
    await page.getByText(say('selectSection')).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: String(WORDS[language].saveToSection) }).click();
    await page.getByText(say('noTextToSave')).waitFor();

    // The storage is taken to hold 10 MB, two bytes for each unit of text.
    for (const [units, warning] of [
      [7_400_000, text.filling],
      [9_400_000, text.full],
    ] as const) {
      await writeKept(page, { kind: 'setting', reportId: '', name: 'zz', value: 'x'.repeat(units) });
      await page.goto(`${stage.url}/dictation?section=section8`);
      await page.getByText(warning).waitFor();
    }
    await expect.poll(() => section.inputValue()).toBe('section8');
    await page.getByRole('button', { name: text.back }).click();
    await expect.poll(() => page.url()).toBe(`${stage.url}/forms/cnesst-medical#section8`);
  });

  it('a server that does not answer is said until it is back; a session that ended is asked for instead', async () => {
    const page = await stage.newPage(language);
    await openDictation(page, stage.url);
    const status = '**/api/speech/status';
    const silence = page.getByText(text.noAnswer);
    await page.getByText(text.off).waitFor();
    await page.route(status, (route) => route.abort('connectionfailed'));
    await page.reload();
    await silence.waitFor();
    // Nothing is pressed: the page finds the server again by itself.
    await page.unroute(status);
    await silence.waitFor({ state: 'detached' });
    await page.route(status, (route) =>
      route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Zz', requestId: 'zz' } }),
    );
    await page.reload();
    await page.getByRole('alertdialog').waitFor();
    expect(await silence.count()).toBe(0);
  });

  it('a browser that cannot record says so, and still takes a written text', async () => {
    const page = await stage.newPage(language);
    await page.addInitScript(() => {
      Object.assign(globalThis, { MediaRecorder: undefined });
    });
    await openDictation(page, stage.url);
    await page.getByRole('heading', { name: text.unsupported }).waitFor();
    await page.getByText(say('recordingUnsupported')).waitFor();
    await page.getByRole('textbox', { name: String(WORDS[language].finalText) }).fill('Zzwritten.');
    await page.getByRole('button', { name: String(WORDS[language].saveToSection) }).click();
    const history = page.locator('[name=historiqueEvolution]');
    await history.waitFor();
    await expect.poll(() => history.inputValue()).toBe('Zzwritten.');
  });

  it('the speech test shows what is heard, live and settled, and each error in words', async () => {
    const page = await stage.newPage(language);
    await page.addInitScript(scriptRecognition);
    await page.goto(`${stage.url}/speech-test`);
    await page.getByRole('heading', { name: ACCOUNT_WORDS[language].speechTestTitle }).waitFor();
    await page.getByText(text.louder).waitFor();
    await page.getByText(text.phrase).waitFor();
    // Where the browser does not recognise by itself, the page says so before anything is sent.
    await page.getByText(say('remoteRecognition')).waitFor();
    const tag = page.getByRole('combobox', { name: text.language });
    expect(await tag.inputValue()).toBe(language === 'fr' ? 'fr-CA' : 'en-US');
    expect(
      await tag.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual(['fr-CA', 'en-US']);
    const speak = (transcript: string, isFinal: boolean): Promise<void> =>
      page.evaluate(([said, settled]) => (globalThis as unknown as Scripted).recognition.say(said, settled), [
        transcript,
        isFinal,
      ] as const);
    await page.getByRole('button', { name: text.start }).click();
    await speak('Zzlive', false);
    await page.getByRole('status').getByText('Zzlive').waitFor();
    await speak('Zzsettled', true);
    const settled = page.getByRole('listitem').filter({ hasText: 'Zzsettled' });
    await settled.waitFor();
    expect(await settled.locator('time').innerText()).toMatch(/\d/u);
    await page.getByRole('button', { name: text.stop }).click();

    for (const [code, id] of [
      ['network', 'speechNetwork'],
      ['not-allowed', 'speechNotAllowed'],
      ['no-speech', 'speechNone'],
      ['audio-capture', 'speechNoAudio'],
      ['service-not-allowed', 'speechServiceNotAllowed'],
    ] as const) {
      await page.getByRole('button', { name: text.start }).click();
      await page.evaluate((error) => (globalThis as unknown as Scripted).recognition.fail(error), code);
      await page.getByRole('alert').getByText(say(id)).waitFor();
    }
    expect(stage.troubles).toEqual([]);
  });

  it('a browser without recognition says so on the speech test page', async () => {
    const page = await stage.newPage(language);
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(globalThis, name, { value: undefined });
    });
    await page.goto(`${stage.url}/speech-test`);
    const toast = page.getByRole('region', { name: 'Notifications' });
    await toast.getByText(say('error'), { exact: true }).waitFor();
    await toast.getByText(say('speechUnsupported')).waitFor();
    await page.getByRole('main').getByText(say('speechUnsupported')).waitFor();
    expect(await page.getByRole('button', { name: text.start }).count()).toBe(0);
  });

  it('the AI test page offers the four processings, and says when nobody answers', async () => {
    const page = await stage.newPage(language);
    await page.route('**/api/ai/process-field', (route) => route.abort());
    await page.goto(`${stage.url}/ai-test`);
    const types = page.getByRole('combobox', { name: text.processing }).locator('option');
    await types.first().waitFor({ state: 'attached' });
    expect(await types.allTextContents()).toEqual(text.processings);
    await page.getByRole('button', { name: text.sample }).click();
    await page.getByRole('button', { name: text.run }).click();
    await page.getByRole('alert').getByText(say('networkError')).waitFor();
  });

  it('the command managers say when a file cannot be read or written', async () => {
    const page = await stage.newPage(language);
    await page.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new TypeError('no');
      };
    });
    await openDictation(page, stage.url);
    const toast = page.getByRole('region', { name: 'Notifications' });
    for (const [manager, reason] of [
      [text.tools[0], say('importNotJson')],
      [text.tools[1], message('importFailed', language, { reason: say('importNotJson') })],
    ] as const) {
      await page.getByRole('button', { name: manager, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: manager });
      await dialog
        .getByLabel(text.importFile)
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[{') });
      await toast.getByText(say('importError'), { exact: true }).waitFor();
      await toast.getByText(reason, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: text.exportFile, exact: true }).click();
      await toast.getByText(say('exportError')).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
