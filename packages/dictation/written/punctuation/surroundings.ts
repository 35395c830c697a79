import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../token.ts';

/** What stands around a phrase that may be punctuation. */
export class Surroundings {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly length: number;
  readonly language: DictationLanguage;
  /** What has been written so far: here a spoken mark is a mark already. */
  readonly written: readonly Token[];

  constructor(
    tokens: readonly Token[],
    at: number,
    length: number,
    language: DictationLanguage,
    written: readonly Token[],
  ) {
    this.tokens = tokens;
    this.at = at;
    this.length = length;
    this.language = language;
    this.written = written;
  }

  /** Key of the nth written token before the phrase, from 1; '' where there is none or a line ends. */
  before(nth: number): string {
    const token = this.written[this.written.length - nth];
    return token === undefined || token.kind === 'break' ? '' : token.key;
  }

  /** Key of the nth token after the phrase, from 1. */
  after(nth: number): string {
    const token = this.tokens[this.at + this.length + nth - 1];
    return token === undefined || token.kind === 'break' ? '' : token.key;
  }

  /** Whether a line, an item or a parenthesis has just begun: a mark cannot stand here. */
  get opensLine(): boolean {
    const last = this.written.at(-1);
    if (last === undefined || last.kind === 'break' || last.kind === 'item') return true;
    return last.kind === 'mark' && OPENERS.has(last.key);
  }

  /** Whether nothing but a mark stands just before: of a noun, nothing before it tells. */
  get opensClause(): boolean {
    const last = this.written.at(-1);
    return this.opensLine || (last?.kind === 'mark' && !CLOSERS.has(last.key));
  }
}

const OPENERS = new Set(['(', '«', '“', '[', '"']);
const CLOSERS = new Set([')', '»', '”', ']']);

/** What a phrase is where it stands: punctuation, ordinary words, a decimal sign, or nobody can tell. */
export type Verdict = 'mark' | 'word' | 'decimal' | 'unsure';

export type Rule = (around: Surroundings) => Verdict;

/** What a phrase writes when it is punctuation. */
export type Effect =
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'joint'; readonly text: string }
  | { readonly kind: 'dash' }
  | { readonly kind: 'break'; readonly text: string; readonly period: boolean }
  | { readonly kind: 'capital' };

export interface SpokenMark {
  readonly phrases: readonly string[];
  readonly effect: Effect;
  readonly rule: Rule;
}

/** Always punctuation. */
export const always: Rule = () => 'mark';
