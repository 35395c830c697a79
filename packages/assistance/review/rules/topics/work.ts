/** The work since the event, relapses, and how the worker finds it going. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const TOLD = ['section7', 'section8', 'section11'];

export const WORK: readonly Topic[] = [
  {
    id: 'return-to-work',
    stems: ['travail', 'work', 'emploi', 'job', 'duties'],
    time: 'course',
    unless: words(
      'rechute',
      'relapse',
      'recidive',
      'a nouveau',
      'again',
      'nouvel arret',
      'autre emploi',
      'another job',
      'autre employeur',
      'another employer',
      'assign[a-z]*',
      'tentative',
      'attempt[a-z]*',
      'progressi[a-z]*',
      'gradual[a-z]*',
      'legers?',
      'light',
    ),
    says: [
      {
        value: 'never',
        words: words(
          "n'a jamais (?:pu |ete capable de )?(?:reprendre|repris|retourner|retournee?|recommencer|recommence)(?: [a-z']+){0,3} (?:travail|emploi|ouvrage|poste)",
          "n'est jamais retournee? (?:au|a son) (?:travail|emploi|poste)",
          'aucun retour au travail',
          '(?:has |had )?never (?:been able to )?(?:return(?:ed)?|go back|gone back|went back|been back|resumed?) (?:to )?(?:at )?(?:his |her |any |the )?(?:regular )?(?:work|job|duties)',
          '(?:has|did) not (?:returned?|gone back|go back|resumed?) (?:to )?(?:his |her )?(?:work|job|duties)',
          'no return to work',
        ),
        polarity: 'whole',
        in: TOLD,
      },
      {
        value: 'back',
        words: words(
          '(?:a )?(?:repris|reprend|reprit) (?:son|le|ses) (?:[a-z]+ )?(?:travail|emploi|poste|fonctions)(?: [a-z]+)?',
          '(?:est |de )?retour(?:nee?)? (?:au|a son) (?:travail|poste|emploi) (?:regulier|habituel|le)',
          '(?:returned|went back|is back|has been back) (?:to|at) (?:his |her |the )?(?:regular |usual |full |normal )?(?:work|job|duties|position)',
          'resumed (?:his |her )?(?:regular |usual |full |normal )?(?:work|job|duties)',
        ),
        polarity: 'stated',
        in: TOLD,
      },
    ],
  },
  {
    id: 'stopped-at-once',
    stems: ['continu', 'poursuiv', 'carried on', 'finished', 'termin', 'kept working', 'kept on'],
    time: 'course',
    says: [
      {
        value: 'stopped',
        words: words(
          '(?:a (?:du )?)?(?:cesser?|arreter?|quitter?|cesse|arrete|quitte) (?:de travailler|le travail|son travail|immediatement|sur-le-champ|aussitot)(?: [a-z]+){0,2} ?(?:immediatement|sur-le-champ|aussitot|sur le coup|le jour meme)',
          '(?:immediatement|aussitot) (?:cesse|arrete|quitte)',
          '(?:had to )?(?:stop(?:ped)? work(?:ing)?|left work|quit work) (?:on the spot|at once|immediately|right away|straight away|the same day)',
          '(?:immediately|at once) stopped working',
        ),
        polarity: 'stated',
        in: TOLD,
      },
      {
        value: 'went-on',
        words: words(
          '(?:a )?(?:continue|poursuivi|poursuit|continue a) (?:a |de )?(?:travailler|(?:son|le|ses) (?:travail|quart|poste|taches))',
          '(?:a )?termine sa (?:journee|semaine)(?: [a-z]+){0,2} ?travail',
          '(?:a )?(?:termine|fini|complete) son quart',
          '(?:carried on|kept on|continued|kept)(?: with)? (?:working|(?:his|her) (?:regular )?(?:duties|work|job))',
          'finished (?:his|her) (?:shift|day|week)',
        ),
        polarity: 'stated',
        in: TOLD,
      },
    ],
  },
  {
    id: 'relapse',
    stems: ['rechute', 'recidive', 'relapse', 'recurrence'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: /^(?:nil|aucune?|none|non|no|n\/a|s\/o)[ .]*$/u,
        polarity: 'whole',
        cells: /^relapseDate$/u,
        in: [],
      },
      {
        value: 'yes',
        words: words(
          '(?:acceptee?|reconnue?)(?: [a-z]+){0,5} (?:a titre de |comme )?(?:rechute|recidive)',
          '(?:rechute|recidive)(?: [a-z\\d]+){0,6} (?:acceptee|reconnue)',
          'accepted(?: [a-z]+){0,5} as a (?:relapse|recurrence)',
          '(?:relapse|recurrence)(?: [a-z\\d]+){0,6} (?:was )?accepted',
        ),
        polarity: 'stated',
        in: ['section7', 'section11'],
      },
    ],
  },
  {
    id: 'improvement',
    stems: ['amelior', 'improve'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: words(
          "(?:aucune|pas d') ?amelioration(?! (?:depuis (?:la|le|les|l'infiltration)|avec|apres|supplementaire|recente))",
          'ne (?:note|rapporte|constate) aucune amelioration',
          '(?:sees|reports|notes|feels|has noticed|describes) no improvement(?! (?:with|after|from))',
        ),
        polarity: 'whole',
        in: ['section8', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          "amelior(?:ation|e|ee)(?: [a-z']+){0,5} (?:[3-9]\\d|100) ?%",
          'improve(?:d|ment)(?: [a-z]+){0,4} (?:[3-9]\\d|100) ?%',
        ),
        polarity: 'stated',
        in: ['section8', 'section11'],
      },
    ],
  },
];
