import { readFileSync } from 'node:fs';
import { writeText } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { checkFidelity } from './index.ts';

const CASES = ['01-fr-F-entorse-lombaire', '02-fr-F-fracture-cheville', '03-en-F-hip-labral'];

/** One replacement per kind of fact, in the words of the dictation; each stands in at least one of the cases. */
const MUTATIONS: readonly (readonly [string, string, string])[] = [
  ['date', 'quinze novembre', 'seize novembre'],
  ['year', 'deux mille vingt-quatre', 'deux mille vingt-cinq'],
  ['dose', 'trente milligrammes', 'quarante milligrammes'],
  ['unit', 'cinq cents milligrammes', 'cinq cents microgrammes'],
  ['drug', 'kétorolac', 'naproxène'],
  ['side', 'facettaire gauche', 'facettaire droit'],
  ['level', 'L cinq S un sans', 'L trois L quatre sans'],
  ['negation', "n'a pas été opérée", 'a été opérée'],
  ['result', 'Lasègue est négatif', 'Lasègue est positif'],
  ['severity', 'arthrose facettaire légère', 'arthrose facettaire sévère'],
  ['score', 'sept sur dix', 'six sur dix'],
  ['decimal', 'douze virgule cinq', 'douze virgule six'],
  ['count', 'six vis à', 'cinq vis à'],
  ['direction', 'deux vis internes', 'deux vis externes'],
  ['clock', 'six heures quarante', 'six heures quatorze'],
  ['side', 'mollet droit', 'mollet gauche'],
  ['unit', 'trois mois', 'trois semaines'],
  ['status', 'réduction ouverte', 'réduction fermée'],
  ['negation', "pas d'embolie", 'une embolie'],
  ['negation', 'elle nie toute instabilité', 'elle rapporte une instabilité'],
  ['date', 'january eleventh', 'january twelfth'],
  ['side', 'left hip arthroscopy', 'right hip arthroscopy'],
  ['negation', 'was not imaged', 'was imaged'],
  ['negation', 'no heterotopic', 'a heterotopic'],
  ['denial', 'denied any numbness', 'reported numbness'],
  ['result', 'positive FADIR', 'negative FADIR'],
  ['dose', 'twenty five milligrams', 'seventy five milligrams'],
  ['route', 'thirty milligrams IM', 'thirty milligrams IV'],
  ['frequency', 'PO TID', 'PO BID'],
  ['direction', 'internal rotation ten', 'external rotation ten'],
  ['decimal', 'four point two', 'four point five'],
  ['movement', 'flexion was one hundred', 'extension was one hundred'],
  ['name', 'doctor Brellowane noted', 'doctor Castonvale noted'],
];

interface Case {
  readonly language: string;
  readonly section7_raw: string;
  readonly section8_raw: string;
}

const texts = CASES.flatMap((name) => {
  const file = new URL(`../../dictation/written/cases/${name}.json`, import.meta.url);
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as Case;
  const language = parsed.language.startsWith('fr') ? ('fr' as const) : ('en' as const);
  return [parsed.section7_raw, parsed.section8_raw].map((text) => ({ name, language, text }));
});

describe('the three cases, as dictated', () => {
  it.each(texts)('is faithful to itself in other clothes ($name)', ({ text, language }) => {
    expect(checkFidelity(text, text, { language }).faithful).toBe(true);
    const levels = text
      .replaceAll("'", '’')
      .replaceAll('L quatre L cinq', 'L4-L5')
      .replaceAll('L cinq S un', 'L5-S1')
      .replaceAll('PO BID', 'PO bid');
    expect(checkFidelity(text, levels, { language }).differences).toEqual([]);
  });

  it.each(texts)(
    'finds in the written text nothing but the correction that was dictated ($name)',
    ({ text, language }) => {
      const { differences } = checkFidelity(text, writeText(text, { language }).text, { language });
      const corrected = /droite correction à|right scratch that/u.test(text)
        ? [
            ['lost', 'side'],
            ['lost', 'word'],
          ]
        : [];
      expect(differences.map(({ kind, fact }) => [kind, fact])).toEqual(corrected);
    },
  );

  it.each(MUTATIONS)('catches a changed %s: « %s » to « %s »', (_kind, before, after) => {
    const holders = texts.filter(({ text }) => text.includes(before));
    expect(holders.length).toBeGreaterThan(0);
    for (const { text, language } of holders) {
      expect(checkFidelity(text, text.replace(before, after), { language }).faithful).toBe(false);
    }
  });

  it.each(texts)('catches every lost negation and every turned side ($name)', ({ text, language }) => {
    const pattern =
      language === 'fr'
        ? /\b(?:droite?|gauche|pas|aucun|sans|nie)\b/gu
        : /\b(?:right|left|no|not|denied|denies)\b/gu;
    const turned: Record<string, string> = {
      droit: 'gauche',
      droite: 'gauche',
      gauche: 'droite',
      right: 'left',
      left: 'right',
    };
    const escaped = [...text.matchAll(pattern)].filter((match) => {
      const after = text.slice(match.index + match[0].length);
      const mutated = `${text.slice(0, match.index)}${turned[match[0]] ?? ''}${after}`;
      return checkFidelity(text, mutated, { language }).faithful;
    });
    expect(escaped.map(({ index }) => text.slice(index - 40, index + 40))).toEqual([]);
  });
});
