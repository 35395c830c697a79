/** What may stand before a word to make another. */
export interface CompoundRules {
  /** Prefixes joined with or without a hyphen. */
  readonly joined: readonly string[];
  /** First parts that need a hyphen. */
  readonly hyphenated: readonly string[];
}

/** A compound cut into what stands first and the word that it ends with, whose grammar it takes. */
export interface CompoundParts {
  readonly first: string;
  readonly base: string;
}

const COMBINING_FORM = /^\p{Ll}{3,}[oi]$/u;
const SHORTEST_BASE = 5;

/**
 * The ways to cut a form into a prefix or combining form (« lombo- ») and a base. With a hyphen any combining form
 * serves; without one only a listed prefix before at least five letters, so that a slip is not taken for a word.
 */
export function compoundParts(form: string, rules: CompoundRules): CompoundParts[] {
  const hyphen = form.lastIndexOf('-');
  if (hyphen > 0) {
    const first = form.slice(0, hyphen);
    const known = first
      .split('-')
      .every(
        (part) => rules.joined.includes(part) || rules.hyphenated.includes(part) || COMBINING_FORM.test(part),
      );
    return known ? [{ first: `${first}-`, base: form.slice(hyphen + 1) }] : [];
  }
  return rules.joined
    .filter((prefix) => form.startsWith(prefix) && form.length - prefix.length >= SHORTEST_BASE)
    .map((first) => ({ first, base: form.slice(first.length) }));
}
