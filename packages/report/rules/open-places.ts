/**
 * A passage in square brackets that asks for something: nothing but dots, strokes or question marks, an infinitive
 * (« [à préciser par le médecin] »), or what is still to be done ("[to be stated by the physician]"). A word put in
 * brackets into a quotation, such as « [sic] » or « [la travailleuse] », asks for nothing.
 */
const OPEN_PLACE =
  /\[\s*(?:…|\.{2,}|_+|\?+)?\s*\]|\[[^[\]\n]*(?<![\p{L}\p{N}])(?:à\s+\p{Ll}+(?:er|ir|re)|to\s+be\s+(?:\p{Ll}+ed|set)|to\s+(?:state|specify|complete|confirm|check))(?![\p{L}\p{N}])[^[\]\n]*\]/u;

const EVERY_OPEN_PLACE = new RegExp(OPEN_PLACE, 'gu');

/** True for a text that leaves a place for the physician to fill in. */
export function leavesPlaceOpen(text: string): boolean {
  return text.includes('[') && OPEN_PLACE.test(text);
}

/** How many places a text leaves for the physician to fill in. */
export function countOpenPlaces(text: string): number {
  return text.includes('[') ? Array.from(text.matchAll(EVERY_OPEN_PLACE)).length : 0;
}
