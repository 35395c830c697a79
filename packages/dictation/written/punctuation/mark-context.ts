import { readCardinal } from '@constat/language/numbers';
import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';

/** What stands around a phrase that may be punctuation. */
export class MarkContext {
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

  /** The nth token after the phrase as it stands, from 1; '' where there is none or a line ends. */
  textAfter(nth: number): string {
    return this.after(nth) === '' ? '' : (this.tokens[this.at + this.length + nth - 1]?.text ?? '');
  }

  /** Whether the nth token after the phrase is a mark. */
  isMark(nth: number): boolean {
    return this.tokens[this.at + this.length + nth - 1]?.kind === 'mark';
  }

  /** Tokens of the number that follows the phrase; 0 where none does. */
  get numberAfter(): number {
    return readCardinal(this.tokens, this.at + this.length, this.language)?.length ?? 0;
  }

  /** Whether a sentence starts with the nth written token before the phrase. */
  startsSentence(nth: number): boolean {
    const token = this.written[this.written.length - nth];
    return token === undefined || token.kind === 'break' || (token.kind === 'mark' && STOPS.has(token.key));
  }

  /** Whether one of the marks `open` before the phrase still lacks its `close`. */
  isOpen(open: string, close: string): boolean {
    let closed = 0;
    const from = Math.max(0, this.written.length - LONGEST_ASIDE);
    for (let index = this.written.length - 1; index >= from; index -= 1) {
      const { kind, key } = this.written[index] as Token;
      if (kind !== 'mark') continue;
      if (key === close) closed += 1;
      if (key === open && (closed -= 1) < 0) return true;
    }
    return false;
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

/** Tokens of the longest text between parentheses or quotation marks that is looked for. */
const LONGEST_ASIDE = 400;
const STOPS = new Set(['.', '!', '?', '…', '...']);
const OPENERS = new Set(['(', '«', '“', '[', '"']);
const CLOSERS = new Set([')', '»', '”', ']']);

/** What a phrase is where it stands: punctuation, ordinary words, a decimal sign, or nobody can tell. */
export type Verdict = 'mark' | 'word' | 'decimal' | 'unsure';

export type Rule = (around: MarkContext) => Verdict;

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
