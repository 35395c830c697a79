/**
 * The acts that it takes to write the first fictional case: by keyboard, by voice over the form, and as it was before one
 * could dictate over the form. Its examination is spoken into the real page, with the answers of the engine scripted, for the
 * small model of the tests knows too few words; every cell is compared with the case. Eight pictures of it make a film strip.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import { readCase } from '../../apps/server/exports/case-reports.test-data.ts';
import { FIXTURE_MODEL } from '../../apps/server/speech/fixtures/sounds.ts';
import { openBrowser } from '../../e2e/support/browser.ts';
import type { TestBrowser } from '../../e2e/support/browser.ts';
import { chosen } from '../../e2e/support/choose.ts';
import { closePages } from '../../e2e/support/close-pages.ts';
import { openReport } from '../../e2e/support/report-page.ts';
import { scriptSpeech } from '../../e2e/support/scripted-speech.ts';
import { startServer } from '../../e2e/support/server.ts';
import { STRIP_WORDS } from '../../e2e/support/strip-words.ts';
import { buildWav } from '../../e2e/support/wav.ts';
import { buildWeb } from '../../scripts/build/build-web.ts';
import type { Figure } from '../measure.ts';

const SETTINGS = { CONSTAT_SPEECH_ENGINE: 'embedded', CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL };

/** What the figures are computed with: characters and words a minute; seconds of a press, and of the pause after a phrase. */
const SPEED = { typing: 200, speaking: 130, press: 1.5, pause: 1 } as const;

/** The examination of the case, as one says it. */
const SPOKEN = [
  'rachis lombaire flexion soixante extension quinze',
  'flexion latérale vingt-cinq à droite vingt à gauche rotation trente à droite vingt-cinq à gauche',
  'tripode négatif des deux côtés',
  'Lasègue négatif des deux côtés Lasègue inversé non fait des deux côtés',
  'neurologique force cinq sur cinq de L2 à S1 des deux côtés',
  'sensibilité deux sur deux de L2 à S1 des deux côtés',
  'réflexe rotulien deux plus des deux côtés achilléen deux plus des deux côtés',
  'Babinski en flexion des deux côtés',
  'circonférence des cuisses cinquante virgule cinq des deux côtés des mollets trente-sept virgule zéro des deux côtés',
] as const;
/** Pictures are taken after these. */
const SHOWN = [0, 1, 2, 3, 4, 5, 6, 8];

/** Fields that are dictated where they are texts; a file number or a date is typed by everybody. */
const isDictated = ({ kind, id }: ReportField): boolean =>
  kind === 'text' || (kind === 'line' && !id.startsWith('worker') && id !== 'healthInsuranceNo');
/** Sections that had a dictation page, with its four presses: open, begin, end, save. */
const DICTATION_PAGES = new Set(['section7', 'section8', 'section11']);

interface Acts {
  readonly presses: number;
  readonly keys: number;
  readonly words: number;
  /** Phrases, each followed by a pause. */
  readonly phrases: number;
}

const NONE: Acts = { presses: 0, keys: 0, words: 0, phrases: 0 };
const sum = (all: readonly Acts[]): Acts =>
  all.reduce(
    (total, one) => ({
      presses: total.presses + one.presses,
      keys: total.keys + one.keys,
      words: total.words + one.words,
      phrases: total.phrases + one.phrases,
    }),
    NONE,
  );
const minutes = ({ presses, keys, words, phrases }: Acts): number =>
  keys / SPEED.typing + words / SPEED.speaking + (presses * SPEED.press + phrases * SPEED.pause) / 60;

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const countPhrases = (text: string): number => Math.max(1, text.split(/[.;]\s|\n/u).filter(Boolean).length);

/** What it takes to fill a field with a value. */
function typed({ kind }: ReportField, value: string | boolean): Acts {
  // A choice is one key; each field is left by one.
  const keys = kind === 'choice' || typeof value === 'boolean' ? 1 : value.length;
  return { ...NONE, keys: keys + 1 };
}

function dictated(value: string, presses: number): Acts {
  // « champ suivant » leads there where no press does.
  const way = presses === 0 ? 2 : 0;
  return { presses, keys: 0, words: countWords(value) + way, phrases: countPhrases(value) + Math.sign(way) };
}

/** The acts of each way to write the case. */
function countActs() {
  const { formData } = readCase('01-fr-F-entorse-lombaire');
  const filled = MEDICAL_EVALUATION.fields.flatMap((field) => {
    const value = (formData as Readonly<Record<string, string | boolean | undefined>>)[field.id];
    return value === undefined || value === '' || value === false ? [] : [{ field, value }];
  });
  const isCell = ({ field }: (typeof filled)[number]): boolean =>
    MEDICAL_EVALUATION.regionOf(field.id) !== undefined && field.kind !== 'text';
  const cells = filled.filter(isCell);
  const others = filled.filter((one) => !isCell(one));
  const typedCells = sum(cells.map(({ field, value }) => typed(field, value)));
  const spokenCells: Acts = {
    presses: 0,
    keys: 0,
    words: countWords(SPOKEN.join(' ')),
    phrases: SPOKEN.length,
  };
  const asBefore = ({ field, value }: (typeof filled)[number]): Acts => {
    const hasPage = MEDICAL_EVALUATION.sections.some(
      ({ id, groups }) => DICTATION_PAGES.has(id) && JSON.stringify(groups).includes(`"id":"${field.id}"`),
    );
    return hasPage && field.kind === 'text' ? dictated(String(value), 4) : typed(field, value);
  };
  const byVoice = ({ field, value }: (typeof filled)[number]): Acts =>
    isDictated(field) ? dictated(String(value), 0) : typed(field, value);
  return {
    cells: cells.length,
    examination: { keyboard: typedCells, voice: spokenCells },
    whole: {
      keyboard: sum([typedCells, ...others.map(({ field, value }) => typed(field, value))]),
      before: sum([typedCells, ...others.map(asBefore)]),
      // One press begins it, and one ends it.
      voice: sum([{ ...NONE, presses: 2 }, spokenCells, ...others.map(byVoice)]),
    },
  };
}

/** Speaks the examination into the page; gives the cells that are not as in the case. */
async function speak(browser: TestBrowser, url: string, folder: string): Promise<readonly string[]> {
  const { formData } = readCase('01-fr-F-entorse-lombaire');
  const text = STRIP_WORDS.fr;
  const { page, field } = await openReport(browser, url, 'fr');
  await page.setViewportSize({ width: 1440, height: 900 });
  const speech = await scriptSpeech(page);
  await field('rachisFlexion').click();
  await page.getByRole('button', { name: text.dictate }).click();
  await page.getByRole('button', { name: text.stop }).waitFor();
  for (const [index, phrase] of SPOKEN.entries()) {
    speech.say(phrase);
    await page.locator('[data-form-strip]').getByText(phrase, { exact: true }).waitFor();
    await page.locator('[data-spoken~=lit]').first().waitFor();
    if (SHOWN.includes(index))
      await page.screenshot({ path: join(folder, `${SHOWN.indexOf(index) + 1}.png`) });
  }
  const wrong: string[] = [];
  for (const { id, kind } of MEDICAL_EVALUATION.fields) {
    if (MEDICAL_EVALUATION.regionOf(id) === undefined || kind === 'text') continue;
    const wanted = (formData as Readonly<Record<string, string | undefined>>)[id];
    if (wanted === undefined || wanted === '') continue;
    const found = kind === 'choice' ? await chosen(page, id) : await field(id).inputValue();
    if (found !== wanted) wrong.push(`${id}: ${found} for ${wanted}`);
  }
  await closePages([page]);
  return wrong;
}

/** Puts the pictures on one sheet, two beside each other. */
async function makeStrip(browser: TestBrowser, folder: string, file: string): Promise<void> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1440, height: 1800 });
  const pictures = SHOWN.map((_, index) => {
    const data = readFileSync(join(folder, `${index + 1}.png`)).toString('base64');
    return `<img src="data:image/png;base64,${data}" style="width:100%">`;
  });
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px">${pictures.join('')}</body>`,
  );
  writeFileSync(file, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 }));
  await page.context().close();
}

/** The film strip is put where one works. */
const STRIP = 'spoken-case.jpg';

export async function benchSpokenCase(): Promise<readonly Figure[]> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'constat-bench-'));
  const folder = join(data, 'pictures');
  mkdirSync(folder);
  const server = await startServer(data, SETTINGS);
  const browser = await openBrowser(
    buildWav(Array.from({ length: 20 }, () => join(FIXTURE_MODEL, 'samples', 'fr-04.wav'))),
  );
  try {
    const wrong = await speak(browser, server.url, folder);
    await makeStrip(browser, folder, STRIP);
    for (const line of wrong) console.error(`  ${line}`);
    const { cells, examination, whole } = countActs();
    const took = (name: string, ours: Acts, peer: Acts, other: string): Figure => ({
      name: `${name}: ${ours.presses} presses, ${ours.keys} keys, ${ours.words} words`,
      unit: 's',
      ours: [60 * minutes(ours)],
      peer: { name: other, values: [60 * minutes(peer)] },
    });
    return [
      {
        name: `of ${cells} cells, those as in the case`,
        unit: '',
        ours: [cells - wrong.length],
        aim: { atLeast: cells },
      },
      took('the examination by voice', examination.voice, examination.keyboard, 'by keyboard'),
      took('the case by voice', whole.voice, whole.keyboard, 'by keyboard'),
      took('the case by voice', whole.voice, whole.before, 'with dictation pages'),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
