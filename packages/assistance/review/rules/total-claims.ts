/** The total of the percentages, in whatever words: against its parts, and against what the summary states. */
import { placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

const NUMBER = String.raw`(?<![\d,.])(?<value>\d{1,3}(?:[.,]\d{1,2})?)\s?%`;
const SUBJECT = String.raw`(?:dap|deficits?(?: anatomo-?physiologiques?)?|apipp|atteinte(?: permanente)?(?: a l'integrite(?: physique)?)?|impairment|pourcentage(?: d'atteinte(?: permanente)?| de deficit)?|percentage(?: of (?:permanent )?(?:impairment|deficit))?|apd)`;
/** Words that stand between what is rated and how much it is. */
const LINK = String.raw`(?:total|totale|global|globale|overall|permanente?|residuel|actuel|present|de|of|at|is|are|est|sont|s'eleve|se chiffre|se monte|s'etablit|s'evalue|demeure|reste|se situe|lies|comes|amounts?|stands|adds up|evaluee?|fixee?|estimee?|chiffree?|etablie?|set|assessed|rated|a|to|in all|donc|ainsi|therefore|thus|en tout|au total|:|=)`;
const CLAIM = new RegExp(String.raw`(?<![a-z])${SUBJECT}(?: ?${LINK}(?= |:)){1,6} ?${NUMBER}`, 'u');
/** « 6 % de déficit », "a 6% permanent deficit". */
const CLAIM_BEFORE = new RegExp(
  String.raw`${NUMBER} (?:de |d'|of |total |permanent |anatomical )*${SUBJECT}(?![a-z])(?! (?:de|d'|of|in) (?!l'int)[a-z])`,
  'u',
);
/** Of a part, another time, another injury or a share of strength or motion. */
const NOT_OF_PERSON =
  /(?<![a-z])(?:forces?|strength|prehension|grip|mobilites?|mobility|motion|amplitudes?|moteurs?|motor|sensitif|sensory|amelior[a-z]*|improve[a-z]*|prevoi[a-z]*|provides?|si|if|aurait|serait|would|could|deja|already|anterieure?s?|prior|previous(?:ly)?|outre|besides|beside|additionnel[a-z]*|additional|en sus|en plus|in addition|also|aussi|etai(?:t|ent)|avai(?:t|ent)|was|were|had|s'elevait|propos[a-z]*|baremes?|scale|tables?|reglement|regulation|(?:19|20)\d\d)(?![a-z])/u;
const TOTAL =
  /(?<![a-z])(?:tota(?:l|le|ux|ls)|somme|sum|en tout|in all|altogether|ensemble|together)(?![a-z])[^\d.;]*$/u;
/** What the parts that are listed leave out: what is taken off, shares within a part, earlier percentages. */
const NOT_ADDED =
  /(?<![a-z])(?:dont|inclu[a-z]*|y compris|including|of which|anterieure?s?|deja|prior|previous(?:ly)?|already|less|moins|minus|soustra[a-z]*|dedui[a-z]*|deduct[a-z]*|(?:soit|that is)(?! (?:un |pour un |a |au |for a )?tota)|(?:19|20)\d\d|bilateral[a-z]*|annexe|annex|(?:pertes?|loss|reduction|diminution) (?:de|of) \d+(?:[.,]\d+)? ?%)(?![a-z])|=/u;
const IN_ALL = /^ (?:en tout|au total|in all|altogether|in total)(?![a-z])/u;
/** « Total 5,6 % avec la DPJV »: of what is not listed. */
const WITH_MORE = /^[^.;]*(?<![a-z])(?:avec|plus|with)(?![a-z])/u;
/** Most parts of which all sums are tried. */
const MOST_PARTS = 8;

interface Share {
  /** Hundredths of a percent. */
  readonly value: number;
  readonly statement: Statement;
  readonly index: number;
  readonly length: number;
}

const hundredths = (text: string): number => Math.round(100 * Number(text.replace(',', '.')));

function sharesOf(statement: Statement): readonly Share[] {
  return [...statement.plain.matchAll(new RegExp(NUMBER, 'gu'))].map(({ index, 0: whole, groups }) => ({
    value: hundredths(groups?.['value'] ?? ''),
    statement,
    index,
    length: whole.length,
  }));
}

export function opposedTotals({ statements }: ReportReading): readonly Opposed[] {
  const given = statements.ofField('conclusionPourcentageAtteinte');
  if (given.some(({ plain, isReported, isOther }) => isReported || isOther || NOT_ADDED.test(plain)))
    return [];
  const all = given.flatMap(sharesOf);
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined || all.length > MOST_PARTS) return [];
  const parts = all.slice(0, -1);
  if (
    parts.length > 1 &&
    (TOTAL.test(last.statement.plain.slice(0, last.index)) ||
      IN_ALL.test(last.statement.plain.slice(last.index + last.length))) &&
    !parts.some(({ statement, index }) => TOTAL.test(statement.plain.slice(0, index))) &&
    !WITH_MORE.test(last.statement.plain.slice(last.index)) &&
    !sumsOf(parts).has(last.value)
  )
    return [{ kind: 'percentage', places: [placeOfShare(first), placeOfShare(last)] }];
  const sums = sumsOf(all);
  const told = [...statements.ofField('conclusionResume'), ...statements.ofField('discussion')];
  for (const one of told) {
    const claim = CLAIM.exec(one.plain) ?? CLAIM_BEFORE.exec(one.plain);
    if (claim === null || one.isReported || one.isOther || one.isSupposed) continue;
    if (NOT_OF_PERSON.test(one.plain) || sharesOf(one).length > 1) continue;
    if (one.facts.some(({ kind }) => kind === 'date')) continue;
    if (sums.has(hundredths(claim.groups?.['value'] ?? ''))) continue;
    return [{ kind: 'percentage', places: [placeOf(one), placeOfShare(last)] }];
  }
  return [];
}

const placeOfShare = ({ statement, index, length }: Share) => spanOf(statement, index, length);

/** The parts, and all that some of them add up to. */
function sumsOf(parts: readonly Share[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const { value } of parts) sums = new Set([...sums, ...[...sums].map((sum) => sum + value)]);
  return sums;
}
