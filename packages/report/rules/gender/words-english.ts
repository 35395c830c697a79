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
  ['father', 'mother'],
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

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
    'again today yesterday now then there here too also very well twice once further ' +
    'awake alone up through towards toward against between than so who whom which where how why what whether i we you ' +
    'he she it they him them me us frequently regularly initially subsequently recently ' +
    'significantly considerably more less unable able fit',
);

/** What one gives of one's own: « Dr. Roy gave her opinion ». */
export const OWN_WORDS = words(
  'opinion report impression view views conclusion conclusions consent name word findings recommendations advice ' +
    'assessment notes note diagnosis signature comments keys phone office clinic team',
);

/** Verbs and nouns alike: « saw her walk », yet « reports that her walk is slow ». */
export const VERBS_OR_NOUNS = words(
  'feel stand walk sleep limp fall sit return stop start move bend lift rest climb breathe turn rise lie',
);

/** After these « her » and an adjective say how somebody is: « left her anxious ». */
export const COMPLEMENT_VERBS = words(
  'leave leaves left make makes made making find finds found keep keeps kept render renders rendered consider considers ' +
    'considered deem deems deemed',
);

/** What one hurts, loses or has treated of oneself. */
export const BODY_WORDS = words(
  'arm arms hand hands finger fingers thumb wrist elbow shoulder shoulders head face nose eye ear jaw neck back spine rib ' +
    'ribs chest hip hips leg legs thigh knee knees ankle ankles foot feet toe toes heel skull footing balance grip',
);

/** Done to oneself more often than to another. */
export const HURTING_VERBS = words(
  'hurt hurts injured injures broke breaks fractured sprained twisted burned burnt cut lost loses has had strained dislocated ' +
    'bruised struck',
);
