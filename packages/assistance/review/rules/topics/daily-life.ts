/** How the worker lives now: what is taken, driven and done. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const TOLD_NOW = ['section8', 'section9', 'section11'];
const OPIOID =
  '(?:hydromorphone|dilaudid|morphine|oxycodone|oxycontin|supeudol|percocet|codeine|tramadol|tramacet|fentanyl|buprenorphine|tapentadol|nucynta|empracet|statex|opio[a-z]+)';

export const LIVING: readonly Topic[] = [
  {
    id: 'opioid',
    stems: ['opio', 'narcoti'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: words(
          "(?:ne prend|ne consomme|n'utilise) (?:plus |pas )?(?:aucun |d'|de )?(?:opio[a-z]+|narcotiques?)",
          "(?:a )?cesse (?:les|ses|tout|tous les|la prise d') ?(?:opio[a-z]+|narcotiques?)",
          '(?:has )?tak(?:es|en|ing) no (?:opioids?|opiates?|narcotics?)',
          '(?:no longer|not) tak(?:es|ing)(?: any)? (?:opioids?|opiates?|narcotics?)',
          '(?:has )?(?:stopped|quit|given up)(?: all| his| her)? (?:opioids?|opiates?|narcotics?)',
        ),
        polarity: 'whole',
        in: ['section7', 'section8', 'section11'],
      },
      {
        value: 'yes',
        words: words(OPIOID),
        polarity: 'stated',
        in: ['medicationActuelle'],
        unless: words(
          'cess[a-z]*',
          'arret[a-z]*',
          'stopp?[a-z]*',
          'discontinued',
          'allerg[a-z]*',
          'intoleran[a-z]*',
          'anterieur[a-z]*',
          'previous[a-z]*',
          'jusqu.*',
          'until',
        ),
      },
    ],
  },
  {
    id: 'driving',
    stems: ['condui', 'driv', 'drove', 'volant'],
    time: 'now',
    unless: words(
      'camion',
      'truck',
      'taxi',
      'autobus',
      'bus',
      'chariot',
      'forklift',
      'nuit',
      'night',
      'manuelle',
      'manual',
    ),
    says: [
      {
        value: 'no',
        words: words(
          "ne (?:conduit plus(?: du tout)?|peut plus(?: du tout)? conduire)(?! (?:de|la|le|les|l'|un|son|sa|que|plus|sur|seule?|longtemps|en|dans|apres))",
          '(?:a cesse|a arrete) de conduire',
          '(?:does not|no longer|cannot|can no longer) drives?(?: at all)?(?! (?:more|long|for|over))',
          '(?:has )?(?:stopped|given up|gave up) driving',
        ),
        polarity: 'whole',
        in: TOLD_NOW,
      },
      {
        value: 'yes',
        words: words(
          '(?:au volant de|conduisait) (?:son|sa)(?: propre)? (?:vehicule|voiture|auto)',
          "(?:est venue?|s'est rendue?|arrive)(?: [a-z]+){0,6},? au volant(?: de (?:son|sa)(?: propre)? [a-z]+)?",
          '(?:a conduit|conduit)(?: lui-meme| elle-meme| seule?)',
          '(?:drove|drives) (?:himself|herself|here|in alone|his own|her own|to the)',
          '(?:came|arrived)(?: [a-z]+){0,3} (?:driving|at the wheel)',
        ),
        polarity: 'stated',
        in: ['section3', ...TOLD_NOW],
      },
    ],
  },
];
