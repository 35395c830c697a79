import { describe, expect, it } from 'vitest';
import { insertTranscript, replaceMarker } from './insert-text.ts';
import { storageLevel } from './storage-usage.ts';

describe('insertTranscript', () => {
  it.each([
    ['', 0, 'bonjour', 'bonjour'],
    ['Un.', 3, ' bonjour ', 'Un.\n\nbonjour'],
    ['Un.\n', 4, 'bonjour', 'Un.\n\nbonjour'],
    ['Un.\n\n', 5, 'bonjour', 'Un.\n\nbonjour'],
    ['Un trois', 2, 'deux', 'Un deux trois'],
    ['Un trois', 3, 'deux', 'Un deux trois'],
    ['Un', 0, 'zéro', 'zéro Un'],
    ['Un', 2, '  ', 'Un'],
  ])('%j at %d and %j give %j', (text, cursor, transcript, expected) => {
    expect(insertTranscript(text, cursor, transcript).text).toBe(expected);
  });
  it('leaves the cursor after what was inserted', () => {
    expect(insertTranscript('Un trois', 2, 'deux').cursor).toBe('Un deux'.length);
  });
});

describe('replaceMarker', () => {
  const marker = '[non transcrit : segment 2, 04:00–08:00]';
  it('puts the text where the mark stands', () => {
    expect(replaceMarker(`un ${marker} trois`, marker, ' deux ').text).toBe('un deux trois');
  });
  it('adds the text at the end when the mark was taken out', () => {
    expect(replaceMarker('un trois', marker, 'deux').text).toBe('un trois\n\ndeux');
  });
});

it.each([
  [0.7, 'normal'],
  [0.71, 'warning'],
  [0.9, 'warning'],
  [0.91, 'critical'],
])('storage at %d is %s', (share, level) => {
  expect(storageLevel(share)).toBe(level);
});
