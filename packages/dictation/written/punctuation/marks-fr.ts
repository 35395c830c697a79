import {
  afterArticle,
  capitalRule,
  colonRule,
  commaRule,
  pointRule,
  threePointsRule,
  twoPointsRule,
} from './rules-fr.ts';
import { closingMarkRule, openingMarkRule } from './paired-marks.ts';
import { newLineRule } from './new-line-fr.ts';
import type { SpokenMark } from './mark-context.ts';

const OPEN = ['ouvrir', 'ouvrez', 'ouvre', 'ouvrer'];
const CLOSE = ['fermer', 'fermez', 'ferme'];

/** What one says in French to punctuate. */
export const FRENCH_MARKS: readonly SpokenMark[] = [
  { phrases: ['point'], effect: { kind: 'mark', text: '.' }, rule: pointRule },
  { phrases: ['point final'], effect: { kind: 'mark', text: '.' }, rule: pointRule },
  {
    phrases: ['point à la ligne', 'point nouvelle ligne'],
    effect: { kind: 'break', text: '\n', period: true },
    rule: (around) => (newLineRule(around) === 'word' ? 'unsure' : pointRule(around)),
  },
  { phrases: ['virgule'], effect: { kind: 'mark', text: ',' }, rule: commaRule },
  { phrases: ['point virgule', 'point-virgule'], effect: { kind: 'mark', text: ';' }, rule: afterArticle },
  { phrases: ['deux points'], effect: { kind: 'mark', text: ':' }, rule: twoPointsRule },
  { phrases: ['deux-points'], effect: { kind: 'mark', text: ':' }, rule: colonRule },
  { phrases: ["point d'interrogation"], effect: { kind: 'mark', text: '?' }, rule: afterArticle },
  { phrases: ["point d'exclamation"], effect: { kind: 'mark', text: '!' }, rule: afterArticle },
  {
    phrases: ['points de suspension', 'trois points de suspension', '3 points de suspension'],
    effect: { kind: 'mark', text: '…' },
    rule: (around) => (around.opensLine ? 'word' : afterArticle(around)),
  },
  { phrases: ['trois points'], effect: { kind: 'mark', text: '…' }, rule: threePointsRule },
  { phrases: ['tiret'], effect: { kind: 'dash' }, rule: afterArticle },
  { phrases: ["trait d'union"], effect: { kind: 'joint', text: '-' }, rule: afterArticle },
  { phrases: ['barre oblique'], effect: { kind: 'joint', text: '/' }, rule: afterArticle },
  {
    phrases: both(OPEN, [
      'la parenthèse',
      'une parenthèse',
      'parenthèse',
      'les parenthèses',
      'parenthèses',
    ]).concat(['parenthèse ouvrante']),
    effect: { kind: 'mark', text: '(' },
    rule: openingMarkRule,
  },
  {
    phrases: both(CLOSE, ['la parenthèse', 'parenthèse', 'les parenthèses', 'parenthèses']).concat([
      'parenthèse fermante',
    ]),
    effect: { kind: 'mark', text: ')' },
    rule: closingMarkRule('(', ')'),
  },
  {
    phrases: both(OPEN, [
      'les guillemets',
      'des guillemets',
      'guillemets',
      'le guillemet',
      'guillemet',
    ]).concat(['guillemets ouvrants', 'guillemet ouvrant']),
    effect: { kind: 'mark', text: '«' },
    rule: openingMarkRule,
  },
  {
    phrases: both(CLOSE, ['les guillemets', 'guillemets', 'le guillemet', 'guillemet']).concat([
      'guillemets fermants',
      'guillemet fermant',
    ]),
    effect: { kind: 'mark', text: '»' },
    rule: closingMarkRule('«', '»'),
  },
  { phrases: ['à la ligne'], effect: { kind: 'break', text: '\n', period: false }, rule: newLineRule },
  { phrases: ['nouvelle ligne'], effect: { kind: 'break', text: '\n', period: false }, rule: afterArticle },
  {
    phrases: ['nouveau paragraphe'],
    effect: { kind: 'break', text: '\n\n', period: true },
    rule: afterArticle,
  },
  {
    phrases: ['point nouveau paragraphe'],
    effect: { kind: 'break', text: '\n\n', period: true },
    rule: pointRule,
  },
  { phrases: ['majuscule'], effect: { kind: 'capital' }, rule: capitalRule },
];

function both(verbs: readonly string[], nouns: readonly string[]): string[] {
  return verbs.flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`));
}
