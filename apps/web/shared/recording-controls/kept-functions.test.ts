import { expect, it } from 'vitest';
import { DEFAULT_FUNCTIONS, parseFunctions } from './kept-functions.ts';

it('reads what was kept, and the default for what cannot be read', () => {
  expect(parseFunctions(null)).toEqual(DEFAULT_FUNCTIONS);
  expect(parseFunctions('not JSON')).toEqual(DEFAULT_FUNCTIONS);
  expect(parseFunctions('[]')).toEqual(DEFAULT_FUNCTIONS);
  expect(parseFunctions('{"function-1":"save","function-2":"sign","function-3":"none"}')).toEqual({
    ...DEFAULT_FUNCTIONS,
    'function-1': 'save',
    'function-3': 'none',
  });
});
