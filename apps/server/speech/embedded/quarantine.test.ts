import { expect, test } from 'vitest';
import { createQuarantine } from './quarantine.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the same bytes are refused for an hour, with the code that they got; other bytes and another model are not', () => {
  let now = 0;
  const quarantine = createQuarantine(() => now);
  quarantine(bytes('a'), 'model').check();
  quarantine(bytes('a'), 'model').noteEnded('AUDIO_PUT_ASIDE');
  const again = quarantine(bytes('a'), 'model');
  expect(() => again.check()).toThrow('AUDIO_PUT_ASIDE');
  quarantine(bytes('b'), 'model').check();
  quarantine(bytes('a'), 'another model').check();
  now = 3_600_000 - 1;
  expect(() => again.check()).toThrow('AUDIO_PUT_ASIDE');
  now += 1;
  again.check();
});

test('the oldest of a thousand is forgotten first', () => {
  const quarantine = createQuarantine(() => 0);
  for (let index = 0; index <= 1_000; index += 1) quarantine(bytes(`${index}`)).noteEnded('AUDIO_INVALID');
  quarantine(bytes('0')).check();
  expect(() => quarantine(bytes('1')).check()).toThrow('AUDIO_INVALID');
  expect(() => quarantine(bytes('1000')).check()).toThrow('AUDIO_INVALID');
});
