import { expect, it } from 'vitest';
import { chooseRecogniser } from './use-recogniser.ts';

const NONE = {
  isLocalReady: false,
  isServerReady: false,
  canRecord: true,
  hasRecognition: true,
  allowsRemote: false,
};

it.each([
  [{ isLocalReady: true, isServerReady: true, allowsRemote: true }, 'local'],
  [{ isServerReady: true, allowsRemote: true }, 'server'],
  [{ isServerReady: true, canRecord: false, allowsRemote: true }, 'remote'],
  [{ allowsRemote: true }, 'remote'],
  [{ allowsRemote: true, hasRecognition: false }, null],
  // Nothing leaves the computer before the physician has said so.
  [{}, null],
  [{ isServerReady: true, canRecord: false }, null],
])('with %o, %s recognises', (there, expected) => {
  expect(chooseRecogniser({ ...NONE, ...there })).toBe(expected);
});
