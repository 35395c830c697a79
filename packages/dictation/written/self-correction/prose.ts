import type { Token } from '../token.ts';

const BEFORE = new Set([
  'la',
  'une',
  'cette',
  'sa',
  'de',
  'avec',
  'sans',
  'apres',
  'avant',
  'pour',
  'par',
  'en',
  'chaque',
  'toute',
  'aucune',
  'a',
  'an',
  'the',
  'this',
  'no',
  'of',
  'with',
  'without',
  'after',
  'before',
  'for',
  'surgical',
  'deformity',
  'refraction',
  'chirurgicale',
  'premiere',
  'deuxieme',
  'meilleure',
  'et',
  'and',
  'any',
  'some',
  'her',
  'his',
  'to',
]);
/** « pour annuler ça », "to delete that"; "no, scratch that" is a command. */
const BEFORE_VERB = new Set(['to', 'not', 'cannot', 'de', "d'", 'pour', 'a', 'sans', 'peut', 'doit']);
/** « il efface la dernière phrase »: told of someone, or said in the middle of what is taken back. */
const SUBJECTS = new Set(['il', 'elle', 'on', 'ils', 'elles', 'qui', 'he', 'she', 'they', 'who']);
const AFTER = new Set([
  'de',
  'du',
  'des',
  "d'",
  'chirurgicale',
  'orthopedique',
  'of',
  'osteotomy',
  'surgery',
  'optique',
  'complete',
  'partielle',
  'est',
  'was',
  'is',
  'etait',
  'angulaire',
  'posturale',
]);
const RESUMING = new Set(['je', 'let', 'i']);
const RESUMED = new Set(['les', 'mon', 'mes', 'ici', 'donc', 'cette', 'ce', 'ses', 'son', 'sa']);

/**
 * Whether the words of a correction command stand as prose: "the correction of", « je reprends les propos ». Before
 * "of", nobody can tell.
 */
export function isProse(
  tokens: readonly Token[],
  at: number,
  length: number,
): 'prose' | 'unsure' | 'command' {
  const first = tokens[at];
  const previous = tokens[at - 1];
  const next = tokens[at + length]?.key ?? '';
  if (first === undefined) return 'prose';
  if (RESUMING.has(first.key)) return RESUMED.has(next) ? 'prose' : 'command';
  const before = first.key === 'correction' ? BEFORE : BEFORE_VERB;
  if (previous?.kind === 'word' && before.has(previous.key)) return 'prose';
  if (first.key !== 'correction' && previous?.kind === 'word' && SUBJECTS.has(previous.key)) return 'unsure';
  if (first.key !== 'correction' || !AFTER.has(next)) return 'command';
  return previous?.kind === 'word' ? 'unsure' : 'prose';
}
