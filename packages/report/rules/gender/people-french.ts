/** Other people of a report: words about them keep their gender. */

export interface OtherPerson {
  /** Grammatical gender; `either` for a word that has one form. */
  readonly gender: 'male' | 'female' | 'either';
  readonly isProfessional: boolean;
}

const KIN_MALE =
  'conjoint époux mari père frère fils oncle cousin neveu ami copain voisin confrère compagnon beau-père ' +
  'beau-frère grand-père petit-fils demi-frère patron superviseur contremaître employeur directeur garçon';
const KIN_FEMALE =
  'conjointe épouse mère sœur soeur fille tante cousine nièce amie copine voisine consœur compagne belle-mère ' +
  'belle-sœur belle-soeur grand-mère petite-fille demi-sœur patronne superviseure superviseuse employeuse ' +
  'directrice gestionnaire';
const KIN_EITHER = 'collègue gestionnaire témoin partenaire enfant bébé camarade proche';
const PROFESSIONAL_MALE =
  'docteur dr chirurgien neurochirurgien physicien chiropraticien omnipraticien pharmacien ambulancier ' +
  'infirmier technicien conseiller avocat agent évaluateur arbitre expert consultant intervenant podiatre ' +
  'ergonome préposé policier électrophysiologiste acupuncteur masseur résident';
const PROFESSIONAL_FEMALE =
  'docteure dre docteresse chirurgienne neurochirurgienne chiropraticienne omnipraticienne pharmacienne ' +
  'ambulancière infirmière technicienne conseillère avocate agente évaluatrice experte consultante ' +
  'intervenante préposée policière acupunctrice masseuse résidente médecine-conseil';
const PROFESSIONAL_EITHER =
  'orthopédiste physiatre physiothérapeute physio ergothérapeute ergo ostéopathe massothérapeute psychologue ' +
  'neurologue radiologiste radiologue urgentologue généraliste spécialiste interprète kinésiologue dentiste ' +
  'rhumatologue anesthésiste anesthésiologiste psychiatre urgentiste podiatre interniste plasticien médecin';

function listed(
  words: string,
  gender: OtherPerson['gender'],
  isProfessional: boolean,
): readonly (readonly [string, OtherPerson])[] {
  return words.split(' ').map((word) => [word, { gender, isProfessional }] as const);
}

/** Nouns that name somebody else than the worker, when they stand after an article or a possessive. */
export const OTHER_PEOPLE: ReadonlyMap<string, OtherPerson> = new Map([
  ...listed(KIN_MALE, 'male', false),
  ...listed(KIN_FEMALE, 'female', false),
  ...listed(KIN_EITHER, 'either', false),
  ...listed(PROFESSIONAL_MALE, 'male', true),
  ...listed(PROFESSIONAL_FEMALE, 'female', true),
  ...listed(PROFESSIONAL_EITHER, 'either', true),
]);
