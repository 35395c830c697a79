import { entryOf, isWord, rowsOf } from '../words/span.ts';
import type { Span } from '../words/span.ts';

/** What a span is to those beside it. */
export type Atom = 'rows' | 'scope' | 'side' | 'mode' | 'value' | 'stop' | 'end';

const STOPS = new Set(['.', ';', '\n', '!', '?']);

/** True of a mark that ends a sentence. */
export function isStop({ mark }: Span): boolean {
  return mark !== undefined && STOPS.has(mark);
}

/** The spans of an utterance with what stands before and after each. */
export class SpanLine {
  readonly spans: readonly Span[];
  /** Whether a vertebral level is a value of the row in hand. */
  readonly #takesLevel: () => boolean;

  /** « positif » stands after what it is of, "positive" before it or after it. */
  readonly hasLeadingAdjectives: boolean;

  constructor(
    spans: readonly Span[],
    {
      takesLevel,
      hasLeadingAdjectives,
    }: { readonly takesLevel: () => boolean; readonly hasLeadingAdjectives: boolean },
  ) {
    this.spans = spans;
    this.hasLeadingAdjectives = hasLeadingAdjectives;
    this.#takesLevel = takesLevel;
  }

  at(index: number): Span | undefined {
    return this.spans[index];
  }

  atom(span: Span): Atom | null {
    if (span.mark !== undefined) return isStop(span) ? 'stop' : null;
    if (isWord(span, 'except')) return 'stop';
    if (span.number !== undefined || (span.level !== undefined && this.#takesLevel())) return 'value';
    if (entryOf(span, 'side') !== undefined) return 'side';
    if (entryOf(span, 'mode') !== undefined) return 'mode';
    if (rowsOf(span) !== undefined) return 'rows';
    // « lombaire » is a choice of a pain as well as a part of the body.
    const isPlace = entryOf(span, 'place') !== undefined;
    const isResult = span.entries.some(
      (entry) => entry.kind === 'result' && (!isPlace || entry.labels === undefined),
    );
    if (isResult) return 'value';
    return entryOf(span, 'table') !== undefined || isPlace ? 'scope' : null;
  }

  /** Where the next span stands that is more than a link; the end of the line where none does. */
  indexOfNext(at: number, passing: readonly Atom[] = []): number {
    for (let index = at + 1; index < this.spans.length; index += 1) {
      const span = this.spans[index];
      const atom = span === undefined ? null : this.atom(span);
      if (atom !== null && !passing.includes(atom)) return index;
    }
    return this.spans.length;
  }

  next(at: number, passing: readonly Atom[] = []): Atom {
    const span = this.spans[this.indexOfNext(at, passing)];
    return span === undefined ? 'end' : (this.atom(span) ?? 'end');
  }

  /** The words between a span and the next that is more than a link. */
  linksAfter(at: number): readonly Span[] {
    return this.spans.slice(at + 1, this.indexOfNext(at)).filter(({ mark }) => mark === undefined);
  }

  /** A contrast stands between a span and what is before it: « mais ». */
  isContrasted(at: number): boolean {
    for (let index = at - 1; index >= 0; index -= 1) {
      const span = this.spans[index];
      if (span === undefined || this.atom(span) !== null) return false;
      if (isWord(span, 'but')) return true;
    }
    return false;
  }

  /** How a span is joined to what stands before it: listed with it, or of it. */
  linkBefore(at: number, passing: readonly Atom[] = []): 'and' | 'mark' | 'of' | null {
    let isOf = false;
    for (let index = at - 1; index >= 0; index -= 1) {
      const span = this.spans[index];
      const atom = span === undefined ? null : this.atom(span);
      if (span === undefined || (atom !== null && !passing.includes(atom))) break;
      if (span.mark === ',') return 'mark';
      // « en C6 et en C7 » is a list.
      if (isWord(span, 'and')) return 'and';
      isOf ||= isWord(span, 'of', 'at');
    }
    return isOf ? 'of' : null;
  }
}
