import { addFact } from './fact.ts';
import type { Reading } from './fact.ts';
import { DRUG_NAMES } from './lexicon/drugs.ts';
import { ROLE } from './role.ts';
import type { Token } from '../text/token.ts';
import { isStopWord } from './terms.ts';

const DOCTORS = new Set('dr dre drs docteur docteure docteurs doctor'.split(' '));
/** Titles that a period may close. */
const SHORT_TITLES = new Set('dr dre drs mme mr mrs ms'.split(' '));
const TITLES = new Set([...DOCTORS, ...SHORT_TITLES, 'madame', 'monsieur']);
/** What « madame » or « le docteur » does rather than how they are called, where capitals do not tell. */
const VERBS = new Set(
  'accepte adresse affirme ajoute autorise cesse conclut conduit confirme consulte constate croit decrit demande demeure dirige dit doit donne emet estime evalue examine explique fait habite indique juge maintient marche mentionne nie note observe opere oriente pense peut pose poursuit precise prend prescrit presente procede produit propose rapporte recoit recommande refere refuse reprend ressent retient revoit signale signe remplit souffre subit suggere travaille voit avait etait sera serait aurait states reports notes describes denies says said stated reported noted described denied recommends recommended suggests suggested prescribes prescribed ordered concludes concluded feels takes works lives was has had will can'.split(
    ' ',
  ),
);
const ARTICLES = new Set('the a his her their my this that'.split(' '));
const DOSES = new Set(['mg', 'g', 'mcg', 'ml', 'cc', 'iu', 'tab']);
const NOT_DRUGS = new Set(
  'dose doses posologie raison injection infiltration comprime comprimes tablet tablets avec with plus moins about environ volume quantite total daily jour received recoit received given prend takes taking prescribed prescrit pendant lift lifting charge charges coucher lever besoin matin midi soir soiree nuit dejeuner diner souper repas ensuite encore bedtime needed morning noon evening night breakfast lunch supper dinner meals then'.split(
    ' ',
  ),
);

/** Words that this text shows to be a name or a drug by what stands beside them. */
export interface KnownWords {
  readonly names: Set<string>;
  readonly drugs: Set<string>;
}

/** Whether a plain word is a title before a name. */
export function isTitle(plain: string): boolean {
  return TITLES.has(plain);
}

/** Collects the words after a title, and those beside a dose; both texts are then read with the words of both. */
export function collectKnownWords(reading: Reading, known: KnownWords): void {
  const { tokens, facts, taken } = reading;
  let isCased: boolean | undefined;
  tokens.forEach((token, at) => {
    if ((token.roles & ROLE.title) === 0) return;
    // « Le docteur. » ends a sentence; the period of « Dr. » does not.
    const next = tokens[at + 1]?.key === '.' && SHORT_TITLES.has(token.key) ? at + 2 : at + 1;
    const name = tokens[next];
    if (name?.kind !== 'word' || name.key.length <= 2) return;
    if (name.text === name.text.toLowerCase()) {
      // "The doctor told him": in English no name has an article.
      if (reading.language === 'en' && ARTICLES.has(tokens[at - 1]?.key ?? '')) return;
      if (VERBS.has(name.key) || isStopWord(name.key, reading.language)) return;
      if (!DOCTORS.has(token.key) && (isCased ??= tokens.some(isCapitalised))) return;
    }
    known.names.add(name.key);
  });
  for (const fact of facts) {
    if (fact.kind !== 'number' || !DOSES.has(fact.key.split('|')[1] ?? '')) continue;
    let before = fact.first - 1;
    while (/^[(,:]$/u.test(tokens[before]?.key ?? '')) before -= 1;
    const joint = tokens[fact.last + 1]?.key;
    const after = joint === 'de' || joint === 'd' || joint === 'of' ? fact.last + 2 : -1;
    for (const place of [before, after]) {
      const word = tokens[place];
      if (word?.kind !== 'word' || word.key.length < 5 || taken[place] === 1 || NOT_DRUGS.has(word.key))
        continue;
      known.drugs.add(word.key);
    }
  }
}

/** A text with any such word writes its names so too. */
function isCapitalised({ text }: Token): boolean {
  return /^\p{Lu}/u.test(text) && text !== text.toUpperCase();
}

/** Adds the drugs of the list and the drugs and names collected from either text. */
export function readNames(reading: Reading, known: KnownWords): void {
  const isOpen = known.drugs.size > 0 || known.names.size > 0;
  reading.tokens.forEach(({ kind, roles, key: plain }, at) => {
    if (kind !== 'word' || reading.taken[at] === 1) return;
    if ((roles & ROLE.drug) !== 0) addFact(reading, 'drug', DRUG_NAMES.get(plain) ?? plain, at, at);
    else if (!isOpen) return;
    else if (known.drugs.has(plain)) addFact(reading, 'drug', plain, at, at);
    else if (known.names.has(plain)) addFact(reading, 'name', plain, at, at);
  });
}
