import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { splitWords } from './split-words.ts';
import { splitSentences } from './sentences.ts';

/** Each text with `|` where a sentence ends and another begins. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Il est vu par le Dr. Roy. | La douleur persiste.',
    'Vu par la Dre. Côté et Me. Hébert le 3 mars. | Il travaille.',
    'Il prend un AINS, p. ex. Naproxène, env. deux fois par jour. | Il dort mal.',
    'Examen le 14 nov. 2023 et le 3 févr. 2024. | Rien de neuf.',
    'Il est tombé en nov. | Depuis, il boite.',
    'La cicatrice mesure 2,5 m. | Elle est souple.',
    'Il marche 20 min. | Il s’arrête ensuite.',
    'Repos de 6 sem. | Retour au travail.',
    'Entorse de grade I. | Aucune instabilité.',
    'Lésion de type B. | Une chirurgie est prévue.',
    'M. J. Tremblay est opéré. | Il va mieux.',
    'Il dit : « J’ai mal. Très mal. » | Il est muet depuis.',
    'Le dossier no. 12 est lu. | Il est complet.',
    'Douleur cotée à 7/10! | Il pleure… | Puis il rit.',
    'Flexion de 12.5 degrés. | Extension normale.',
    'Tension de 5" environ. | Le reste est normal.',
    'Il consulte (v. plus loin). | (Le rapport manque.)',
    'Il cesse naproxène, ibuprofène, etc. | La douleur persiste.',
    'Selon Roy et al. | La chirurgie est utile.',
    'Flexion max. | Extension normale.',
    'Il aime l’art. | Il peint.',
    'Selon l’art. 212, la lésion est consolidée. | Voir la fig. 3.',
    'M. ROY est vu. | Le Dr Côté attend.',
  ],
  en: [
    'He saw Dr. Roy. | Pain persists.',
    'Mr. Roy and Mrs. Day were seen by Ms. Lee. | They agree.',
    'He takes NSAIDs, e.g. Naproxen, approx. twice a day. | He sleeps badly.',
    'Seen on Nov. 14, 2023 and Feb. 3, 2024. | No change.',
    'He fell in Nov. | He has limped since.',
    'That is all he told me. | He left.',
    'The scar is 2.5 m. | It is supple.',
    'He walks for 20 min. | He then stops.',
    'A grade I. | No laxity.',
    'J. Day was operated on. | He is better.',
    'Known for MS. | The gait is normal.',
    'Seen by MS. ROY in May. | Her opinion is noted.',
    'Asked whether it helped, she said no. | He left.',
    'File no. 12 was read. | It is complete.',
    'He fell at 7 a.m. | He was lifting a box.',
    'No swelling, warmth, etc. | Strength is normal.',
    'He said “It hurts. A lot.” | He was silent.',
  ],
};

describe.each(['fr', 'en'] as const)('the sentences of a paragraph, %s', (language) => {
  it.each(TEXTS[language])('%s', (text) => {
    expect(splitSentences(text.replaceAll(' | ', ' '), language)).toEqual(text.split(' | '));
  });

  it('keeps every word of a text without end', () => {
    for (const piece of ['Dr. ', '« a » ', '« ', '"a. B" ', 'Il va. ', '. ', 'é']) {
      const text = piece.repeat(20_000);
      const kept = splitSentences(text, language).join(' ').replaceAll(/\s/gu, '');
      expect(kept).toBe(text.replaceAll(/\s/gu, ''));
    }
  });
});

describe('a word cut out of a text', () => {
  it.each([
    ['Me. Hébert', 'fr', ['Me.', 'Hébert']],
    ['me. He', 'en', ['me', '.', 'He']],
    ['20 min. Il', 'fr', ['20', 'min', '.', 'Il']],
    ['4,0 mm. Il', 'fr', ['4,0', 'mm', '.', 'Il']],
    ['MM. Roy', 'fr', ['MM.', 'Roy']],
    ['env. deux', 'fr', ['env.', 'deux']],
    ['6 sem. Il', 'fr', ['6', 'sem', '.', 'Il']],
    ['14 nov. 2023', 'fr', ['14', 'nov', '.', '2023']],
    ['at 4 p.m. He', 'en', ['at', '4', 'p.m.', 'He']],
  ] as const)('keeps the period that is its own: %s', (text, language, words) => {
    expect(splitWords(text, language).map((word) => word.text)).toEqual(words);
  });
});
