/** A run of text that both versions share, or that only one of them has. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Above this product of lengths a stretch without a common rare word is shown as replaced whole. */
const MAX_TABLE = 40_000;

/**
 * The difference by word. The `same` and `removed` runs joined give `before`; the `same` and `added` runs give
 * `after`. Words that occur once in both stretches anchor the comparison, so the time grows about linearly.
 */
export function diffWords(before: string, after: string): readonly WordChange[] {
  const changes: { kind: WordChange['kind']; text: string }[] = [];
  const push = (kind: WordChange['kind'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += words.join('');
    else changes.push({ kind, text: words.join('') });
  };
  compare(split(before), split(after), push);
  return changes;
}

type Push = (kind: WordChange['kind'], words: readonly string[]) => void;

function split(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

function compare(before: readonly string[], after: readonly string[], push: Push): void {
  // A stack of stretches instead of recursion: a long text must not exhaust the call stack.
  const stack: (readonly [readonly string[], readonly string[]])[] = [[before, after]];
  for (let stretch = stack.pop(); stretch !== undefined; stretch = stack.pop()) {
    const [left, right] = stretch;
    let head = 0;
    while (head < left.length && head < right.length && left[head] === right[head]) head += 1;
    let tail = 0;
    const room = Math.min(left.length, right.length) - head;
    while (tail < room && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1;
    push('same', left.slice(0, head));
    const a = left.slice(head, left.length - tail);
    const b = right.slice(head, right.length - tail);
    if (tail > 0) stack.push([left.slice(left.length - tail), right.slice(right.length - tail)]);
    if (a.length === 0 || b.length === 0) {
      push('removed', a);
      push('added', b);
      continue;
    }
    const anchors = findAnchors(a, b);
    if (anchors.length === 0) compareByTable(a, b, push);
    else pushStretches(a, b, anchors, stack);
  }
}

/** Puts the stretches between anchors on the stack, the first on top; each anchor opens the stretch that follows. */
function pushStretches(
  a: readonly string[],
  b: readonly string[],
  anchors: readonly (readonly [number, number])[],
  stack: (readonly [readonly string[], readonly string[]])[],
): void {
  const cuts = [...anchors, [a.length, b.length] as const];
  for (let at = cuts.length - 1; at >= 0; at -= 1) {
    const [endA, endB] = cuts[at] ?? [a.length, b.length];
    const [startA, startB] = at === 0 ? [0, 0] : (cuts[at - 1] ?? [0, 0]);
    if (endA > startA || endB > startB) stack.push([a.slice(startA, endA), b.slice(startB, endB)]);
  }
}

/** Pairs of positions of words that stand once on each side, the longest run in the same order. */
function findAnchors(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const inB = countOnce(b);
  const pairs: [number, number][] = [];
  for (const [word, at] of countOnce(a)) {
    const other = inB.get(word);
    if (at >= 0 && other !== undefined && other >= 0 && /\S/u.test(word)) pairs.push([at, other]);
  }
  return longestRising(pairs.sort((x, y) => x[0] - y[0]));
}

/** Where each word stands, or -1 when it stands more than once. */
function countOnce(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  words.forEach((word, at) => places.set(word, places.has(word) ? -1 : at));
  return places;
}

function longestRising(
  pairs: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const tops: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, value], at) => {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = at;
  });
  const run: (readonly [number, number])[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) run.push(pair);
  }
  return run.reverse();
}

/** Longest common subsequence of two short stretches. */
function compareByTable(a: readonly string[], b: readonly string[], push: Push): void {
  const width = b.length + 1;
  if (a.length * b.length > MAX_TABLE) {
    push('removed', a);
    push('added', b);
    return;
  }
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
      table[i * width + j] = a[i] === b[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : skip;
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const down = table[(i + 1) * width + j] ?? 0;
    const right = table[i * width + j + 1] ?? 0;
    if (a[i] === b[j]) {
      push('same', a.slice(i, i + 1));
      i += 1;
      j += 1;
    } else if (down >= right) {
      push('removed', a.slice(i, i + 1));
      i += 1;
    } else {
      push('added', b.slice(j, j + 1));
      j += 1;
    }
  }
  push('removed', a.slice(i));
  push('added', b.slice(j));
}
