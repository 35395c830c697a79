/** What the examination found, and how the meeting went. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const EXAMINED = ['section9'];
const FOUND = ['section9', 'section11', 'section12'];
const AT_TIMES = words(
  'parfois',
  'occasionnel[a-z]*',
  'intermittente?',
  'apres',
  'fin de journee',
  'longue',
  'sometimes',
  'occasional[a-z]*',
  'after',
  'end of',
  'long',
  'intermittent',
);

export const EXAMINED_NOW: readonly Topic[] = [
  {
    id: 'interpreter',
    stems: ['interpret'],
    time: 'ever',
    unless: words(
      'interpretation',
      'refus[a-z]*',
      'declin[a-z]*',
      'offert[a-z]*',
      'premiere',
      'first',
      'previous',
    ),
    says: [
      { value: 'no', words: words('interpret(?:e|er)s?'), polarity: 'denied' },
      {
        value: 'no',
        words: /^(?:aucune?|sans objet|non|none|no)[ .]*$/u,
        polarity: 'whole',
        cells: /^interprete$/u,
        in: [],
      },
      {
        value: 'yes',
        words: words(
          "(?:par l'entremise|par l'intermediaire|avec l'aide|a l'aide|en presence|avec) (?:de l'|d'une? |de son |de sa )interprete",
          'interprete(?: [a-z]+){0,5} presente?',
          '(?:through|with|by means of|helped by)(?: the help of)? (?:an?|the|his|her) (?:[a-z]+ )?interpreter',
          'interpreter(?: [a-z]+){0,5} (?:present|translated)',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'limp',
    stems: ['boit', 'limp', 'claudic'],
    time: 'now',
    unless: AT_TIMES,
    says: [
      {
        value: 'no',
        words: words('boiteries?', 'boite', 'limp(?:s|ing)?', 'claudication'),
        polarity: 'denied',
        in: ['section9', 'section11'],
      },
      {
        value: 'no',
        words: words(
          'demarche (?:est |demeure )?(?:tout a fait )?normale',
          'gait (?:is |was )?(?:entirely )?normal',
          'normal gait',
        ),
        polarity: 'stated',
        in: ['section9', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          'boiteries?',
          'boite (?:nettement|legerement|de|du|a|tout|visiblement|franchement)',
          'limp(?:s|ing)?',
          'claudication',
        ),
        polarity: 'stated',
        in: ['section9', 'section11'],
      },
    ],
  },
  {
    id: 'scar',
    stems: ['cicatrice', 'scar'],
    time: 'now',
    isOfPart: true,
    unless: words(
      'chelo[a-z]*',
      'keloid',
      'cervicale anterieure',
      'adher[a-z]*',
      'vicieuse',
      'autre',
      'other',
      'hormis',
      'sauf',
      'except',
      'douloureuse',
      'nouvelle',
      'new',
    ),
    says: [
      { value: 'no', words: words('cicatrices?', 'scars?'), polarity: 'denied', in: FOUND },
      { value: 'yes', words: words('cicatrices?', 'scars?'), polarity: 'stated', in: FOUND },
    ],
  },
  {
    id: 'visible-scar',
    stems: ['aucune cicatrice', 'no scar', 'pas de cicatrice'],
    time: 'now',
    isOfPart: true,
    says: [
      {
        value: 'no',
        words: words('(?:aucune|pas de) cicatrice(?: [a-z]+)?', 'no (?:visible )?scars?'),
        polarity: 'whole',
        in: EXAMINED,
      },
      {
        value: 'yes',
        words: words(
          'prejudice esthetique(?: [a-z]+){0,4} cicatrice',
          'cosmetic prejudice(?: [a-z]+){0,6} scar',
          'disfigurement(?: [a-z]+){0,6} scar',
          'scars?(?: [a-z\\d]+){0,6} (?:seen|visible)',
          'cicatrice vicieuse',
        ),
        polarity: 'stated',
        in: ['section11', 'section12'],
      },
    ],
  },
  {
    id: 'tenderness',
    stems: [
      'indolore',
      'painless',
      'non douloureu',
      'pas douloureu',
      'not tender',
      'non-tender',
      'no tenderness',
    ],
    time: 'now',
    isOfPart: true,
    unless: words(
      'sauf',
      'hormis',
      'except',
      'mais',
      'but',
      'legere',
      'slight',
      'passive',
      'mobilisation',
      'rapporte',
      'reports',
      'autre',
      'other',
      'cicatrice',
      'scar',
    ),
    says: [
      {
        value: 'no',
        words: words(
          "palpation(?: [a-z'-]+){0,7} (?:est |demeure )?(?:entierement |tout a fait |completement )?(?:indolore|non douloureuse)",
          'palpation(?: [a-z]+){0,7} (?:is |was )?(?:entirely |completely )?(?:painless|non-?tender|not (?:painful|tender))',
          '(?:no|without) (?:pain|tenderness) (?:on|to|at) palpation',
          'aucune douleur a la palpation',
        ),
        polarity: 'whole',
        in: FOUND,
      },
      {
        value: 'yes',
        words: words(
          '(?:douleur|sensibilite)(?: [a-z]+){0,3} (?:a|lors de) la palpation',
          "palpation(?: [a-z']+){0,7} (?:est )?(?:tres |vivement |franchement )?douloureuse",
          'tender(?:ness)? (?:on|to|at) palpation',
          'pain(?:ful)? (?:on|to|at) palpation',
          'palpation(?: [a-z]+){0,7} (?:is |was )?(?:very |exquisitely )?(?:painful|tender)',
        ),
        polarity: 'stated',
        in: FOUND,
      },
    ],
  },
  {
    id: 'pulses',
    stems: ['pouls', 'pulse', 'vascula'],
    time: 'now',
    says: [
      { value: 'no', words: /^(?:absent|diminue)$/u, polarity: 'whole', cells: /Pouls/u, in: [] },
      {
        value: 'yes',
        words: words(
          'pouls(?: [a-z]+){0,4} (?:sont )?(?:bien )?(?:presents?|percus?|palpables?|palpes?|normaux|symetriques)(?: des deux cotes| aux deux pieds| bilateralement)',
          'examen vasculaire(?: [a-z]+){0,3} (?:est )?normal',
          'pulses (?:are |were )?(?:all )?(?:well |easily )?(?:felt|present|palpable|normal)(?: (?:on|at|in) (?:both|each) [a-z]+| bilaterally)',
          'vascular (?:examination|exam|status)(?: [a-z]+){0,2} (?:is |was )?normal',
        ),
        polarity: 'stated',
        in: ['section9', 'section11'],
      },
    ],
  },
  {
    id: 'non-organic-signs',
    stems: ['waddell', 'organi'],
    time: 'now',
    says: [
      {
        value: 'many',
        words: words('waddell(?: [a-z:]+){0,4}:? ?[3-5] ?(?:/|sur|of|out of) ?5'),
        polarity: 'stated',
      },
      {
        value: 'none',
        words: words(
          'no non-?organic signs?',
          'none of the (?:waddell|non-?organic) signs',
          'waddell signs(?: [a-z]+){0,3} (?:absent|negative)',
          'aucun des signes de waddell',
          'aucun signe (?:de )?(?:non organique|waddell)',
          'waddell(?: [a-z:]+){0,4}:? ?(?:0 ?/ ?5|zero)',
          '(?:pas|sans) (?:de )?signes? (?:non organiques?|de waddell)',
        ),
        polarity: 'whole',
      },
    ],
  },
];
