import { ApiError } from '../../shared/api/client.ts';

const CODE_POINT = /^U\+([\dA-F]{4,6})$/u;

/** « 中 (U+4E2D) »: a character with its code point, since some have no visible form. */
export function nameCharacter(codePoint: string): string {
  const digits = CODE_POINT.exec(codePoint)?.[1];
  const value = digits === undefined ? Number.NaN : Number.parseInt(digits, 16);
  return value <= 0x10_ff_ff ? `${String.fromCodePoint(value)} (${codePoint})` : codePoint;
}

/** Why an export failed, in the server's words; the characters that no font holds are named. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isGlyph =
    error instanceof ApiError && error.code === 'EXPORT_GLYPH_MISSING' && error.fields.length > 0;
  return isGlyph ? `${error.message} ${error.fields.map(nameCharacter).join(', ')}` : error.message;
}
