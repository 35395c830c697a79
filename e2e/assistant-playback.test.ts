/** The dictations of a shared report, read and heard by an assistant who may, in a real browser. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './support/axe.ts';
import { DOUBTFUL_SENTENCE, startFakeSpeechServer } from './support/fake-speech-server.ts';
import type { FakeSpeechServer } from './support/fake-speech-server.ts';
import {
  WITHOUT_ACCOUNTS,
  addPhysician,
  choosePassword,
  makeFirstAccount,
  signInAs,
} from './support/installation.ts';
import { heardOn, watchAudio } from './support/heard-audio.ts';
import { languagesOf } from './support/languages.ts';
import { makeDraft, openForm } from './support/open-draft.ts';
import { reachTime } from './support/reach-time.ts';
import { RECORD_WORDS } from './support/record-words.ts';
import { SHARING_WORDS } from './support/sharing-words.ts';
import { prepareStage } from './support/stage.ts';
import { buildWav } from './support/wav.ts';

const clip = join(import.meta.dirname, '../apps/server/speech/fixtures/model/samples/fr-03.wav');
const TEXT = 'Le signe de Lachmann est absent à gauche.';
const WORKER = 'Ilda Zzorvane';

let engine: FakeSpeechServer;
beforeAll(async () => {
  engine = await startFakeSpeechServer(DOUBTFUL_SENTENCE);
});
afterAll(() => engine.stop());

describe.each(languagesOf(import.meta.filename))('dictations of a shared report, in %s', (language) => {
  const words = RECORD_WORDS[language];
  const sharing = SHARING_WORDS[language];
  const settings = () => ({
    ...WITHOUT_ACCOUNTS,
    CONSTAT_SPEECH_ENGINE: 'openai',
    CONSTAT_SPEECH_URL: engine.url,
  });
  const stage = prepareStage(settings, buildWav([0.5, clip, 20]));

  it('are listed, read and heard by the assistant who may, and changed by nobody but who spoke', async () => {
    const page = await stage.newPage(language, null);
    await makeFirstAccount(page, stage);
    const { id: assistantId, address } = await addPhysician(page, stage, 'zzbillie', 'assistant');
    const id = await makeDraft(page, stage.url, { patientName: WORKER, emploi: 'Zzemploi' });
    await openForm(page, stage.url, id);
    await page.getByRole('button', { name: words.dictate }).click();
    await page.getByRole('button', { name: words.startRecording }).click();
    await reachTime(page, '00:04');
    await page.getByRole('button', { name: words.stopRecording }).click();
    const final = page.getByRole('textbox', { name: words.finalText });
    await expect.poll(() => final.inputValue()).toBe(TEXT);
    await page.getByRole('button', { name: words.saveToSection }).click();
    await expect.poll(() => page.locator('[name="historiqueEvolution"]').inputValue()).toBe(TEXT);
    const listed = `${stage.url}/api/recordings?formId=${id}`;
    await expect
      .poll(async () => (await (await page.request.get(listed)).json()) as object)
      .toMatchObject([{ withAudio: 1 }]);
    const share = `${stage.url}/api/saved-forms/${id}/assistants/${assistantId}`;
    expect((await page.request.put(share, { data: { mayHearAudio: true } })).ok()).toBe(true);

    const other = await stage.newPage(language, null);
    await watchAudio(other);
    await choosePassword(other, stage, address);
    await signInAs(other, stage, 'zzbillie');
    await openForm(other, stage.url, id);
    await other.getByText(sharing.whose).waitFor();
    // Beside the text that was dictated.
    const margin = other.getByRole('complementary', { name: words.margin });
    await margin.getByRole('heading', { name: words.inMargin }).waitFor();
    await other.getByRole('button', { name: words.dictations }).press('Enter');
    const dialog = other.getByRole('dialog', { name: words.title });
    await dialog.getByRole('button', { name: words.open }).press('Enter');
    await dialog.getByText(TEXT).waitFor();
    expect(await dialog.getByRole('button', { name: words.erase }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: words.insert }).count()).toBe(0);
    expect(await findViolations(other, ['[role=dialog]'])).toEqual([]);
    await dialog.getByRole('button', { name: sharing.listen, exact: true }).press('Enter');
    await expect.poll(() => heardOn(other)).toHaveLength(1);
    expect(stage.troubles).toEqual([]);

    // No longer: the page has no way to them, and what is asked for all the same is refused.
    await page.request.put(share, { data: { mayHearAudio: false } });
    await openForm(other, stage.url, id);
    await other.getByText(sharing.whose).waitFor();
    await expect.poll(() => other.getByRole('button', { name: words.dictations }).count()).toBe(0);
    expect((await other.request.get(listed)).status()).toBe(404);
  });
});
