/** What a medical or legal term names. */
export type TermClass =
  | 'anatomy'
  | 'movement'
  | 'complaint'
  | 'sign'
  | 'diagnosis'
  | 'test'
  | 'imaging'
  | 'procedure'
  | 'treatment'
  | 'device'
  | 'drug'
  | 'profession'
  | 'legal';

/**
 * The grammar of terms: nouns by gender, `common` for either gender, `noun` where the language has none; adjectives;
 * `adverb`. A plural that is not regular follows its singular after a slash.
 */
export type TermKind = 'masculine' | 'feminine' | 'common' | 'noun' | 'adjective' | 'adverb';

/** Terms by class and grammar, separated by blanks. */
export type TermTable = Readonly<Record<TermClass, Readonly<Partial<Record<TermKind, string>>>>>;

/** One term of a table. */
export interface Term {
  readonly lemma: string;
  readonly kind: TermKind;
  readonly termClass: TermClass;
  /** A plural that no rule gives. */
  readonly plural?: string;
}

/** The terms of a table one by one. */
export function listTerms(table: TermTable): Term[] {
  return Object.entries(table).flatMap(([termClass, kinds]) =>
    Object.entries(kinds).flatMap(([kind, text]) =>
      text
        .trim()
        .split(/\s+/u)
        .map((item) => {
          const [lemma = '', plural] = item.split('/');
          return {
            lemma,
            kind: kind as TermKind,
            termClass: termClass as TermClass,
            ...(plural !== undefined && { plural }),
          };
        }),
    ),
  );
}
