import { expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { failureReason } from './failure-reason.ts';

const glyphMissing = (fields?: readonly string[]): ApiError =>
  new ApiError('Un caractère manque.', { status: 422, code: 'EXPORT_GLYPH_MISSING', fields });

it('names the characters that cannot be printed', () => {
  expect(failureReason(glyphMissing(['U+4E2D', 'U+1F9B4']))).toBe(
    'Un caractère manque. \u4E2D (U+4E2D), \u{1F9B4} (U+1F9B4)',
  );
});

it('leaves what is no code point as it came', () => {
  expect(failureReason(glyphMissing(['U+FFFFFF', 'emploi']))).toBe('Un caractère manque. U+FFFFFF, emploi');
});

it('says no more than the server does of any other failure', () => {
  expect(failureReason(glyphMissing())).toBe('Un caractère manque.');
  expect(failureReason(new ApiError('Erreur réseau', { status: 0, code: 'NETWORK' }))).toBe('Erreur réseau');
  expect(failureReason('?')).toBeUndefined();
});
