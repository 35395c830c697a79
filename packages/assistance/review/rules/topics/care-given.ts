/** Examinations, physiotherapy and immobilization that one passage says were never given, and another tells of. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const DONE = String.raw`(?:faite?s?|passee?s?|effectuee?s?|realisee?s?|obtenue?s?|done|carried out|performed|obtained|taken|made)`;
const OTHER = words(
  'autre',
  'other',
  'further',
  'nouvelle',
  'new',
  'controle',
  'repeat[a-z]*',
  'recente?',
  'recent',
  'depuis',
  'since',
  'avec',
  'with',
  'avant',
  'before',
);

/** An examination that was never done, and its result. */
function examination(id: string, stems: readonly string[], name: string): Topic {
  return {
    id,
    stems,
    time: 'ever',
    says: [
      {
        value: 'never',
        words: words(
          `(?:aucune?|pas d[e']|jamais d[e']|no|never) ?(?:[a-z]+ )?${name}(?: [a-z']+){0,6} ${DONE}`,
          `${name}(?: [a-z]+){0,3} (?:n'a (?:jamais|pas) ete|was never|was not|has never been|has not been) ${DONE}`,
        ),
        polarity: 'whole',
        in: ['section7', 'section11'],
        unless: OTHER,
      },
      {
        value: 'done',
        words: new RegExp(String.raw`^(?:(?:an?|the|une?|le|la|l')? ?)${name}(?![a-z])`, 'u'),
        polarity: 'stated',
        in: ['examensParacliniques'],
        unless: words('demandee?', 'prevue', 'a venir', 'ordered', 'pending', 'scheduled'),
      },
    ],
  };
}

export const CARE_GIVEN: readonly Topic[] = [
  examination(
    'mri',
    ['resonance', 'irm', 'mri'],
    String.raw`(?:resonances?(?: magnetiques?)?|irm|mri|magnetic resonance(?: imaging)?)`,
  ),
  examination(
    'emg',
    ['electro', 'emg'],
    String.raw`(?:emg|electromyogra[a-z]+|electrodiagnosti[a-z]+(?: (?:testing|studies))?|etude electrophysiologique|nerve conduction (?:study|studies))`,
  ),
  examination('ct', ['tomodens', 'scan'], String.raw`(?:tomodensitometrie|ct(?: scan)?|taco)`),
  {
    id: 'physiotherapy',
    stems: ['physio'],
    time: 'course',
    unless: words('autre', 'other', 'further', 'recommand[a-z]*', 'nouvelle', 'refus[a-z]*'),
    says: [
      {
        value: 'none',
        words: words(
          "n'a (?:jamais |pas |eu |recu |fait )*(?:aucune? |de |d')?(?:seances? de |traitements? de )?physiotherapie",
          'had no physiotherapy(?: (?:whatsoever|at all))?',
          'never (?:had|received|attended|underwent)(?: any)? physiotherapy',
          'no physiotherapy (?:whatsoever|at all|was (?:given|received|tried|prescribed))',
          "aucune physiotherapie (?:n'a ete|recue|depuis)",
        ),
        polarity: 'whole',
        in: ['section7', 'section8', 'section11'],
        unless: words('avant', 'before', 'entre', 'between', 'pendant', 'during', "jusqu'[a-z]*", 'until'),
      },
      {
        value: 'given',
        words: words(
          '(?:[a-z]+|\\d+) (?:seances|traitements) de physiotherapie',
          '(?:[a-z]+|\\d+) (?:sessions of physiotherapy|physiotherapy (?:sessions|treatments|visits))',
          '(?:attended|received|underwent|began|started) physiotherapy',
          '(?:a recu|a suivi|a fait|debute|entreprend) (?:de la |sa |une )?physiotherapie',
        ),
        polarity: 'stated',
        in: ['section7'],
      },
    ],
  },
  {
    id: 'immobilization',
    stems: ['immobil'],
    time: 'course',
    says: [
      {
        value: 'never',
        words: words(
          '(?:was|has|were) (?:never|not)(?: been)? immobili[sz]ed',
          "n'a (?:jamais|pas) ete immobilisee?",
          'sans (?:aucune )?immobilisation',
          'without (?:any )?immobili[sz]ation',
          'no immobili[sz]ation',
        ),
        polarity: 'whole',
        in: ['section7', 'section11'],
        unless: words('longtemps', 'long', 'plus', 'again', 'avant', 'before'),
      },
      {
        value: 'held',
        words: words(
          '(?:placed|put|immobili[sz]ed|treated|held) in an? (?:[a-z-]+ ){0,2}(?:cast|splint|brace|boot)',
          '(?:cast|splint) (?:was )?(?:worn |applied |kept )?for (?:[a-z]+|\\d+) (?:days|weeks|months)',
          '(?:platre|botte platree|attelle)(?: [a-z]+)? (?:pendant|durant) (?:[a-z]+|\\d+) (?:jours|semaines|mois)',
          "immobilisee? (?:dans|par|pendant|durant|a l'aide)",
        ),
        polarity: 'stated',
        in: ['section7'],
      },
    ],
  },
];
