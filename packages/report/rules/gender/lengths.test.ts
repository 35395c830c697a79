/** Each length that the rules of gender name, with a text on both sides of it. */
import { expect, it } from 'vitest';
import { adaptGender, wordsAround } from './index.ts';

function repeated(word: string, count: number): string {
  return Array.from({ length: count }, () => word).join(' ');
}

function toFemale(text: string): string {
  return adaptGender(text, 'female', 'fr');
}

it('an adjective after twelve adverbs is the worker’s, after thirteen it stays', () => {
  expect(toFemale(`Il est ${repeated('très', 12)} inquiet.`)).toBe(
    `Elle est ${repeated('très', 12)} inquiète.`,
  );
  expect(toFemale(`Il est ${repeated('très', 13)} inquiet.`)).toBe(
    `Elle est ${repeated('très', 13)} inquiet.`,
  );
});

it('an age within fourteen words after the noun names the worker', () => {
  const presented = (count: number, noun: string): string => `${noun} ${repeated('bien', count)} de 44 ans.`;
  expect(toFemale(presented(11, "Il s'agit d'un préposé"))).toBe(presented(11, "Il s'agit d'une préposée"));
  expect(toFemale(presented(12, "Il s'agit d'un préposé"))).toBe(presented(12, "Il s'agit d'un préposé"));
});

it('a subject within twenty words is found after a participle that opens the sentence', () => {
  const detached = (first: string, count: number, subject: string): string =>
    `${first} ${repeated('bien', count)}, ${subject} a contesté.`;
  expect(toFemale(detached('Convaincu', 18, 'il'))).toBe(detached('Convaincue', 18, 'elle'));
  expect(toFemale(detached('Convaincu', 19, 'il'))).toBe(detached('Convaincu', 19, 'elle'));
});

it('a text of eight words at the most is a job title', () => {
  const place = 'de nuit bloc sud étage aile salle';
  expect(toFemale(`Assistant ${place}`)).toBe(`Assistante ${place}`);
  expect(toFemale(`Assistant ${place} porte`)).toBe(`Assistant ${place} porte`);
});

it('a name of seven words and points after « Mr » is read whole', () => {
  const named = (title: string, name: string): string => `${title} Roy ${name}, a physiotherapist, helped.`;
  const six = 'Tremblay Gagnon Morin Lavoie Bouchard';
  expect(adaptGender(named('Mr.', six), 'female', 'en')).toBe(named('Mr.', six));
  expect(adaptGender(named('Mr.', `${six} Caron`), 'female', 'en')).toBe(named('Ms.', `${six} Caron`));
});

it('the words around a change are the whole ones within 32 characters', () => {
  const around = (before: number, after: number): unknown => {
    const start = before + 3;
    const text = `e ${'a'.repeat(before)} MOT ${'z'.repeat(after)} é`;
    return wordsAround(text, { start, end: start + 3 });
  };
  const [near, far] = [`… ${'a'.repeat(30)} `, ` ${'z'.repeat(31)} …`];
  expect(around(30, 31)).toEqual({ before: near, after: far });
  expect(around(31, 31)).toEqual({ before: '… ', after: far });
  expect(around(30, 32)).toEqual({ before: near, after: ' …' });
});

it('a line that ends 32 characters from a change is whole, and one that ends later is cut', () => {
  const around = (count: number): unknown => {
    const [left, right] = ['a'.repeat(count), 'z'.repeat(count)];
    const start = 4 + count + 2;
    return wordsAround(`mot\n${left}  MOT ${right}\nmot`, { start, end: start + 3 });
  };
  expect(around(30)).toEqual({ before: `${'a'.repeat(30)}  `, after: ` ${'z'.repeat(30)}` });
  expect(around(31)).toEqual({ before: '…  ', after: ` ${'z'.repeat(31)}` });
  expect(around(32)).toEqual({ before: '…  ', after: ' …' });
});
