/** French verbs that tie an adjective, a participle or a noun to their subject: a closed class, with their forms. */

/** The endings of a verb in -er, without the first and second persons of the plural. */
const ER_ENDINGS = 'e es ent ais ait aient ant er a era eront erais erait eraient é ée'.split(' ');

function conjugated(...stems: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => ER_ENDINGS.map((ending) => stem + ending));
}

function forms(list: string): readonly string[] {
  return list.split(' ');
}

const BEING = new Set(
  forms(
    'suis es est sommes êtes sont étais était étaient fus fut furent serai sera seront serais serait seraient sois ' +
      'soit soient fût été être étant',
  ),
);

const LASTING = new Set([
  ...conjugated('sembl', 'demeur', 'rest'),
  ...forms('parais paraît parait paraissent paraissait paraissant paraître paraîtra paraîtrait paru'),
  ...forms('apparais apparaît apparait apparaissait apparaître apparaîtra apparaîtrait'),
  ...forms('redevient redevenait redevenir redeviendra redeviendrait redevenu redevenue'),
  ...forms('deviens devient devenait devenant devenir deviendra deviendrait devenu devenue devint'),
]);

const REFLEXIVE = new Set([
  ...conjugated('déclar', 'considér', 'considèr', 'estim', 'jug', 'montr', 'trouv', 'retrouv', 'présent'),
  ...conjugated('avér', 'avèr', 'révél', 'révèl', 'imagin', 'affirm', 'réveill'),
  ...forms('dis dit dite disait disant dise dire dira dirait sens sent sentait sentant sente sentir sentira'),
  ...forms(
    'senti sentie croit croyait croyant croie croire cru crue voit voyait voyant voir tient tenait tenir',
  ),
]);

const HAVING = new Set(
  forms('ai as a avons ont avais avait avaient aura auront aurais aurait auraient ait aient eut avoir ayant'),
);

/** Participles after « est » that tie what follows to the subject again: « elle est restée assise ». */
const STATE_PARTICIPLE =
  /^(?:resté|devenu|redevenu|senti|retrouvé|arrivé|reparti|revenu|sorti|montré|trouvé|déclaré|considéré|estimé|cru|jugé|révélé|avéré|présenté|demeuré|dit|réveillé|maintenu|tenu|né|rendu|laissé)e?$/u;

/** « est », « était », « être ». */
export function isBeing(word: string): boolean {
  return BEING.has(word);
}

/** « est », « demeure », « semble »: whatever the subject is. */
export function isLinking(word: string): boolean {
  return BEING.has(word) || LASTING.has(word);
}

/** « (se) dit », « (se) sent »: linking where « se » stands before. */
export function isReflexiveLinking(word: string): boolean {
  return REFLEXIVE.has(word);
}

/** « a », « avait », « aurait ». */
export function isHaving(word: string): boolean {
  return HAVING.has(word);
}

/** « (est) restée », « (s’est) sentie ». */
export function isStateParticiple(word: string): boolean {
  return STATE_PARTICIPLE.test(word);
}
