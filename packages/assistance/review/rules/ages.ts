/**
 * The age of the worker as a report tells it: of the subject of a sentence that has an age in apposition or as its
 * predicate, or of somebody whom the physician presents. Not that of kin, of a thing, of people in general, or of then.
 */
import { THE_EVENT } from './stated-days.ts';

/** Somebody else whose age may be told. */
const KIN =
  /(?<![a-z])(?:(?:petits?-?|petites?-?|beau-?|belle-?|grands?-?)?(?:fils|filles?|peres?|meres?|freres?|soeurs?)|enfants?|garcons?|garconnets?|fillettes?|jumeaux|jumelles|bebes?|adolescente?s?|ados?|conjointe?s?|epou[sx]e?s?|maris?|oncles?|tantes?|cousine?s?|neveux?|nieces?|amie?s?|voisine?s?|collegues?|parents?|(?:grand|step)?(?:sons?|daughters?|mothers?|fathers?|children|child)|brothers?|sisters?|boys?|girls?|twins?|bab(?:y|ies)|teenagers?|husbands?|wife|spouses?|partners?|uncles?|aunts?|nephews?|friends?|neighbou?rs?|colleagues?|co-?workers?)(?![a-z])/u;
/** Others who have a part in a report, under a name that ends as trades do. */
const ROLE =
  /(?<![a-z])(?:medecin|chirurgien(?:ne)?|orthopediste|radiologiste|physiatre|neurologue|contremaitre|contremaitresse|superviseure?|patronn?e?|temoins?|physician|doctor|surgeon|foreman|supervisor|boss|witness(?:es|ed)?)(?![a-z])/u;
/** People in general, or somebody who is supposed. */
const GENERAL =
  /(?<![a-z])(?:chez|typiques?|moyen(?:ne)?|tout(?:e|es)?|tous|plus de|moins de|[a-z]+raient|[a-z]+rait|typical|average|any|every|most|in (?:patients|workers|people|persons|men|women)|over|under|would|could|might)(?![a-z])/u;

/** The worker, by a noun that needs no more. */
const WORKER = String.raw`(?:travailleu(?:r|se)|patiente?|monsieur|madame|mme|m\.|homme|femme|dame|employee?|salariee?|accidentee?|requerante?|reclamante?)`;
const WORKER_EN = String.raw`(?:worker|patient|man|woman|lady|gentleman|claimant|employee|mr\.?|mrs\.?|ms\.?)`;
/** Endings of trades; things, pains and papers that end alike are listed. */
const TRADE = String.raw`(?!(?:douleur|raideur|lourdeur|tumeur|moteur|tracteur|chargeur|ordinateur|elevateur|tondeuse|remorqueur|dossier|escalier|metier|chantier|atelier|quartier|calendrier|courrier|palier|papier|batelier|laveuse|secheuse|chaudiere|carriere|matiere|panier|soulier|ascenseur|monte-charge|compresseur|congelateur|refrigerateur|retour|passe)(?![a-z]))(?:[a-z-]+(?:eur|euse|trice|ier|iere|ien|ienne|iste|cher|chere|nger|ngere|nnaire)|agente?|commis|preposee?|manoeuvre|journali(?:er|ere)|cuisto|chef|macon(?:ne)?|enseignante?|assistante?|gerante?|adjointe?|avocate?|aide|secretaire|concierge|sauveteu(?:r|se))`;
const THING_EN = String.raw`(?:truck|car|van|vehicle|machine|forklift|tractor|trailer|house|home|building|ladder|scar|injury|fracture|lesion|film|file|claim|report|job|habit|history|prosthesis|implant|scaffold|equipment|tool|dog|cat)`;

/** Words that begin a phrase of something else: after them the years are no age of the person before. */
const OTHER_PHRASE = String.raw`(?:(?:d')?une?|est|etait|souffre|presente|porte|prend|fume|conduit|habite|utilise|possede|consulte|subit|recoit|signale|des|ses?|sa|son|deux|depuis|pendant|durant|avec|a|ayant|vieux|vieille|since|for|with|has|had|at|who|when)`;
const WORDS = String.raw`(?:,? (?!${OTHER_PHRASE} )[a-z'.-]+)`;
const NOW = String.raw`(?:(?:actuellement|presentement|maintenant|aujourd'hui|now|currently|today) )`;
const PERSON = String.raw`(?:${WORKER}|${TRADE})`;
const YEARS = String.raw`(?<years>\d{2}) ans(?! d| plus)`;
const YEARS_EN = String.raw`(?:(?<years>\d{2})[- ]years?[- ]old|aged (?<aged>\d{2})(?!\d)|of (?<of>\d{2}) years(?! of)|(?<age>\d{2}) years of age)`;
const NO_THING = String.raw`(?!(?:[a-z-]+ ){0,2}${THING_EN}s?(?![a-z]))`;

/** « Lors de l'accident », "when the accident happened": the age of that day alone. */
const AT_EVENT = String.raw`(?:lors de|a l'epoque de|quand|lorsque|au moment de|le jour de|when|at the time of|on the day of) ?${THE_EVENT}`;
const IS_AT_EVENT = new RegExp(String.raw`^,? ?${AT_EVENT}`, 'u');
/** « Lors de l'accident, » before the person that the age is of. */
const AFTER_EVENT_NAMED = new RegExp(
  String.raw`(?:^|[,;] ?)${AT_EVENT}(?: (?:occurred|happened|survient|est survenue?|took place))?,? ?$`,
  'u',
);

interface Form {
  readonly pattern: RegExp;
  /** With an indefinite article a sentence presents the worker at the beginning of a text alone. */
  readonly isFirst?: true;
}

const form = (source: string): Form => ({ pattern: new RegExp(source, 'u') });
const first = (source: string): Form => ({ ...form(source), isFirst: true });

const FORMS: readonly Form[] = [
  // « Soudeur de 52 ans », « Madame, âgée de 52 ans, », « M. Roy, un soudeur de 52 ans, », « Le travailleur, qui a 52 ans, »
  form(
    String.raw`^(?:(?:le|la|ce|cet|cette) |l')?${PERSON}${WORDS}{0,4}?(?:, une? ${PERSON}${WORDS}{0,2}?)?,? ${NOW}?(?:(?:qui est )?${NOW}?agee? ${NOW}?de |qui a ${NOW}?|de |d'environ |age de )?${YEARS}`,
  ),
  first(String.raw`^une? ${PERSON}${WORDS}{0,4}?,? (?:agee? )?de ${YEARS}`),
  // « Il est âgé de 52 ans », « M. Roy est un soudeur de 52 ans », « Elle a 52 ans »
  form(
    String.raw`(?:^|, |(?<![a-z])et )(?:il|elle|(?:(?:le|la|ce|cette) )?${WORKER}${WORDS}{0,3}?) (?:est|(?<past>etait)) ${NOW}?(?:une? ${PERSON}${WORDS}{0,3}?,? )?(?:agee? )?(?:${NOW})?de ${YEARS}`,
  ),
  form(
    String.raw`(?:^|, |(?<![a-z])et )(?:il|elle|(?:(?:le|la|ce|cette) )?${WORKER}${WORDS}{0,3}?) (?:a|(?<past>avait)) ${NOW}?${YEARS}`,
  ),
  // « Il s'agit d'un soudeur de 52 ans », « J'ai examiné un homme de 52 ans »
  form(
    String.raw`(?<![a-z])(?:il s'agit d'|c'est |(?:j'ai|je|nous(?: avons)?) (?:[a-z'-]+ ){0,2}?(?:examin|rencontr|evalu|vois|vu|re[cv])[a-z]* (?:[a-z'-]+ ){0,2}?)(?:une? |cette? |ce |le |la |l')?${PERSON}${WORDS}{0,4}?,? ${NOW}?(?:agee? )?de ${YEARS}`,
  ),
  // « Âgé de 43 ans lors de l'accident, il », "Aged 43 at the time of the event, he"
  form(String.raw`^agee? de ${YEARS}(?=,? ${AT_EVENT})`),
  form(String.raw`^${YEARS_EN}(?=,? ${AT_EVENT})`),
  // « Lors de l'accident, elle avait 43 ans », "When the accident happened she was 43"
  form(
    String.raw`(?<=^${AT_EVENT}(?: (?:occurred|happened|survient|est survenue?|took place))?,? )(?:il|elle|(?:(?:le|la) )?${WORKER}${WORDS}{0,2}?) (?<past>avait|etait)(?: agee? de)? ${YEARS}`,
  ),
  form(
    String.raw`(?<=^${AT_EVENT}(?: (?:occurred|happened|took place))?,? )(?:he|she|(?:the )?${WORKER_EN}${WORDS}{0,2}?) (?<past>was) (?:aged )?(?<years>\d{2})(?! (?:days|weeks|months|hours|minutes|km|kg|miles))(?: years (?:old|of age))?(?![\d-])`,
  ),
  // « Âgée de 52 ans, elle présente »
  form(
    String.raw`^${NOW}?agee? ${NOW}?de ${YEARS}(?:$|\.|,? (?:il|elle|le travailleur|la travailleuse|monsieur|madame) (?:est|a une?|presente|occupe|travaille|se plaint|demeure))`,
  ),
  // "This 52-year-old welder", "A nurse aged 55"
  form(String.raw`^(?:this |the )?${YEARS_EN} ${NO_THING}[a-z]`),
  first(String.raw`^an? (?<years>\d{2})[- ]years?[- ]old ${NO_THING}[a-z]`),
  form(
    String.raw`^(?:the |this )?(?!(?:at|in|on|by|from|since|when|his|her|their|an?|he|she) )${NO_THING}[a-z.-]+${WORDS}{0,3}?,? ${NOW}?\(?${YEARS_EN}`,
  ),
  first(String.raw`^an? ${NO_THING}[a-z-]+${WORDS}{0,3}?,? ${NOW}?${YEARS_EN}`),
  // "Mr. Roy, a 52-year-old welder,"
  form(
    String.raw`^(?:the |this )?${WORKER_EN}${WORDS}{0,3}?, ${NOW}?an? ${NO_THING}(?:[a-z-]+ ){0,3}?${YEARS_EN}`,
  ),
  // "He is 52 years old", "The worker is a 52-year-old welder", "This is a man aged 52"
  form(
    String.raw`(?:^|, |(?<![a-z])and )(?:he|she|this|(?:the |this )?${WORKER_EN}${WORDS}{0,3}?),? (?:who )?(?:is|(?<past>was)) ${NOW}?(?:an? )?${NO_THING}(?:[a-z-]+ ){0,3}?${YEARS_EN}`,
  ),
  // "She was 38 when the accident happened"
  form(
    String.raw`(?:^|, |(?<![a-z])and )(?:he|she|(?:the |this )?${WORKER_EN}${WORDS}{0,3}?) (?<past>was) (?<years>\d{2})(?= ${AT_EVENT})`,
  ),
  // "I examined a 52-year-old man"
  form(
    String.raw`(?<![a-z])(?:i|we) (?:have |had |today )?(?:saw|seen|met|examined|evaluated|assessed|interviewed) ${NOW}?(?:an? |this |the )${NO_THING}(?:[a-z-]+ ){0,3}?${YEARS_EN}`,
  ),
];
/** Years of a worker: what is younger or older is somebody or something else. */
const AGES = { from: 14, to: 90 } as const;

export interface StatedAge {
  readonly years: number;
  /** Told with a verb in the past: it may be of any time before. */
  readonly isPast: boolean;
  /** Told of the day of the event. */
  readonly isAtEvent: boolean;
  /** Characters of the sentence. */
  readonly index: number;
  readonly length: number;
}

/**
 * @param plain the sentence in lower case without accents
 * @param isFirst whether its text begins with it
 */
export function statedAge(plain: string, isFirst: boolean): StatedAge | undefined {
  for (const { pattern, isFirst: isOfFirst } of FORMS) {
    const match = isOfFirst === true && !isFirst ? null : pattern.exec(plain);
    if (match === null) continue;
    const { years: digits, aged, of, age, past } = match.groups ?? {};
    const years = Number(digits ?? aged ?? of ?? age);
    const end = match.index + match[0].length;
    const after = /^[^,.;]{0,25}/u.exec(plain.slice(end))?.[0] ?? '';
    const around = plain.slice(Math.max(0, match.index - 40), end) + after;
    if (KIN.test(around) || ROLE.test(around) || GENERAL.test(around)) continue;
    if (years < AGES.from || years > AGES.to) continue;
    const isAtEvent =
      IS_AT_EVENT.test(plain.slice(end)) || AFTER_EVENT_NAMED.test(plain.slice(0, match.index));
    return { years, isPast: past !== undefined, isAtEvent, index: match.index, length: match[0].length };
  }
  return undefined;
}
