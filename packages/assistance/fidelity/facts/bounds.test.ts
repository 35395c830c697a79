import { describe, expect, it } from 'vitest';
import { checkFidelity } from '../index.ts';

const LESIONS = 'douleur, rougeur, chaleur, raideur, boiterie, faiblesse, atrophie, hernie, arthrose';

/** What the check says of a rewording at a bound and one past it. */
const FRENCH: readonly (readonly [rule: string, source: string, proposal: string, isFaithful: boolean])[] = [
  ['the night reaches to five', 'Il s’éveille à 5 h de la nuit.', 'Il s’éveille à 5 h.', true],
  ['six at night is in the evening', 'Il s’éveille à 6 h de la nuit.', 'Il s’éveille à 6 h.', false],
  [
    'one word denies every term of its list',
    `Elle nie toute ${LESIONS}, instabilité, ecchymose.`,
    `Elle nie toute ${LESIONS}, instabilité. Ecchymose.`,
    false,
  ],
  [
    'a denial reaches over sixty tokens',
    `Elle nie toute ${'très '.repeat(58)}douleur.`,
    'Elle nie tout. Douleur.',
    false,
  ],
  [
    'a denial reaches over no more than sixty tokens',
    `Elle nie toute ${'très '.repeat(59)}douleur.`,
    'Elle nie tout. Douleur.',
    true,
  ],
  [
    'an item of a denied list has four words',
    'Pas de douleur, de très grande raideur ni boiterie.',
    'Pas de douleur, mais une très grande raideur, pas de boiterie.',
    false,
  ],
  [
    'an item of a denied list has no five words',
    'Pas de douleur, de très très grande raideur ni boiterie.',
    'Pas de douleur, mais une très très grande raideur, pas de boiterie.',
    true,
  ],
  [
    'a word may stand thirty tokens before the « ne » that it closes',
    `Personne ${'très '.repeat(29)}ne peut conduire.`,
    `Personne ${'très '.repeat(29)}peut conduire.`,
    true,
  ],
  [
    'a word may not stand further before the « ne » that it closes',
    `Personne ${'très '.repeat(30)}ne peut conduire.`,
    `Personne ${'très '.repeat(30)}peut conduire.`,
    false,
  ],
  [
    'what is prevented is among the next three contents',
    'La douleur l’empêche encore de dormir.',
    'La douleur fait qu’il ne peut pas encore dormir.',
    true,
  ],
  [
    'what is prevented is not the fourth content',
    'La douleur l’empêche encore souvent de dormir.',
    'La douleur fait qu’il ne peut pas encore souvent dormir.',
    false,
  ],
  [
    '« ne » and « que » may have five words between them',
    'Il ne prend le soir au lit que du Tylenol.',
    'Il prend le soir au lit seulement du Tylenol.',
    true,
  ],
  [
    '« ne » and « que » may not have six words between them',
    'Il ne prend le soir dans son lit que du Tylenol.',
    'Il prend le soir dans son lit seulement du Tylenol.',
    false,
  ],
];

const ENGLISH: typeof FRENCH = [
  [
    'two sides told together have six words between them',
    'Pain on the left and as well as on the right.',
    'Bilateral pain.',
    true,
  ],
  [
    'two sides with seven words between them are two',
    'Pain on the left as well as on side of the right.',
    'Bilateral pain.',
    false,
  ],
  [
    'four words may stand between a time and its part of the day',
    'He wakes at 9 o’clock in the evening.',
    'He wakes at 21:00.',
    true,
  ],
  ['five words may not', 'He wakes at 9 o’clock at in the evening.', 'He wakes at 21:00.', false],
  [
    'the object of a verb and its particle has three words',
    'He took the big old cast off.',
    'He removed the big old cast.',
    true,
  ],
  [
    'the object of a verb and its particle has no four words',
    'He took the very big old cast off.',
    'He removed the very big old cast.',
    false,
  ],
  [
    'a verb says no more than the symptom four words on',
    'Walking causes him some more pain.',
    'Walking, him some more pain.',
    true,
  ],
  [
    'a verb says something before a symptom five words on',
    'Walking causes him some such more pain.',
    'Walking, him some such more pain.',
    false,
  ],
  [
    'a verb of measuring only ties a number eight tokens on',
    'Flexion measures, when he is with us, 40 degrees.',
    'Flexion, when he is with us, 40 degrees.',
    true,
  ],
  [
    'a verb of measuring says something before a number nine tokens on',
    'Flexion measures, when he is here with us, 40 degrees.',
    'Flexion, when he is here with us, 40 degrees.',
    false,
  ],
];

describe('the bounds of the rules on facts', () => {
  it.each(FRENCH)('(fr) %s', (_, source, proposal, isFaithful) => {
    expect(checkFidelity(source, proposal, { language: 'fr' }).faithful).toBe(isFaithful);
  });

  it.each(ENGLISH)('(en) %s', (_, source, proposal, isFaithful) => {
    expect(checkFidelity(source, proposal, { language: 'en' }).faithful).toBe(isFaithful);
  });
});
