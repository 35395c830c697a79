import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../language/drawn.test-data.ts';
import { DEVELOPMENT_CASES, ADVERSARIAL_CASES } from './development.test-data.ts';
import { HELD_OUT_CASES, HELD_OUT_2_CASES } from './held-out.test-data.ts';
import { IDENTITIES } from './identities.test-data.ts';
import { allIdentities, identityOfReport } from './identity-of-report.ts';
import { replaceIdentity } from './replace-identity.ts';

const { tremblay, cote } = IDENTITIES;
const replace = (text: string, identity: Parameters<typeof replaceIdentity>[1] = tremblay) => {
  const { texts, restore } = replaceIdentity([text], identity);
  return {
    text: texts[0],
    restore: (answer: string, required: Parameters<typeof restore>[1] = 'each') =>
      restore([answer], required)?.[0] ?? null,
  };
};

test('each written form has its own placeholder, the same one throughout', () => {
  const { text, restore } = replace(
    'M. Tremblay, né le 14 mars 1980. Jean-François Tremblay demeure au 1234, rue Saint-Denis. M. Tremblay boite.',
  );
  expect(text).toBe('M. [NOM_1], né le [DATE_2]. [NOM_3] demeure au [ADRESSE_4]. M. [NOM_1] boite.');
  expect(restore(text ?? '')).toContain('Jean-François Tremblay demeure au 1234, rue Saint-Denis.');
});

test('what models make of a placeholder is understood', () => {
  const { restore } = replace('M. Tremblay boite.');
  for (const made of [
    '[nom_1]',
    '[NOM 1]',
    '[ NOM_1 ]',
    '[NOM-1]',
    String.raw`\[NOM\_1\]`,
    '[NAME_1]',
    'NOM_1',
    '[Nom_1]',
  ])
    expect(restore(`M. ${made} boite.`)).toBe('M. Tremblay boite.');
});

test('an answer with an unknown placeholder, or without one that is required, is none', () => {
  const { restore } = replace('M. Tremblay, né le 14 mars 1980, boite. Jean-François a mal.');
  const all = '[NOM_1] [DATE_2] [NOM_3]';
  expect(restore(all)).not.toBeNull();
  expect(restore(`${all} [NOM_9]`)).toBeNull();
  expect(restore(`${all} [NOM_9]`, 'none')).toBeNull();
  expect(restore('[NOM_1] [DATE_2]')).toBeNull();
  expect(restore('[NOM_1] [DATE_2]', 'each-kind')).not.toBeNull();
  expect(restore('[NOM_1] [NOM_3]', 'each-kind')).toBeNull();
  expect(restore('Rien.', 'none')).toBe('Rien.');
});

test('a text that holds what looks like a placeholder keeps it', () => {
  const { text, restore } = replace('Voir [NOM_4] et la DATE_7 : Tremblay.');
  expect(text).toBe('Voir [NOM_4] et la DATE_7 : [NOM_1].');
  expect(restore(text ?? '')).toBe('Voir [NOM_4] et la DATE_7 : Tremblay.');
});

test('placeholders have the lowest numbers that no text holds, whatever its numbers', () => {
  for (const number of ['9999', '99991234', '999999', '999999999999'])
    for (const before of [`Radiographie numéro ${number}. `, `[NOM_${number}] `, `NUMERO_${number} : `]) {
      const { text, restore } = replace(`${before}M. Tremblay, né le 14 mars 1980.`);
      expect(text).toBe(`${before}M. [NOM_1], né le [DATE_2].`);
      expect(restore(text ?? '')).toBe(`${before}M. Tremblay, né le 14 mars 1980.`);
    }
  const { text } = replace('Nom 1, [DATE_3] : Tremblay, 14 mars 1980, Tremblay; Jean-François.');
  expect(text).toBe('Nom 1, [DATE_3] : [NOM_2], [DATE_4], [NOM_2]; [NOM_5].');
});

test('elision follows the name that is put back', () => {
  const { text, restore } = replace('Le conjoint d’Hélène aide Côté.', cote);
  expect(text).toBe('Le conjoint d’[NOM_1] aide [NOM_2].');
  expect(restore('Le conjoint de [NOM_1] dit que [NOM_1] aide d’[NOM_2].')).toBe(
    'Le conjoint d’Hélène dit qu’Hélène aide de Côté.',
  );
});

test('several texts of one question share their placeholders', () => {
  const { texts, restore } = replaceIdentity(
    ['Tremblay', 'rien', 'Tremblay et jf.tremblay@exemple.org'],
    tremblay,
  );
  expect(texts).toEqual(['[NOM_1]', 'rien', '[NOM_1] et [COURRIEL_2]']);
  expect(restore(['[NOM_1]', '[COURRIEL_2]'], 'each')).toEqual(['Tremblay', 'jf.tremblay@exemple.org']);
});

test('the name on file is read both ways', () => {
  for (const patientName of ['Zztremblay, Jean-Luc', 'Jean-Luc Zztremblay', 'Zztremblay Jean-Luc']) {
    const { texts } = replaceIdentity(
      ['M. Jean-Luc Zztremblay boite. J.-L. Zztremblay, ZZTREMBLAY (Jean-Luc), a mal.'],
      identityOfReport({ patientName }),
    );
    expect(texts).toEqual(['M. [NOM_1] boite. [NOM_2], [NOM_3] ([NOM_4]), a mal.']);
  }
});

test('section A tells its own, and several states of it all of theirs', () => {
  const saved = identityOfReport({ workerLastName: 'Tremblay', workerFileNo: '123456789', birthDate: '' });
  const typed = identityOfReport({
    workerLastName: 'Tremblay-Fictif',
    workerFirstName: 'Zoé',
    workerPhone: ' ',
  });
  const { texts } = replaceIdentity(
    ['Zoé Fictif (Tremblay), dossier 123456789.'],
    allIdentities([saved, typed]),
  );
  expect(texts).toEqual(['[NOM_1] ([NOM_2]), dossier [NUMERO_3].']);
  expect(replaceIdentity(['Rien du tout.'], identityOfReport({})).texts).toEqual(['Rien du tout.']);
});

test('an answer that copies its text gives the text back, whatever the texts', () => {
  const texts = [...DEVELOPMENT_CASES, ...ADVERSARIAL_CASES, ...HELD_OUT_CASES, ...HELD_OUT_2_CASES].map(
    ([who, , text]) => [who, text.replaceAll(/[{}]/gu, '')] as const,
  );
  for (const [who, text] of texts) {
    const { text: sent, restore } = replace(text, IDENTITIES[who]);
    expect(restore(sent ?? '')).toBe(text);
  }
  const piece = fc.oneof(
    fc.constantFrom(
      'Tremblay',
      'd’',
      'Jean-François',
      'Dr ',
      'Lavigne',
      ' ',
      '. ',
      '[NOM_',
      '1',
      ']',
      '\n',
      '14 mars 1980',
      'J.',
      '-',
      '514-555-0134',
      'É',
      '💊',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const { text: sent, restore } = replace(text);
      return restore(sent ?? '') === text;
    }),
    { numRuns: runsOf(2000), seed: 16 },
  );
});

test('whatever stands in the fields of an identity, a text is replaced and given back', () => {
  // Marks that mean something in a pattern, beside what a field may hold.
  const pieces = [...String.raw`^$\.*+?()[]{}|/-@#&~!%,:;<=>`.split(''), 'a', 'rue', 'É', '12', '514', ' '];
  pieces.push('1980', 'mars', '\n', '\u00A0', '’', '💊');
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .array(fc.nat({ max: pieces.length - 1 }), { maxLength: 12 })
      .map((ats) => ats.map((at) => pieces[at]).join('')),
  );
  const email = fc.tuple(value, value).map(([name, host]) => `${name}@${host}`);
  fc.assert(
    fc.property(value, value, email, value, (one, other, address, around) => {
      const text = `${around} ${one} ${other}, ${address}. 12 rue ${one}`;
      const identity = {
        names: [{ last: one, first: other }],
        birthDates: [one, other],
        numbers: [one, `514${other}`],
        addresses: [one, other, `12 rue ${one}, ${other}`],
        emails: [address],
      };
      const { text: sent, restore } = replace(text, identity);
      expect(restore(sent ?? '')).toBe(text);
    }),
    { numRuns: runsOf(3000), seed: 16 },
  );
});

test('a long text takes no long time', () => {
  const text = 'Le travailleur, M. Tremblay, a mal au dos (12 345,6 kg) le 14 mars 2020. '.repeat(800);
  expect(replace(text).text?.match(/\[NOM_1\]/gu)).toHaveLength(800);
  const titles = 'Drs Roy, '.repeat(6000);
  expect(replace(titles).text).toBe('Drs [NOM_1], '.repeat(6000));
});
