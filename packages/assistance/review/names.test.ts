/** The passages of a review, and the names under which reasons for them are kept. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { describe, expect, it } from 'vitest';
import { reviewReport } from './index.ts';

function contradictionsOf(formData: FormData, language: 'fr' | 'en' = 'fr') {
  return reviewReport(
    { type: MEDICAL_EVALUATION, formData, meta: buildMeta(language) },
    language,
    'Zz',
  ).lines.flatMap(({ id, issue }) => (issue.kind === 'contradiction' ? [{ id, ...issue }] : []));
}
const idsOf = (formData: FormData) => contradictionsOf(formData).map(({ id }) => id);

describe('a quoted statement', () => {
  it.each([
    ['fr', 'Aucune limitation.', 'Éviter de ramper.'],
    ['en', 'None.', 'Avoid crawling.'],
  ] as const)('stands without its neighbours, in %s: %s', (language, none, avoid) => {
    const limits = { conclusionLimitationsFonctionnelles: `${none} ${avoid} Suite.` };
    expect(contradictionsOf(limits, language)).toMatchObject([
      { contradiction: 'limitations', places: [{ quote: none }, { quote: avoid }] },
    ]);
  });

  it.each([
    ['Visite le **lundi 12 juin 2024**.', 'Il chute. L’IRM du 3 juin 2024 est normale.'],
    ['Revu; le **lundi 12 juin 2024**, bon état; suivi.', 'Il chute.'],
  ])('is all that stands around a part of it, with its semicolons: %s', (sentence, before) => {
    const [start, end] = [sentence.indexOf('**'), sentence.lastIndexOf('**') - 2];
    const quote = sentence.replaceAll('**', '');
    const [line] = contradictionsOf({ historiqueEvolution: `${before} ${quote} Bon moral.` });
    expect(line?.places).toMatchObject([{ quote, marked: { start, end } }]);
  });

  it('keeps where its passage stands', () => {
    const text = 'Vu le 3 juin. Visite le lundi 12 juin 2024. Visite le lundi 12 juin 2024.';
    const spans = contradictionsOf({ historiqueEvolution: text }).flatMap(({ places }) => places);
    expect(spans.map(({ start = 0, end = 0 }) => text.slice(start, end))).toEqual([
      'lundi 12 juin 2024',
      'lundi 12 juin 2024',
    ]);
    expect(spans[0]?.start).not.toBe(spans[1]?.start);
  });
});

describe('the name of a contradiction', () => {
  const limits = (text: string): FormData => ({ conclusionLimitationsFonctionnelles: text });
  const measured = (text: string): FormData => ({
    diagnosticsCnesst: 'Entorse du genou droit',
    conclusionResume: text,
  });

  it('is another one for each of two lines with the same words', () => {
    const ids = idsOf({
      historiqueEvolution: 'Visite le lundi 12 juin 2024.\nVisite le lundi 12 juin 2024.',
    });
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(`${ids[0]}:2`);
  });

  it.each([
    ['Aucune limitation. Éviter de ramper. Suite.', 'Aucune limitation. Éviter de ramper. Suite à discuter.'],
    ['Aucune limitation. Éviter de ramper.', 'Vu ce jour. Aucune limitation. Éviter de ramper. Bon moral.'],
  ])('stays while its statements stay, whatever is written beside them: %s', (before, after) => {
    expect(idsOf(limits(before))).toHaveLength(1);
    expect(idsOf(limits(after))).toEqual(idsOf(limits(before)));
  });

  it('stays for a few words of a statement while that statement stays', () => {
    const said = 'Une entorse du genou gauche est retenue.';
    const [before] = idsOf(measured(said));
    expect(before).toBeDefined();
    expect(idsOf(measured(`Le tableau est clair. ${said} Le pronostic est bon.`))).toEqual([before]);
    expect(idsOf(measured('Une entorse sévère du genou gauche est retenue.'))).not.toEqual([before]);
  });

  it.each([
    ['Éviter de soulever plus de 2,5 kg.', 'Éviter de soulever plus de 2.5 kg.'],
    ['Éviter de soulever plus de 2,5 kg.', 'Éviter de soulever plus de 2 5 kg.'],
    ['Éviter le froid sous -10 °C.', 'Éviter le froid sous 10 °C.'],
    ['Éviter le froid sous −10 °C.', 'Éviter le froid sous 10 °C.'],
  ])('changes with the mark of a number: %s', (one, other) => {
    const [first, ...others] = idsOf(limits(`Aucune limitation. ${one}`));
    expect([first !== undefined, others]).toEqual([true, []]);
    expect(idsOf(limits(`Aucune limitation. ${other}`))).not.toEqual([first]);
  });

  it('does not change with the typography', () => {
    const [first] = idsOf(limits('Aucune limitation. Éviter l’échelle, le froid sous -10 °C'));
    expect(first).toBeDefined();
    expect(idsOf(limits("Aucune limitation . Éviter l'échelle  le froid sous \u221210\u00A0°C."))).toEqual([
      first,
    ]);
  });
});
