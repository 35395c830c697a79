/** The age of the worker as a report tells it, and not that of kin, of a thing or of an illness. */

/** Somebody else whose age may be told. */
const KIN =
  /(?<![a-z])(?:(?:petits?-?|petites?-?|beau-?|belle-?|grands?-?)?(?:fils|filles?|peres?|meres?|freres?|soeurs?)|enfants?|garcons?|garconnets?|fillettes?|jumeaux|jumelles|bebes?|adolescente?s?|ados?|conjointe?s?|epou[sx]e?s?|maris?|oncles?|tantes?|cousine?s?|neveux?|nieces?|amie?s?|voisine?s?|collegues?|parents?|(?:grand|step)?(?:sons?|daughters?|mothers?|fathers?|children|child)|brothers?|sisters?|boys?|girls?|twins?|bab(?:y|ies)|teenagers?|husbands?|wife|spouses?|partners?|uncles?|aunts?|nephews?|friends?|neighbou?rs?|colleagues?|co-?workers?)(?![a-z])/u;
const WORKER = String.raw`(?:travailleu(?:r|se)|patiente?|monsieur|madame|m\.|mme|homme|femme|dame|employee?|salariee?|accidentee?|requerante?|reclamante?)`;
const WORKER_EN = String.raw`(?:worker|patient|man|woman|lady|gentleman|claimant|employee|mr\.?|mrs\.?|ms\.?|he|she)`;
/** Endings of trades; things, pains and papers that end alike are listed. */
const TRADE = String.raw`(?!(?:douleur|raideur|lourdeur|tumeur|moteur|tracteur|chargeur|ordinateur|elevateur|tondeuse|remorqueur|dossier|escalier|metier|chantier|atelier|quartier|calendrier|courrier|palier|papier|batelier|laveuse|secheuse|chaudiere|carriere|matiere|panier|soulier|ascenseur|monte-charge|compresseur|congelateur|refrigerateur|retour|passe)(?![a-z]))(?:[a-z-]+(?:eur|euse|trice|ier|iere|ien|ienne|iste|cher|chere|nger|ngere)|agente?|commis|preposee?|manoeuvre|journali(?:er|ere)|cuisto|chef|macon(?:ne)?|enseignante?|assistante?|gerante?|adjointe?|avocate?|aide|secretaire|concierge|sauveteu(?:r|se))`;
const THING_EN = String.raw`(?:truck|car|van|vehicle|machine|forklift|tractor|trailer|house|home|building|ladder|scar|injury|fracture|lesion|film|file|claim|report|job|habit|history|prosthesis|implant|scaffold|equipment|tool|dog|cat)`;

const FRENCH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![a-z])${WORKER}(?: [a-z'.-]+){0,3}?(?:,? (?:est )?(?:de|agee? de|age de|d'environ))?,? (?<years>\d{2}) ans(?! d)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:une? |cet(?:te)? |ce |le |la |l')?${TRADE}(?: [a-z'-]+){0,4}?,? (?:de |agee? de )?(?<years>\d{2}) ans(?! d)`,
    'u',
  ),
  /(?:^|(?<![a-z])(?:est|etait) )agee? de (?<years>\d{2}) ans(?! d)/u,
  /(?<![a-z])(?:elle|il|travailleu(?:r|se)) a (?<years>\d{2}) ans(?! d)/u,
];
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![a-z])${WORKER_EN}(?: [a-z'.-]+){0,3}?(?: is| was)?,? (?:aged )?(?<years>\d{2})(?:[- ]years?[- ]old|(?<= aged \d\d)(?!\d))`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:an?|the|this) (?<years>\d{2})[- ]years?[- ]old (?!(?:[a-z-]+ ){0,2}${THING_EN}s?(?![a-z]))[a-z]`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:an? |the |this )?(?!(?:[a-z-]+ ){0,3}${THING_EN}s?(?![a-z]))[a-z-]+(?: [a-z-]+){0,3},? (?:aged (?<aged>\d{2})(?!\d)|(?<years>\d{2}) years old)`,
    'u',
  ),
];
/** Words between the worker and the years that give them to something else. */
const OTHERWISE =
  /(?<![a-z])(?:depuis|pendant|durant|experience|anciennete|carriere|for|since|of|has|had|lives?|takes?|cares?|with|avec|vit|habite|possede|owns?)(?![a-z])/u;
/** Years of a worker: what is younger or older is somebody or something else. */
const AGES = { from: 14, to: 90 } as const;

export interface StatedAge {
  readonly years: number;
  /** Characters of the sentence. */
  readonly index: number;
  readonly length: number;
}

/** @param plain the sentence in lower case without accents */
export function statedAge(plain: string): StatedAge | undefined {
  for (const pattern of [...FRENCH, ...ENGLISH]) {
    const match = pattern.exec(plain);
    const digits = match?.groups?.['years'] ?? match?.groups?.['aged'];
    if (match === null || digits === undefined) continue;
    const years = Number(digits);
    const end = match.index + match[0].length;
    const after = /^[^,.;]{0,25}/u.exec(plain.slice(end))?.[0] ?? '';
    const around = plain.slice(Math.max(0, match.index - 40), end) + after;
    if (KIN.test(around) || OTHERWISE.test(match[0])) continue;
    if (years < AGES.from || years > AGES.to) continue;
    return { years, index: match.index, length: match[0].length };
  }
  return undefined;
}
