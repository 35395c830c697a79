import type { Token } from '../dictation-token.ts';
import { meaningOf } from './word-groups.ts';

const BEFORE = new Set([
  'ni',
  'nor',
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
/** Adjectives between an article and "correction". */
const QUALIFYING =
  /^(?:forte|legere|petite|bonne|nouvelle|seule|simple|autre|importante|derniere|grande|meilleure|double|strong|new|small|slight|good|minor|major|further|full|partial|complete|total|final|last|single|quick|better|prior|mild|adequate|satisfactory|[a-z]+al)$/;
const COPULAS =
  /^(?:is|was|are|were|be|been|remains?|remained|seems?|est|sont|etait|etaient|reste|semble|demeure)$/;
const ARTICLES = /^(?:une|la|sa|cette|chaque|toute|a|an|the|his|her|this|any|no|some|my|its)$/;
/** « pour annuler ça », "to delete that"; "no, scratch that" is a command. */
const BEFORE_VERB = new Set([
  'can',
  'could',
  'must',
  'should',
  'will',
  'would',
  'to',
  'not',
  'cannot',
  'de',
  "d'",
  'pour',
  'a',
  'sans',
  'peut',
  'doit',
]);
/** « il efface la dernière phrase »: told of someone, or said in the middle of what is taken back. */
const SUBJECTS = new Set(['il', 'elle', 'on', 'ils', 'elles', 'qui', 'he', 'she', 'they', 'who']);
/** Of a person who corrects what he said, or of a word that is prose unless it restates. */
const STARTING = new Set(['je', 'let', 'i', 'plutot', 'pardon', 'sorry']);
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
/** « je reprends à mon compte », « je reprends point par point » */
const IDIOMS = /^(?:a (?:mon|mes)|point par)$/;
/** « je reprends ici », "I mean it": what follows, or stands before, makes prose of them. */
const PHRASES: Readonly<Record<string, { readonly before: RegExp; readonly after: RegExp }>> = {
  reprends: {
    before: /^(?:que|qu'|quand|si|lorsque|lorsqu')$/,
    after: /^(?:les|mon|mes|ici|donc|cette|ce|ses|son|sa)\b/,
  },
  dire: { before: /^(?:que|ce|qu'|si)$/, after: /^(?:qu(?:e\b|')|par\b)/ },
  mean: {
    before: /^(?:what|if|know|as|how|do|when|that|because|whatever)$/,
    after: /^(?:it|to|that|what|by|well|business|no|you)\b/,
  },
  meant: { before: /^(?:what|if|know|as|how|that)$/, after: /^(?:it|to|that|what|by|well|no|for)\b/ },
  wait: {
    before: /^(?:was|were|is|are|with|had|has|have|there|there's)$/,
    after: /^(?:time|times|list|lists|period|periods|was|were|is|are|could|would|had|has)\b/,
  },
};

/**
 * How the words of a correction command can be read: as a command; as prose ("the correction of"); as nobody can tell,
 * before "of"; or as prose unless they restate, `weak` where that would leave a doubt (« , correction de L1 »).
 */
export type ProseReading = 'prose' | 'unsure' | 'weak' | 'unless-restated' | 'command';

/** Reads the words of a correction command by their neighbours; `isFirst` where a text is inserted just before them. */
export function readProse(
  tokens: readonly Token[],
  at: number,
  length: number,
  isFirst: boolean,
): ProseReading {
  const first = tokens[at];
  const previous = isFirst ? undefined : tokens[at - 1];
  const next = tokens[at + length]?.key ?? '';
  if (first === undefined) return 'prose';
  const phrase = PHRASES[tokens[at + length - 1]?.key ?? ''];
  if (phrase !== undefined) {
    const isAfter = previous?.kind === 'word' && phrase.before.test(previous.key);
    if (isAfter) return 'prose';
    if (IDIOMS.test(`${next} ${tokens[at + length + 1]?.key ?? ''}`)) return 'prose';
    if (!phrase.after.test(`${next} ${tokens[at + length + 1]?.key ?? ''}`)) return 'command';
    return tokens[at + length - 1]?.key === 'reprends' ? 'unless-restated' : 'prose';
  }
  if (first.key === 'make' && previous?.kind !== 'word') return 'unless-restated';
  if (STARTING.has(first.key)) return 'command';
  const before = first.key === 'correction' ? BEFORE : BEFORE_VERB;
  if (previous?.kind === 'word' && before.has(previous.key)) return 'prose';
  if (first.key === 'correction' && previous?.kind === 'word' && QUALIFYING.test(previous.key))
    return qualifiedReading(previous.key, isFirst ? undefined : tokens[at - 2]);
  if (first.key !== 'correction' && previous?.kind === 'word' && SUBJECTS.has(previous.key)) return 'unsure';
  if (first.key !== 'correction' || !AFTER.has(next)) return 'command';
  return previous?.kind === 'word' ? 'unsure' : 'weak';
}

/** "a strong correction" is prose; "the strength is normal, correction" and "the radial, correction, ulnar" are not. */
function qualifiedReading(adjective: string, before: Token | undefined): ProseReading {
  const hasArticle = before?.kind === 'word' && ARTICLES.test(before.key);
  if (meaningOf(adjective) !== null) return hasArticle ? 'unless-restated' : 'command';
  if (hasArticle) return 'prose';
  const isPredicate = before !== undefined && COPULAS.test(before.key);
  return isPredicate ? 'command' : 'unless-restated';
}
