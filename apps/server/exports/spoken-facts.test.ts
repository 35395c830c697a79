/** Each fact spoken in the cases is found again in what is read back from the exported PDF and Word file. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { readFileSync } from 'node:fs';
import { formatHistory, formatSubjective } from '@constat/assistance/local';
import { traceFacts } from '@constat/assistance/trace';
import type { TracedFact } from '@constat/assistance/trace';
import { writeDictation } from '@constat/dictation/written';
import { buildDocument } from '@constat/report/document';
import { beforeAll, describe, expect, it } from 'vitest';
import { CASE_IDS, readCase } from './case-reports.test-data.ts';
import type { CaseId } from './case-reports.test-data.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';
import { readPart, readPdf } from './read-back.test-data.ts';
import { CREATION_TIME } from './reports.test-data.ts';
import { renderWord } from './word/render-word.ts';

const CASES = new URL('../../../packages/dictation/written/cases/', import.meta.url);

/** A slip of the tongue and its correction, said at the end of section 7 of each case. */
const SLIPS = {
  fr: {
    said: ' le poids est de quatre-vingts kilos correction le poids est de soixante-dix-huit kilos point',
    removed: 'quatre-vingts kilos',
  },
  en: {
    said: ' the weight is eighty kilograms correction the weight is seventy-eight kilograms period',
    removed: 'eighty kilograms',
  },
} as const;

function dictate(id: CaseId) {
  const language = id.includes('-fr-') ? ('fr' as const) : ('en' as const);
  const { section7_raw = '', section8_raw = '' } = JSON.parse(
    readFileSync(new URL(`${id}.json`, CASES), 'utf8'),
  ) as Record<string, string>;
  const record = (section: string, raw: string) => {
    const words = raw.split(' ').map((text) => ({ text }));
    return { id: section, section, words, written: writeDictation(words, { language }) };
  };
  const history = record('section7', section7_raw + SLIPS[language].said);
  return { language, history, subjective: record('section8', section8_raw) };
}

/** The report of the case with nothing of these sections but what was dictated. */
function reportOf(id: CaseId) {
  const { language, history, subjective } = dictate(id);
  const { meta, profile, title } = readCase(id);
  const data = {
    historiqueEvolution: formatHistory(history.written.text, { language }),
    section8Input: formatSubjective(subjective.written.text, { language }),
  };
  return {
    language,
    recordings: [history, subjective],
    document: buildDocument({ type: MEDICAL_EVALUATION, formData: data, meta }, language, profile, title),
  };
}

/** The lines of a PDF as text; a wider gap than that between two lines parts paragraphs. */
function linesOf(pages: readonly (readonly string[])[]): string {
  return pages
    .map((drawn) => {
      let text = '';
      let last: number | null = null;
      for (const item of drawn) {
        const [, height = '0', piece = ''] = /^\S+ (\S+) (.*)$/su.exec(item) ?? [];
        const y = Number(height);
        // The ending of an ordinal stands higher, on the same line.
        const isRaised = /^(?:er|re|e)s?$/u.test(piece) && /\d$/u.test(text);
        if (!isRaised && last !== null && Math.abs(last - y) > 1)
          text += Math.abs(last - y) > LINE_POINTS ? '\n' : ' ';
        text += piece;
        if (!isRaised && piece.trim() !== '') last = y;
      }
      return text;
    })
    .join(' ');
}
const LINE_POINTS = 18;

function paragraphsOf(word: Uint8Array): string {
  const marked = readPart(word, 'word/document.xml')
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<w:tab\/>|<w:br\/>/gu, ' ')
    .replaceAll('<w:noBreakHyphen/>', '-');
  return marked
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<');
}

/** What the cases take back themselves, by a spoken correction. */
const OWN_CORRECTIONS: Readonly<Record<CaseId, readonly string[]>> = {
  '01-fr-F-entorse-lombaire': ['droite'],
  '02-fr-F-fracture-cheville': [],
  '03-en-F-hip-labral': ['right'],
  '04-fr-M-coiffe-epaule': ['neuf octobre', 'droite'],
  '05-en-F-cervical-radiculopathy': ['june ninth', 'right', 'C six'],
};

const fates = (facts: readonly TracedFact[], fate: TracedFact['fate']) =>
  facts.filter((fact) => fact.fate === fate).map(({ said, passage }) => `${said} | ${passage.text}`);

describe.each(CASE_IDS)('what was said, read back from its files (%s)', (id) => {
  const { language, recordings, document } = reportOf(id);
  const trace = (text: string) => traceFacts(recordings, [{ field: 'file', text }], language);
  let pdf: string;
  let word: string;
  beforeAll(async () => {
    const { render } = await createPdfRenderer('native');
    pdf = linesOf((await readPdf(render(document, CREATION_TIME))).pages);
    word = paragraphsOf(await renderWord(document, CREATION_TIME));
  });

  it.each(['PDF', 'Word'])('stands there, all but what a spoken correction took back (%s)', (format) => {
    const facts = trace(format === 'PDF' ? pdf : word);
    expect(facts.length).toBeGreaterThan(80);
    expect(fates(facts, 'absent')).toEqual([]);
    expect(fates(facts, 'edited')).toEqual([]);
    expect(facts.filter(({ fate }) => fate === 'removed').map(({ said }) => said)).toEqual([
      ...OWN_CORRECTIONS[id],
      SLIPS[language].removed,
    ]);
  });

  it.each(['PDF', 'Word'])('is missed when it is taken out of the text that was read back (%s)', (format) => {
    const text = format === 'PDF' ? pdf : word;
    const placed = trace(text).filter(
      ({ kind, place }) => place !== null && (kind === 'date' || kind === 'number'),
    );
    const some = placed.filter((_, at) => at % 5 === 0);
    const kept = some.filter(({ place }) => {
      const without = text.slice(0, place?.start) + text.slice(place?.end);
      return !trace(without).some(({ fate }) => fate === 'absent' || fate === 'edited');
    });
    expect(kept.map(({ said }) => said)).toEqual([]);
  });
});
