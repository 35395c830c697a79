import type { Pair } from './words-french.ts';

/** English nouns for the worker, male then female; « Mrs. » is read as well. */
export const ENGLISH_NOUNS: readonly Pair[] = [
  ['man', 'woman'],
  ['gentleman', 'lady'],
  ['male', 'female'],
  ['mr', 'ms'],
  ['sir', 'madam'],
  ['widower', 'widow'],
  ['waiter', 'waitress'],
  ['salesman', 'saleswoman'],
  ['handyman', 'handywoman'],
  ['foreman', 'forewoman'],
  ['policeman', 'policewoman'],
  ['fireman', 'firewoman'],
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Others, by the gender of the word. */
export const ENGLISH_OTHERS: ReadonlyMap<string, 'male' | 'female' | 'either'> = new Map([
  ...[...words('husband father brother son uncle nephew boyfriend stepfather grandfather grandson')].map(
    (word) => [word, 'male'] as const,
  ),
  ...[...words('wife mother sister daughter aunt niece girlfriend stepmother grandmother granddaughter')].map(
    (word) => [word, 'female'] as const,
  ),
  ...[
    ...words(
      'spouse partner friend neighbour neighbor cousin child colleague co-worker coworker supervisor employer boss ' +
        'manager roommate parent sibling',
    ),
  ].map((word) => [word, 'either'] as const),
]);

/** Others who act on the worker, so that « his » or « her » after them is the worker's. */
export const ENGLISH_PROFESSIONALS = words(
  'dr doctor physician surgeon orthopedist orthopaedist physiotherapist therapist chiropractor osteopath nurse ' +
    'radiologist neurologist physiatrist psychiatrist occupational pharmacist ambulance technologist ' +
    'specialist evaluator interpreter dentist insurer agent counsellor kinesiologist acupuncturist anesthesiologist ergonomist ' +
    'psychologist adjudicator',
);

/** After these « her » is the one who receives, not an owner: « gave her ibuprofen ». */
export const GIVING_VERBS = words(
  'gave given give gives giving offered offers prescribed prescribes told tells asked asks sent sends showed ' +
    'taught advised advises allowed allows caused causes causing assigned granted paid pays brought handed ' +
    'recommended reminded cost costs',
);

/** Before these words « her » is no owner: « saw her on », « examined her and ». */
export const FUNCTION_WORDS = words(
  'a an the this that these those some any no every each of to in on at by for from with without and or but nor ' +
    'as if when while because since until before after during about into onto over under up down out off ' +
    'is are was were be been being has have had does do did will would can could may might must shall should not ' +
    'again today yesterday now then there here too also very well twice once daily weekly monthly further ' +
    'awake up through towards toward against between than so who whom which where how why what whether i we you ' +
    'he she it they him them me us frequently regularly initially subsequently recently ' +
    'significantly considerably more less unable able fit',
);

/** Trades with a form for each gender: said of the worker after « a » or « as », of somebody else after « the » or « his ». */
export const ENGLISH_TRADES = words(
  'waiter waitress salesman saleswoman handyman handywoman foreman forewoman policeman policewoman fireman firewoman',
);

/** What one gives of one's own: « Dr. Roy gave her opinion ». */
export const OWN_WORDS = words(
  'opinion report impression view views conclusion conclusions consent name word findings recommendations advice ' +
    'assessment notes note diagnosis signature',
);

/** Verbs and nouns alike: « saw her walk », yet « reports that her walk is slow ». */
export const VERBS_OR_NOUNS = words('feel stand walk sleep limp fall sit return stop start move bend lift');
