import { readFileSync } from 'node:fs';
import { writeText } from '@constat/dictation/written';
import { describe, expect, it } from 'vitest';
import { checkFidelity } from './index.ts';

const CASES = [
  '01-fr-F-entorse-lombaire',
  '02-fr-F-fracture-cheville',
  '03-en-F-hip-labral',
  '04-fr-M-coiffe-epaule',
  '05-en-F-cervical-radiculopathy',
];

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
  ['source', 'douze septembre', 'treize septembre'],
  ['side', 'acromio-claviculaire gauche', 'acromio-claviculaire droite'],
  ['mode', "l'abduction active de l'épaule", "l'abduction passive de l'épaule"],
  ['degrees', 'cent dix degrés', 'cent trente degrés'],
  ['level', 'T huit à gauche', 'T neuf à gauche'],
  ['score', 'quatre plus sur cinq', 'quatre sur cinq'],
  ['measure', 'trente-huit kilogrammes', 'quarante-huit kilogrammes'],
  ['measure', 'un virgule cinq centimètres à gauche', 'centimètres à gauche'],
  ['dose', 'quatre-vingts milligrammes', 'quarante milligrammes'],
  ['negation', "n'est pas réséquée", 'est réséquée'],
  ['result', 'est normal virgule', 'est anormal virgule'],
  ['root', 'C cinq ou C six', 'C six ou C sept'],
  ['count', 'deux ancres', 'trois ancres'],
  ['tendon', 'réparation du sus-épineux', 'réparation du sous-scapulaire'],
  ['level', 'at C six C seven compressing', 'at C five C six compressing'],
  ['root', 'left C seven root', 'left C six root'],
  ['dose', 'one hundred fifty milligrams', 'seventy five milligrams'],
  [
    'side',
    'positive on the left and negative on the right',
    'positive on the right and negative on the left',
  ],
  ['reflex', 'the triceps reflex', 'the biceps reflex'],
  ['reflex', 'one plus on the left', 'two plus on the left'],
  ['measure', 'twenty two kilograms', 'thirty one kilograms'],
  ['finger', 'left middle finger and normal', 'left little finger and normal'],
  ['negation', 'did not recommend', 'did recommend'],
  ['negation', 'was not operated', 'was operated'],
  ['percent', 'seventy percent', 'twenty percent'],
  ['order', 'from seven millimetres to four', 'from four millimetres to seven'],
  ['source', 'register places it on march fifteenth', 'register places it on march fourteenth'],
];

/** What the spoken corrections of each case take back, in order, as the check finds it lost. */
const TAKEN_BACK: Readonly<Record<string, readonly string[]>> = {
  '01-fr-F-entorse-lombaire': ['side', 'word'],
  '03-en-F-hip-labral': ['side', 'word'],
  '04-fr-M-coiffe-epaule': ['date', 'negation', 'side', 'negation'],
  '05-en-F-cervical-radiculopathy': ['date', 'negation', 'side', 'word', 'spine-level', 'word'],
};

/** Words whose loss changes nothing: another negation of the same thing stands beside each. */
const SAID_TWICE = ['sans aucun', "pas eu d'infection ni"];
/** Verbs that are spelled as a side is. */
const VERBS = ['which left'];

interface Case {
  readonly language: string;
  readonly section7_raw: string;
  readonly section8_raw: string;
}

const texts = CASES.flatMap((name) => {
  const file = new URL(`../../dictation/written/cases/${name}.json`, import.meta.url);
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as Case;
  const language = parsed.language.startsWith('fr') ? ('fr' as const) : ('en' as const);
  return [
    { name, section: 7, language, text: parsed.section7_raw },
    { name, section: 8, language, text: parsed.section8_raw },
  ];
});

describe('the cases, as dictated', () => {
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
    ({ name, section, text, language }) => {
      const { differences } = checkFidelity(text, writeText(text, { language }).text, { language });
      const takenBack = section === 7 ? (TAKEN_BACK[name] ?? []) : [];
      expect(differences.map(({ kind, fact }) => [kind, fact])).toEqual(
        takenBack.map((fact) => ['lost', fact]),
      );
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
      const isOfPhrase = (phrase: string): boolean => {
        const at = match.index - text.indexOf(phrase);
        return at >= 0 && at < phrase.length && text.includes(phrase);
      };
      if ([...SAID_TWICE, ...VERBS].some(isOfPhrase)) return false;
      const after = text.slice(match.index + match[0].length);
      const mutated = `${text.slice(0, match.index)}${turned[match[0]] ?? ''}${after}`;
      return checkFidelity(text, mutated, { language }).faithful;
    });
    expect(escaped.map(({ index }) => text.slice(index - 40, index + 40))).toEqual([]);
  });
});
