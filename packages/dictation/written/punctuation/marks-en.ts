import { afterArticle, colonRule, dashRule, newLineRule, periodRule } from './rules-en.ts';
import { closingMarkRule, openingMarkRule } from './paired-marks.ts';
import type { SpokenMark } from './mark-context.ts';

const PARENTHESES = ['parenthesis', 'parentheses', 'paren', 'bracket', 'brackets', 'the parenthesis'];
const QUOTES = [
  'quote',
  'quotes',
  'quotation',
  'quotation mark',
  'quotation marks',
  'the quote',
  'inverted commas',
];

/** What one says in English to punctuate. */
export const ENGLISH_MARKS: readonly SpokenMark[] = [
  { phrases: ['period'], effect: { kind: 'mark', text: '.' }, rule: periodRule },
  { phrases: ['full stop'], effect: { kind: 'mark', text: '.' }, rule: afterArticle },
  { phrases: ['comma'], effect: { kind: 'mark', text: ',' }, rule: afterArticle },
  { phrases: ['colon'], effect: { kind: 'mark', text: ':' }, rule: colonRule },
  {
    phrases: ['semicolon', 'semi colon', 'semi-colon'],
    effect: { kind: 'mark', text: ';' },
    rule: afterArticle,
  },
  { phrases: ['question mark'], effect: { kind: 'mark', text: '?' }, rule: afterArticle },
  {
    phrases: ['exclamation mark', 'exclamation point'],
    effect: { kind: 'mark', text: '!' },
    rule: afterArticle,
  },
  { phrases: ['dot dot dot', 'ellipsis'], effect: { kind: 'mark', text: '…' }, rule: afterArticle },
  { phrases: ['dash'], effect: { kind: 'dash' }, rule: dashRule },
  { phrases: ['hyphen'], effect: { kind: 'joint', text: '-' }, rule: dashRule },
  { phrases: ['slash', 'forward slash'], effect: { kind: 'joint', text: '/' }, rule: dashRule },
  { phrases: both('open', PARENTHESES), effect: { kind: 'mark', text: '(' }, rule: openingMarkRule },
  {
    phrases: both('close', PARENTHESES),
    effect: { kind: 'mark', text: ')' },
    rule: closingMarkRule('(', ')'),
  },
  {
    phrases: [...both('open', QUOTES), 'begin quote'],
    effect: { kind: 'mark', text: '“' },
    rule: openingMarkRule,
  },
  {
    phrases: [...both('close', QUOTES), 'end quote', 'end of quote', 'unquote'],
    effect: { kind: 'mark', text: '”' },
    rule: closingMarkRule('“', '”'),
  },
  {
    phrases: ['new line', 'newline', 'next line'],
    effect: { kind: 'break', text: '\n', period: false },
    rule: newLineRule,
  },
  {
    phrases: ['new paragraph', 'next paragraph'],
    effect: { kind: 'break', text: '\n\n', period: true },
    rule: afterArticle,
  },
];

function both(verb: string, nouns: readonly string[]): string[] {
  return nouns.map((noun) => `${verb} ${noun}`);
}
