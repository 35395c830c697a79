import type { Draw } from './draw.test-data.ts';
import { englishStyle, sayEnglish } from './numerals-en.test-data.ts';
import { drawWhole, said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';

const STYLE = { hyphens: false, and: false, article: false } as const;

/** The digits one by one in words, with "oh" and "double five" where the speaker says so. */
function digitByDigit(digits: string, draw: Draw): string {
  const zero = draw.pick(['zero', 'oh']);
  const doubles = draw.chance(30);
  const words: string[] = [];
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digits.charAt(at);
    const isDouble = doubles && digits.charAt(at + 1) === digit && digits.charAt(at + 2) !== digit;
    const word = digit === '0' ? zero : sayEnglish(Number(digit), STYLE);
    words.push(isDouble ? `double ${word}` : word);
    if (isDouble) at += 1;
  }
  return words.join(' ');
}

function digitsOf(draw: Draw, length: number): string {
  return Array.from({ length }, (_, index) => draw.whole(index === 0 ? 1 : 0, 9)).join('');
}

/** "five one four five five five oh one four two" */
export const telephone: DrawClause = (draw) => {
  const digits = `${draw.pick(['514', '418', '450', '819'])}555${digitsOf(draw, 4)}`;
  const before = draw.pick(['his phone number is', 'phone', 'her cell is', 'call him at', 'fax']);
  const form = `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const after = draw.pick(['', 'at home', 'at work', 'and he answers']);
  return {
    before,
    said: said('telephone', digitByDigit(digits, draw), [form], Array.from(digits).map(Number)),
    after,
  };
};

/** A file's number, digit by digit. */
export const fileNumber: DrawClause = (draw) => {
  const digits = digitsOf(draw, draw.pick([4, 5, 6, 9, 9, 9]));
  const before = draw.pick(['file number', 'claim number', 'claim', 'the permit', 'his file is', 'licence']);
  const after = draw.pick(['', 'is closed', 'was reviewed', 'at the office']);
  return {
    before,
    said: said('file number', digitByDigit(digits, draw), [digits], Array.from(digits).map(Number)),
    after,
  };
};

/** "g six v three a two" */
export const postalCode: DrawClause = (draw) => {
  const letter = (first: boolean): string => draw.pick(Array.from(first ? 'GHJ' : 'ABCEGHJKLMNPRSTVWXYZ'));
  const signs = [
    letter(true),
    draw.whole(0, 9),
    letter(false),
    draw.whole(0, 9),
    letter(false),
    draw.whole(0, 9),
  ];
  const isLower = draw.chance(60);
  const spoken = signs
    .map((sign) => (typeof sign === 'number' ? sayEnglish(sign, STYLE) : isLower ? sign.toLowerCase() : sign))
    .join(' ');
  const code = signs.join('');
  const before = draw.pick(['postal code', 'his postal code is', 'the postal code', 'postal code is']);
  const numbers = signs.filter((sign) => typeof sign === 'number');
  return {
    before,
    said: said('postal code', spoken, [`${code.slice(0, 3)} ${code.slice(3)}`], numbers),
    after: draw.pick(['', 'as of now', 'according to the file', 'where he lives']),
  };
};

/** "room four oh two", "section two oh nine", "room four twelve", "article two hundred and twelve" */
export const numbered: DrawClause = (draw) => {
  const noun = draw.pick([
    'section',
    'room',
    'article',
    'page',
    'chapter',
    'appendix',
    'form',
    'question',
    'item',
    'number',
  ]);
  const value = Math.min(drawWhole(draw), 999);
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const style = englishStyle(draw);
  const isShort = hundreds > 0 && rest > 0 && draw.chance(60);
  const short = `${sayEnglish(hundreds, style)} ${rest < 10 ? 'oh ' : ''}${sayEnglish(rest, style)}`;
  const spoken = isShort
    ? short
    : draw.chance(10)
      ? String(value)
      : sayEnglish(value, { ...style, article: false });
  const after = draw.pick([
    '',
    'of the file',
    'of the Act',
    'on the left',
    'is closed',
    'according to the report',
  ]);
  return {
    before: `${draw.pick(['the', 'see', 'in', 'under', 'this'])} ${noun}`,
    said: said('numbered', spoken, [String(value)], [value]),
    after,
  };
};
