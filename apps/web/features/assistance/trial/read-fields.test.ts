import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

test('each line names a field; a line without one goes on with the field before it', () => {
  expect(readFields('rachisFlexion: 60\nobservationGenerale : démarche normale\nsans boiterie')).toEqual({
    formData: { rachisFlexion: '60', observationGenerale: 'démarche normale\nsans boiterie' },
    unknown: [],
  });
});

test('a name that the report does not know is told, never sent', () => {
  expect(readFields('__proto__: x\nrachisTorsion: 3\nage: 44')).toEqual({
    formData: { age: '44' },
    unknown: ['__proto__', 'rachisTorsion'],
  });
});

test('nothing gives nothing', () => {
  expect(readFields(' \n')).toEqual({ formData: {}, unknown: [] });
});
