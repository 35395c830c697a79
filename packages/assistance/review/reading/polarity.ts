/** Whether a sentence states or denies what it names, by the words around it. */

/** Where the reach of a negation ends. */
const BREAK = /[.;:()]| (?:mais|toutefois|cependant|sauf|hormis|but|however|except|although|bien que) /gu;
const NEGATION =
  /(?<![a-z])(?:aucune?s?|pas|point|jamais|sans|ni|absence|nie|nient|niait|exempte?s?|libres?|no|not|never|none|nor|neither|without|denie[sd]|deny|free|cannot|nobody|nil)(?![a-z])/gu;
/** « Pas seulement », "not only", « sans doute » deny nothing. */
const NO_NEGATION =
  /^(?:pas|not|sans|no|jamais|point) (?:seulement|only|doute|doubt|moins|less|plus tot)(?![a-z])/u;
const AFTER =
  /^(?: [a-z'-]+){0,3}? (?:absente?s?|n'(?:a|ont|est|etait|y)(?: [a-z]+){0,2} ?(?:pas|jamais|aucune?)|n'est|n'a (?:pas|jamais)|is absent|was absent|(?:is|are|was|were|has|have) (?:not|never|no)|negati[a-z]*|none|niee?s?|denied|nulle?|nil)(?![a-z])|^ ?: ?(?:non|no|nil|aucune?|none|negatif|absente?)(?![a-z])/u;

/** The clause that holds a place of a sentence: up to a stop, a comma or « mais ». */
export function clauseAround(plain: string, index: number): string {
  const start = lastEnd(plain.slice(0, index), /[,.;:]| (?:mais|but|and then|puis) /gu);
  const end = /[,.;:]| (?:mais|but|puis) /u.exec(plain.slice(index))?.index ?? plain.length;
  return plain.slice(start, index + end);
}

/** @param index where the words stand in the plain text. @param end the character after them */
export function isNegated(plain: string, index: number, end: number): boolean {
  const from = lastEnd(plain.slice(0, index), BREAK);
  const before = plain.slice(from, index);
  const negation = [...before.matchAll(NEGATION)]
    .filter((one) => !NO_NEGATION.test(before.slice(one.index)))
    .at(-1);
  if (negation !== undefined && reaches(before.slice(negation.index + negation[0].length))) return true;
  return AFTER.test(plain.slice(end));
}

/** A negation reaches over a list, not over another verb of its own after a comma. */
function reaches(between: string): boolean {
  if (between.split(' ').length > 9) return false;
  const comma = between.lastIndexOf(',');
  return comma < 0 || /^,? ?(?:ni |or |nor |ou )?(?:d'|de )?[a-z-]* ?$/u.test(between.slice(comma));
}

function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}
