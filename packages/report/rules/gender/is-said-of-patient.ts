/**
 * What a report tells of whoever is treated and hardly ever of those who treat, examine or judge: « Le Dr Roy prescrit
 * un arrêt. Il est soulagé. », "Dr. Roy signed a leave. He was sent for X-rays."
 */
import { wordAt as englishWordAt } from './pronoun-case-english.ts';
import { isBeing, isHaving, isLinking, isReflexiveLinking } from './linking-verbs.ts';
import { verbAfter } from './phrases-french.ts';
import { wordAt } from './discourse-french.ts';
import type { Token } from './gender-tokens.ts';
import { readWord } from './word-readings.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const FRENCH_VERBS = words(
  'ressentir éprouver souffrir dormir boiter marcher travailler cesser reprendre retourner tolérer fumer consommer ' +
    'tomber chuter glisser trébucher plaindre blesser subir bénéficier habiter vivre déplacer récupérer guérir ' +
    'améliorer sentir manquer collaborer boire',
);
/** Those who treat are so as well, and come and go: « Le Dr Roy est venu. Il est convaincu du diagnostic. » */
const FRENCH_BOTH =
  /^(?:satisfait|convaincu|persuadé|surpris|étonné|impressionné|prudent|certain|sûr|favorable|opposé|réticent|enclin|porté|disponible|absent|présent|prêt|conscient|responsable|chargé|mandaté|appelé|accompagné|assisté|venu|revenu|arrivé|resté|passé|allé|parvenu|intervenu|remplacé)e?$/u;

/** Whether what follows « il » or « elle » is said of whoever is treated. */
export function isSaidOfPatientInFrench(tokens: readonly Token[], index: number): boolean {
  const { verb, after } = verbAfter(tokens, index);
  const isReflexive = /^(?:se|s')$/u.test(wordAt(tokens, index));
  const isCompound = isHaving(verb) || (isReflexive && isBeing(verb));
  if (readWord(isCompound ? after : verb).verbs.some((infinitive) => FRENCH_VERBS.has(infinitive)))
    return true;
  const isLinked = !isCompound && (isLinking(verb) || (isReflexive && isReflexiveLinking(verb)));
  return isLinked && readWord(after).isAdjective && !FRENCH_BOTH.test(after);
}

const ENGLISH_BETWEEN =
  /^(?:has|had|been|does|did|do|not|never|no|longer|can|cannot|could|still|also|then|now|since|again|soon|.{3,}ly)$/u;
const ENGLISH_VERBS =
  /^(?:return|limp|sleep|slept|walk|work|resum|stopp|underw|undergo|suffer|complain|fell|tripp|slipp|smok|liv|miss|tolerat|improv|recover|attend|experienc)(?:s|es|ed|e|ent|ing)?$/u;
const ENGLISH_LINKING = /^(?:is|was|remains|remained|became|becomes|seems|seemed)$/u;
const ENGLISH_STATES =
  /(?:[^s]ed|ous|ive|ful|less|able|ant|ent|en|handed)$|^(?:off|put|sent|seen|hurt|unable|alone|sad|ill|sick|stiff|sore|weak)$/u;
const ENGLISH_BOTH =
  /^(?:pleased|convinced|satisfied|surprised|concerned|impressed|opposed|retained|mandated|hired|asked|called|confident|prudent|reluctant|present|absent|available|able|responsible|often|hesitant|replaced)$/u;

/** Whether what follows "he" or "she" is said of whoever is treated. */
export function isSaidOfPatientInEnglish(tokens: readonly Token[], index: number): boolean {
  let at = index;
  while (ENGLISH_BETWEEN.test(englishWordAt(tokens, at))) at += 1;
  if (ENGLISH_VERBS.test(englishWordAt(tokens, at))) return true;
  const isLinked =
    ENGLISH_LINKING.test(englishWordAt(tokens, at)) ||
    (at > index && englishWordAt(tokens, at - 1) === 'been');
  if (!isLinked) return false;
  if (ENGLISH_LINKING.test(englishWordAt(tokens, at))) at += 1;
  while (ENGLISH_BETWEEN.test(englishWordAt(tokens, at))) at += 1;
  const word = englishWordAt(tokens, at);
  if (word === 'in') return englishWordAt(tokens, at + 1) === 'pain';
  return ENGLISH_STATES.test(word) && !ENGLISH_BOTH.test(word);
}
