/** What the worker takes, smokes, drinks, walks with and sleeps like, and how the meeting was held. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const NONE =
  /^(?:aucune?s?|nil|neant|negatifs?|negative|non|none|no|nie|denies|denied|jamais|never)(?: (?:connue?|known|actuel[a-z]*|currently|fume|smoked))?[ .]*$/u;
const NOT_NOW = words(
  'ancien(?:ne)?',
  'ex-?[a-z]+',
  'former(?:ly)?',
  'cesse',
  'a arrete',
  'stopped',
  'quit',
  'gave up',
  'sevre[a-z]*',
  'abstinen[a-z]*',
  'depuis (?:19|20)\\d\\d',
  'social[a-z]*',
  'occasion[a-z]*',
);
const OBJECT = String.raw`(?:cannes?|bequilles?|marchettes?|deambulateur|canes?|walkers?|crutch(?:es)?|walking sticks?)`;
const AMOUNT = String.raw`(?:une?|deux|trois|quatre|cinq|six|sept|huit|dix|\d+|an?|one|two|three|four|five|seven|eight|ten)`;

export const HABITS: readonly Topic[] = [
  {
    id: 'tobacco',
    stems: ['fume', 'cigarette', 'paquet', 'smok', 'tabac', 'tobacco'],
    time: 'ever',
    unless: NOT_NOW,
    says: [
      { value: 'no', words: NONE, polarity: 'whole', cells: /^antecedentsTabac$/u, in: [] },
      {
        value: 'no',
        words: words(
          "(?:ne|n'a jamais) fumee?(?: pas)?",
          'non-?fumeu(?:r|se)',
          'non-?smoker',
          'does not smoke',
          'never smoked',
        ),
        polarity: 'whole',
      },
      {
        value: 'yes',
        words: words(
          `${AMOUNT} (?:demi-?)?(?:paquets?|cigarettes|packs?)(?: (?:de cigarettes|of cigarettes))? (?:par jour|chaque jour|a day|per day|daily|quotidien[a-z]*)`,
          '(?<!ne |non-)(?:fumeu(?:r|se))(?! passi)',
          'fume (?:encore|toujours|actuellement|quotidiennement|tous)',
          '(?<!non-)smoker',
          'smokes',
          'still smoking',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'alcohol',
    stems: ['biere', 'vin', 'alcool', 'beer', 'wine', 'alcohol', 'drinks'],
    time: 'ever',
    unless: NOT_NOW,
    says: [
      { value: 'no', words: NONE, polarity: 'whole', cells: /^antecedentsAlcool$/u, in: [] },
      {
        value: 'no',
        words: words(
          "ne (?:boit|consomme) (?:pas|jamais|aucun) (?:d'|de )?alcool",
          '(?:does not|never) drinks?(?: any)? alcohol',
          'drinks no alcohol',
        ),
        polarity: 'whole',
      },
      {
        value: 'yes',
        words: words(
          `${AMOUNT} (?:bieres?|verres? de vin|consommations?|beers?|glasses of wine|drinks)(?: [a-z']+){0,2} (?:par|chaque|tous les|toutes les|a|per|every|each) ?(?:jour|soirs?|semaine|fin de semaine|day|evening|night|week|weekend)`,
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'medication',
    stems: ['medic', 'mg', 'aucun', 'none'],
    time: 'now',
    says: [
      { value: 'no', words: NONE, polarity: 'whole', in: ['medicationActuelle'] },
      {
        value: 'no',
        words: words(
          "ne (?:prend|consomme) (?:plus |pas )?(?:aucun|de|d') ?(?:medicaments?|medication)(?= ?(?:[.,;]|$|actuel|en ce moment|pour))",
          'aucune? (?:medicaments?|medication|prise de medicaments?)(?= ?(?:[.,;]|$|actuel|en ce moment))',
          'takes? no (?:medications?|drugs?|medicines?)(?= ?(?:[.,;]|$|at present|now|for))',
          '(?:is|does) not tak(?:e|ing) any (?:medications?|drugs?|medicines?)(?= ?(?:[.,;]|$|at present|now|for))',
        ),
        polarity: 'whole',
        in: ['medicationActuelle', 'section8', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          "(?:prend|avale|consomme|prenant)(?: [a-z']+){0,4} \\d+ ?mg",
          "\\d+ ?mg(?: [a-z']+){0,6} (?:qu'(?:il|elle) (?:prend|avale)|matin|au coucher|chaque (?:jour|soir)|par jour|tous les (?:jours|soirs))",
          '(?:takes|taking)(?: [a-z]+){0,4} \\d+ ?mg',
          '\\d+ ?mg(?: [a-z]+){0,4} (?:daily|every (?:day|night|evening|morning)|at bedtime|twice a day|a day)',
        ),
        polarity: 'stated',
        in: ['section8', 'section11'],
        unless: words(
          'cess[a-z]*',
          'arret[a-z]*',
          'stopp?[a-z]*',
          'prescri[a-z]*',
          'depuis cesse',
          'recommand[a-z]*',
          'recommend[a-z]*',
        ),
      },
    ],
  },
  {
    id: 'walking-aid',
    stems: ['cann', 'bequill', 'marchette', 'deambul', 'cane', 'crutch', 'walker', 'walking stick'],
    time: 'now',
    unless: words(
      'parfois',
      'occasionnel[a-z]*',
      'sometimes',
      'occasional[a-z]*',
      'long',
      'longues?',
      "(?<!comme a l')exterieur",
      'hors',
      'outdoors',
      'outside',
      'only',
      'seulement',
      'hiver',
      'winter',
    ),
    says: [
      {
        value: 'no',
        words: words(
          "(?:sans|aucune?|pas d')(?: (?:recours a une?|autre))? ?(?:aides?|accessoires?|auxiliaires?)(?: [a-z]+)?(?: techniques?| a la marche| de marche| a la locomotion)",
          `(?:marche|se deplace|circule|walks|gets about)(?: [a-z]+)? (?:sans|ni|without)(?: (?:an?|any|sa|son|his|her))? ${OBJECT}`,
          '(?:without|no|any) (?:an? |any )?(?:walking |gait |technical )aids?',
          'walks unaided',
        ),
        polarity: 'whole',
        in: ['section8', 'section9', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          `(?:avec|appuyant sur|s'aidant d'|aide d'|moyen d'|utilis(?:e|ant)|sert d') ?(?:une?|sa|son|ses|des|deux) ${OBJECT}`,
          `(?:with|using|uses|leaning on|on|by means of) (?:an?|his|her|two) ${OBJECT}`,
        ),
        polarity: 'stated',
        in: ['section8', 'section9', 'section11'],
      },
    ],
  },
  {
    id: 'sleep',
    stems: ['sommeil', 'dort', 'sleep', 'nuit', 'night'],
    time: 'now',
    unless: words(
      'parfois',
      'occasionnel[a-z]*',
      'sometimes',
      'occasional[a-z]*',
      'medica[a-z]*',
      'grace a',
      'thanks to',
      'with the help',
    ),
    says: [
      {
        value: 'good',
        words: words(
          "(?:le )?sommeil (?:n'est (?:pas|aucunement) (?:touche|perturbe|affecte|trouble)[a-z]*|est (?:bon|normal|preserve|reparateur))",
          '(?:il|elle) dort (?:tres )?bien',
          'sleeps (?:very )?well',
          'sleep is (?:good|normal|undisturbed|not (?:disturbed|affected))',
        ),
        polarity: 'whole',
        in: ['section8', 'section11'],
      },
      {
        value: 'bad',
        words: words(
          "(?:reveillee?|le tire du sommeil|la tire du sommeil|se reveille|s'eveille)(?: [a-z']+){0,10} (?:chaque|toutes les|par) nuits?",
          '(?:insomnie|sommeil) (?:severe|quotidienne|non reparateur|perturbe[a-z]*|tres difficile)',
          '(?:wakes?|woken|awakened)(?: [a-z]+){0,8} (?:every|each|a|per) night',
          'sleep is (?:poor|disturbed|broken)',
        ),
        polarity: 'stated',
        in: ['section8', 'section11'],
      },
    ],
  },
  {
    id: 'meeting',
    stems: ['video', 'visio', 'distance', 'telephone', 'remote'],
    time: 'ever',
    says: [
      {
        value: 'remote',
        words: words(
          '(?:par|en) (?:visioconference|videoconference|video|teleconsultation)',
          'entrevue a distance',
          '(?:by|over|via) (?:video(?: ?call|conference)?|telephone)',
        ),
        polarity: 'stated',
        in: ['modaliteEntrevue'],
      },
      {
        value: 'room',
        words: words(
          '(?:en personne|(?:dans|a) (?:mon|notre) (?:bureau|cabinet))',
          '(?:seen|met|examined) in person',
          '(?:at|in) (?:my|our) (?:office|clinic)',
        ),
        polarity: 'stated',
        in: ['section9'],
      },
    ],
  },
];
