import { readCardinal } from '@constat/language/numbers';
import { FRENCH_MONTHS } from '@constat/language/dates';
import type { Rule, MarkContext } from './mark-context.ts';
import { LINKED_STARTS } from './context-words-fr.ts';

/** After it, these make « à la ligne » the line of something. */
const LINES = new Set([
  'articulaire',
  'articulaires',
  'interarticulaire',
  'mediane',
  'axillaire',
  'medio-axillaire',
  'medio-claviculaire',
  'mediothoracique',
  'blanche',
  'joint',
  'bimalleolaire',
  'bispinale',
  'innominee',
  'oblique',
  'apre',
  'epiphysaire',
  'fracturaire',
  'cutanee',
  'arquee',
  'pectinee',
  'interne',
  'externe',
  'suivante',
  'precedente',
  'pointillee',
  'jaune',
  'rouge',
  'bleue',
]);
const LINES_OF = new Set([
  'fracture',
  'force',
  'gravite',
  'nelaton',
  'shenton',
  'charge',
  'base',
  'blumensaat',
  'klein',
  'hilgenreiner',
  'suture',
  'incision',
  'crete',
  'flottaison',
  'marche',
  'depart',
  'conduite',
  'fusion',
  'resection',
]);
/** After « du », « d’en ». */
const LEVELS_OF = new Set([
  'bas',
  'haut',
  'milieu',
  'dessus',
  'dessous',
  'train',
  'metro',
  'tramway',
  'salaire',
]);
/** Of somebody who works, is placed or is named at a line. */
const AT_WORK =
  /^(?:travaill(?:e|es|ent|ait|aient|er|ant)|affecte(?:e|s|es)?|assigne(?:e|s|es)?|mute(?:e|s)?|transfere(?:e|s)?|operat(?:eur|rice)|ten(?:ait|aient)|tient|inscrit(?:e|s)?|apparait|repond|prend|prenait)$/;
/** Of a thing or a person at a line, before a verb. */
const WORKING =
  /^(?:travail|poste|operat(?:eur|rice)s?|employe(?:e|s|es)?|ouvri(?:er|ere)s?|equipe|collegues?|accident|probleme|arret|travailleurs?|travailleuses?)$/;
/** « la pêche à la ligne », « payé à la ligne », « il va à la ligne » */
const BY_LINE = /^(?:va|all(?:er|ait|aient)|pech(?:e|er|ait|aient|ent|ant)|paye(?:e|s|es)?|remuneree?)$/;
/** Verbs with which no line begins after their subject; « a » and not « à ». */
const VERBS = new Set([
  'est',
  'était',
  'sont',
  'étaient',
  'a',
  'ont',
  'avait',
  'avaient',
  'ne',
  "n'",
  'n’',
  'lui',
  'me',
]);
/** They go on after « la ligne quatre ». */
const GOES_ON = new Set([
  '',
  'de',
  "d'",
  'du',
  'et',
  'ou',
  'puis',
  'a',
  'au',
  'depuis',
  'pendant',
  'quand',
  'ou',
  'dans',
  'en',
  'avant',
]);

/** « à la ligne » is also the line of a joint, of a form, or the one at which somebody works. */
export const newLineRule: Rule = (around) => {
  const previous = around.before(1);
  const next = around.after(1);
  if (LINES.has(next) || BY_LINE.test(previous)) return 'word';
  if (next === 'pres') return /^(?:de|du|des|d')$/.test(around.after(2)) ? 'mark' : 'word';
  if (isLineOf(around)) return 'word';
  const number = around.numberAfter;
  if (number > 0) return AT_WORK.test(previous) && GOES_ON.has(around.after(number + 1)) ? 'word' : 'mark';
  if (!WORKING.test(previous)) return 'mark';
  if (VERBS.has(around.textAfter(1))) return 'word';
  return previous === 'travail' && /^(?:le|son|ce|du|l')$/.test(around.before(2)) ? 'unsure' : 'mark';
};

/** « à la ligne de montage »; but « à la ligne de plus … ». */
function isLineOf(around: MarkContext): boolean {
  const of = around.after(1);
  const thing = around.after(2);
  if (of !== 'de' && of !== "d'" && of !== 'du' && of !== 'des') return false;
  if (LINES_OF.has(thing)) return true;
  const isAtWork = AT_WORK.test(around.before(1));
  if (of === 'des') return isAtWork;
  if (of === 'du') return isAtWork || LEVELS_OF.has(thing);
  if (of === "d'" && thing === 'en') return LEVELS_OF.has(around.after(3));
  if (thing === '' || LINKED_STARTS.has(thing)) return false;
  if (isAtWork) return true;
  const isBare = !/[sx]$|'$/.test(thing) && !ARTICLES.has(thing) && !MONTHS.has(thing);
  return isBare && readCardinal(around.tokens, around.at + around.length + 1, 'fr') === null;
}

const MONTHS: ReadonlySet<string> = new Set(FRENCH_MONTHS);
const ARTICLES = new Set(['la', 'le', 'ce', 'cet', 'cette', 'son', 'sa', 'mon', 'ma', 'chaque', 'leur']);
