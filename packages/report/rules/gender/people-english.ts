/** People of an English report, and the gender of the words for them. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Kin and companions, by the gender of the word. */
const COMPANIONS: ReadonlyMap<string, 'male' | 'female' | 'either'> = new Map([
  ...[
    ...words('husband father brother son uncle nephew boyfriend stepfather grandfather grandson landlord'),
  ].map((word) => [word, 'male'] as const),
  ...[
    ...words(
      'wife mother sister daughter aunt niece girlfriend stepmother grandmother granddaughter landlady',
    ),
  ].map((word) => [word, 'female'] as const),
  ...[
    ...words(
      'spouse partner friend neighbour neighbor cousin child colleague co-worker coworker supervisor employer boss ' +
        'manager roommate parent sibling driver passenger pedestrian resident client customer visitor guard clerk officer ' +
        'representative tenant owner witness stranger bystander attendant helper inspector investigator operator adjuster engineer instructor trainer apprentice cyclist ' +
        'motorist student teacher director steward delegate',
    ),
  ].map((word) => [word, 'either'] as const),
]);

/** Others who act on the worker, so that « his » or « her » after them is the worker's. */
const PROFESSIONALS = words(
  'dr doctor physician surgeon orthopedist orthopaedist physiotherapist therapist chiropractor osteopath nurse ' +
    'occupational pharmacist ambulance technologist specialist evaluator interpreter dentist insurer agent counsellor ' +
    'acupuncturist ergonomist adjudicator paramedic lawyer examiner',
);
/** « radiologist », « psychiatrist », « technician » */
const PROFESSIONAL_ENDING = /(?:ologist|iatrist|therapist|ician)$/u;

const PAIRED_TRADES: readonly (readonly [male: string, female: string])[] = [['waiter', 'waitress']];
const TRADE_ENDING = /^(?<stem>\p{L}{3,}?)(?<ending>woman|man)$/u;
/** Words in -man for no trade. */
const NO_TRADES = words('human superhuman german norman roman ottoman talisman gentleman layman');

/** True for somebody who treats, advises or judges the worker. */
export function isProfessional(word: string): boolean {
  return PROFESSIONALS.has(word) || PROFESSIONAL_ENDING.test(word);
}

/** The other form of a trade that has one for each gender: said of the worker after « a », of another after « the ». */
export function otherTradeForm(
  word: string,
): { readonly gender: 'male' | 'female'; readonly counterpart: string } | undefined {
  for (const [male, female] of PAIRED_TRADES) {
    if (word === male) return { gender: 'male', counterpart: female };
    if (word === female) return { gender: 'female', counterpart: male };
  }
  const { stem, ending } = NO_TRADES.has(word) ? {} : (TRADE_ENDING.exec(word)?.groups ?? {});
  if (stem === undefined) return undefined;
  return ending === 'man'
    ? { gender: 'male', counterpart: `${stem}woman` }
    : { gender: 'female', counterpart: `${stem}man` };
}

/** The gender of a word for kin, a companion or a bystander; undefined for any other word. */
export function companionGender(word: string): 'male' | 'female' | 'either' | undefined {
  return COMPANIONS.get(word);
}

/** True for a noun that names somebody. */
export function isPersonNoun(word: string): boolean {
  return isProfessional(word) || COMPANIONS.has(word) || otherTradeForm(word) !== undefined;
}
