/** The organ that a sequela names, so that two wordings of one organ are the same to article 7. */

const EDGE = { before: String.raw`(?<![\p{L}\p{M}\p{N}])`, after: String.raw`(?![\p{L}\p{M}\p{N}'’])` };
const SIDE_WORD = '(?:droite?s?|gauches?|right|left|dte?|d|g)';
/** A side is a choice of its own beside the organ; « côte droite » is a rib, « côté droit » a side. */
const SIDE = new RegExp(
  String.raw`${EDGE.before}(?:(?:du\s+)?côté\s+)?${SIDE_WORD}(?:\s+side)?${EDGE.after}`,
  'giu',
);
const ARTICLE = /^(?:(?:les?|la|une?|the|an?)\s+|l['’]\s*)/iu;
const SEPARATORS = /[\s\p{P}]+/gu;
const PLURAL = /(?<=\p{L}{2})[sx]$/u;

/** What the physician typed without its side, « genou » of « genou droit »; as typed where nothing else is left. */
export function organName(organ: string): string {
  const whole = organ.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const named = whole
    .replaceAll(SIDE, ' ')
    .replaceAll(/[([]\s*[)\]]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:.-]+|[\s,;:.-]+$/gu, '');
  return /[\p{L}\p{N}]/u.test(named) ? named : whole;
}

/** Case, accents, a leading article, punctuation and the plural make no other organ; empty where none is named. */
export function organKey(organ: string): string {
  const named = organName(organ).toLowerCase().replace(ARTICLE, '').replaceAll('œ', 'oe');
  return named
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => (word === 'yeux' ? 'oeil' : word.replace(PLURAL, '')))
    .join(' ');
}
