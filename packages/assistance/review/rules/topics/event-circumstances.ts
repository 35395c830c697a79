/** What happened to the worker at the event, and who saw it. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const TOLD = ['section7', 'section8', 'section11'];

export const EVENT: readonly Topic[] = [
  {
    id: 'consciousness',
    stems: ['conscien', 'connaissance', 'conscious'],
    time: 'course',
    unless: words(
      'nouvelle',
      'pris connaissance',
      'prendre connaissance',
      'prenons connaissance',
      'presque',
      'nearly',
      'almost',
    ),
    says: [
      {
        value: 'no',
        words: words(
          'pertes? de (?:conscience|connaissance)',
          'loss of consciousness',
          'perdu (?:conscience|connaissance)',
          'lost? consciousness',
          'losing consciousness',
          'pass(?:ed)? out',
        ),
        polarity: 'denied',
      },
      {
        value: 'no',
        words: words('(?:est )?demeuree? conscient', 'remained conscious', 'stayed conscious'),
        polarity: 'whole',
      },
      {
        value: 'yes',
        words: words(
          'pertes? de (?:conscience|connaissance)',
          'loss of consciousness',
          'perdu (?:conscience|connaissance)',
          'lost consciousness',
          'knocked unconscious',
          'was unconscious',
          'passed out',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'fall',
    stems: ['sans ', 'without', 'no fall', 'not fall', 'pas tomb', 'aucune chute'],
    time: 'course',
    unless: words('risque', 'risk', 'echelle de chute', 'neige', 'recidiv[a-z]*', 'depuis', 'since'),
    says: [
      {
        value: 'no',
        words: words(
          '(?:sans|aucune) (?:[a-z]+ )?chute',
          "n'(?:est|etait) pas tombee?",
          'sans tomber',
          'without (?:a |any )?fall(?:ing)?',
          'did not (?:actually )?fall',
          'never fell',
          '(?:there was )?no fall',
        ),
        polarity: 'whole',
        in: TOLD,
      },
      {
        value: 'yes',
        words: words(
          "(?:est|fut) tombee? (?:d'une?|du|de la|d'un|sur|par terre|au sol|dans|en bas)",
          "(?:a fait|fait|fit|subi) une chute (?:de|d'|dans|sur|au)",
          "chute (?:de sa hauteur|du toit|dans l'escalier|d'une echelle|d'un escabeau)",
          'fell (?:from|off|down|to the (?:ground|floor)|on(?:to)? (?:his|her|the))',
        ),
        polarity: 'stated',
        in: TOLD,
      },
    ],
  },
  {
    id: 'witness',
    stems: ['temoin', 'witness', 'alone', 'seul', 'nobody', 'no one', 'personne n'],
    time: 'course',
    says: [
      {
        value: 'alone',
        words: words(
          '(?:etait|travaillait|se trouvait) (?:alors )?seule? (?:dans|au|sur|lors|quand|a ce)',
          '(?:sans|aucun) temoin',
          "personne n'a (?:vu|assiste)",
          '(?:was|worked|working) (?:all )?alone (?:in|at|on|when|that|with)',
          'nobody (?:saw|witnessed|was there)',
          'no one (?:saw|witnessed)',
          'no witness(?:es)?',
          'without (?:any )?witness(?:es)?',
          'unwitnessed',
        ),
        polarity: 'whole',
        in: TOLD,
      },
      {
        value: 'seen',
        words: words(
          "(?:un|une|son|sa|deux|des) (?:collegues?|coequipiere?|compagnon|contremaitre)(?: [a-z']+){0,8} (?:l'a vue?|a vu|a ete temoin|temoins?|a assiste)",
          "temoin de (?:l'accident|la chute|l'evenement|la scene)",
          '(?:colleagues?|co-?workers?|foreman|supervisor|workmates?)(?: [a-z]+){0,8} (?:saw (?:him|her|it|the)|witnessed|caught (?:him|her))',
        ),
        polarity: 'stated',
        in: TOLD,
      },
    ],
  },
  {
    id: 'other-event',
    stems: [
      'no other accident',
      'aucun autre',
      "pas eu d'autre",
      'no other event',
      'single event',
      'no further accident',
      'no new accident',
    ],
    time: 'course',
    says: [
      {
        value: 'no',
        words: words(
          "(?:aucun|pas (?:eu )?d') ?autre (?:accident|evenement|fait accidentel|traumatisme)",
          'no (?:other|further|new|subsequent) (?:work )?(?:accident|event|incident|injury|trauma)',
        ),
        polarity: 'whole',
        in: TOLD,
        unless: words('avant', 'before', 'prior'),
      },
      {
        value: 'yes',
        words: words(
          '(?:de nouveau|a nouveau|une (?:deuxieme|seconde|autre) fois)(?: [a-z]+){0,4} (?:tombee?|chute|blessee?|accident)',
          '(?:tombee?|blessee?|chute|accident)(?: [a-z]+){0,3} (?:de nouveau|a nouveau|une (?:deuxieme|seconde) fois)',
          '(?:deuxieme|second|nouvel|nouveau|autre) (?:accident|evenement|fait accidentel) (?:est )?(?:survenu )?(?:au travail |du travail )?(?:le|en|du)',
          '(?:fell|hurt|injured)(?: [a-z]+){0,4} again',
          '(?:injuring|hurting|hurt|injured)(?: [a-z]+){0,4} a second time',
          '(?:second|another|new) (?:work )?(?:accident|event|injury)(?: [a-z]+){0,2} (?:on|in)',
        ),
        polarity: 'stated',
        in: TOLD,
      },
    ],
  },
];
