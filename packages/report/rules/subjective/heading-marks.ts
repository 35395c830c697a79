/** The signs around a heading of section 8: what may stand before it on its line, and what closes it. */

const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}){0,2}`;
const ROMAN = 'i{1,3}|iv|vi{0,3}';
/** A number or a letter of a list, with the sign that parts it from the heading. */
const RANK = String.raw`\(?(?:${NUMBER}|[a-h]|${ROMAN})\s?(?:[)/]\s*|\.?[-–—]\s+|[.:](?:\s+|(?=[*_]))|\s[-–—]\s+)`;
/** A heading that is said to be one: « Titre : impact », "new heading impact". */
const ANNOUNCED = String.raw`(?:(?:nouveau\s+)?(?:sous-?\s?)?(?:titre|en-tete)|(?:new\s+)?(?:sub-?)?(?:title|heading))(?:\s?:|,|\s+(?:deux[ -]points|colon)[:,.]?)?\s+(?=[a-z])`;
/** Bullets, marks of bold type, brackets, numbers and letters before a heading. */
export const LEAD = new RegExp(
  String.raw`^(?:[-–—•·*_#>\p{So}§→‣⁃\uF000-\uF0FF]+\s*|[«“"[]\s*|o[ \t]+|${RANK}|${NUMBER}[.](?=\p{L})|\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\s+|section\s+(?:8|huit|eight)\.\d\s*[.:,–—-]?\s*)+`,
  'u',
);
/** A heading said to be one, at its place. */
export const ANNOUNCEMENT = new RegExp(`^${ANNOUNCED}`, 'u');
/** Leads that a title has and an item of a list has not. */
export const NUMBERED = new RegExp(
  String.raw`^[*_#\s]*(?:\(?(?:8\.\d(?:\.\d)?|[a-h]|${ROMAN})\s?[.):–—-]|8\.\d\s|[*_#§[]+)`,
  'u',
);

const END = new RegExp(
  String.raw`^[\s*_)»”"\]]*(?:(?<colon>[:=]|[,.]?\s*(?:deux[ -]points|colon)(?=[\s:.,]|$)[:.,]?|\s[–—-](?=\s))|(?<comma>,|\s(?:virgule|comma)(?=\s))|(?<period>\.(?=\s|$)|\s(?:point|period)(?=\s*(?:$|a la ligne|nouveau|new))|(?<line>$)))[\s*_]*`,
  'u',
);

/** The line without accents and capitals, unit by unit, so that each place is a place of the line. */
export function fold(line: string): { readonly text: string; readonly at: readonly number[] } {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const character of line) {
    const plain = character
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[’‘ʼ]/gu, "'");
    for (const unit of plain) {
      text += unit;
      at.push(...Array.from({ length: unit.length }, () => index));
    }
    index += character.length;
  }
  at.push(line.length);
  return { text, at };
}

export type Close = 'colon' | 'comma' | 'period' | 'line' | 'none';

/** How a heading closes that stands before `rest`; null where it goes on. */
export function readEnd(
  rest: string,
  isWhole: boolean,
): { readonly close: Close; readonly length: number } | null {
  const match = END.exec(rest);
  if (match === null) return null;
  const { colon, comma, period } = match.groups ?? {};
  if (colon !== undefined) return { close: 'colon', length: match[0].length };
  if (comma !== undefined) return { close: 'comma', length: match[0].length };
  if (period !== undefined && period !== '') return { close: 'period', length: match[0].length };
  return isWhole ? { close: 'line', length: match[0].length } : null;
}
