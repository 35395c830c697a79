import type { AmbiguityReason, Correction, Mark, Origin } from './written-text.ts';

/**
 * What a token is to the stages: a word; a punctuation mark; a joint (hyphen or slash that stands tight between two
 * words); the dash of a list item; a line break; or text held as it is.
 */
export type TokenKind = 'word' | 'mark' | 'joint' | 'item' | 'break' | 'held';

/** A piece of text on its way from spoken to written. */
export interface Token {
  readonly text: string;
  /** Folded for comparison; of a mark, the mark itself. */
  readonly key: string;
  /** The white space before it. */
  readonly glue: string;
  readonly kind: TokenKind;
  /** First and last spoken word it came from; -1 when none. */
  readonly from: number;
  readonly to: number;
  /** Whether a spoken command made it; of « virgule » between two numbers, whether it is their decimal sign. */
  readonly spoken: boolean;
  readonly marks: readonly Mark[];
  readonly ambiguity: AmbiguityReason | null;
  /** What else is known of it, kept apart because few tokens carry it. */
  readonly note: TokenNote | null;
}

export interface TokenNote {
  readonly section?: { readonly text: string; readonly trigger: string };
  readonly command?: string;
  readonly abbreviation?: {
    readonly letters: string;
    readonly expansion: string;
    readonly confidence: number;
    readonly expanded: boolean;
  };
  readonly corrections?: readonly Omit<Correction, 'at'>[];
}

export const NO_MARKS: readonly Mark[] = [];

/**
 * From the first to the last spoken word of the tokens, in whatever order a correction left them (« douze degrés,
 * correction, quatre-vingt-dix »: the unit was spoken before the number); null when none of them was spoken.
 */
export function originOf(tokens: readonly Token[]): Origin | null {
  let from = -1;
  let to = -1;
  for (const token of tokens) {
    if (token.from === -1) continue;
    from = from === -1 ? token.from : Math.min(from, token.from);
    to = Math.max(to, token.to);
  }
  return from === -1 ? null : { from, to };
}

/** A token that a stage makes out of others. */
export function madeFrom(
  sources: readonly Token[],
  made: Partial<Token> & Pick<Token, 'text' | 'kind'>,
): Token {
  const first = sources[0];
  const origin = originOf(sources);
  return {
    text: made.text,
    key: made.key ?? made.text,
    glue: made.glue ?? first?.glue ?? '',
    kind: made.kind,
    from: made.from ?? origin?.from ?? -1,
    to: made.to ?? origin?.to ?? -1,
    spoken: made.spoken ?? true,
    marks: made.marks ?? first?.marks ?? NO_MARKS,
    ambiguity: made.ambiguity ?? null,
    note: made.note === undefined ? (first?.note ?? null) : made.note,
  };
}

/** The token marked as left as spoken. */
export function asAmbiguous(token: Token, reason: AmbiguityReason): Token {
  return token.ambiguity === null ? { ...token, ambiguity: reason } : token;
}

/** The token with one more mark. */
export function withMark(token: Token, mark: Mark): Token {
  return token.marks.includes(mark) ? token : { ...token, marks: [...token.marks, mark] };
}

/** The tokens as text, as they stand. */
export function textOf(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) text += token.glue + token.text;
  return text;
}
