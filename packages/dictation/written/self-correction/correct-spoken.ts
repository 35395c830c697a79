import { asAmbiguous, madeFrom, originOf, textOf } from '../dictation-token.ts';
import type { Token, TokenNote } from '../dictation-token.ts';
import { Triggers } from '../voice-commands/trigger-variants.ts';
import type { SpokenWord, WriteOptions } from '../written-text.ts';
import { createCommandFinder } from './find-command.ts';
import { applyCorrection } from './apply-correction.ts';

type CorrectionOptions = Pick<WriteOptions, 'language' | 'undone' | 'voiceCommands'>;

/**
 * Stage 3. Takes back what a spoken correction takes back, exactly, and notes it so that it can be undone. A command
 * that restates nothing stays in the text as spoken, and is marked. What stands before a text that is inserted, or
 * before a field, is out of reach.
 */
export function correctSpoken(
  tokens: readonly Token[],
  words: readonly SpokenWord[],
  { language, undone = [], voiceCommands = [] }: CorrectionOptions,
): readonly Token[] {
  const triggers = new Triggers(voiceCommands, language);
  const commandAt = createCommandFinder(language);
  const written: Token[] = [];
  const isInserted = (list: readonly Token[], at: number): boolean =>
    list[at]?.kind === 'word' && triggers.longest(list, at) !== null;
  const notes = new CorrectionNotes();
  const barriers: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const command = token.marks.includes('quoted') ? null : commandAt(tokens, at);
    if (command === null) {
      notes.attach(token);
      written.push(token);
      const inserted = token.kind === 'word' ? triggers.longest(tokens, at) : null;
      if (inserted !== null || token.marks.includes('field'))
        barriers.push(written.length - 1 + (inserted?.length ?? 1));
      continue;
    }
    const spoken = tokens.slice(at, command.end);
    const taken = undone.includes(token.from)
      ? 'prose'
      : applyCorrection({
          command,
          written,
          tokens,
          words,
          language,
          reach: barriers.at(-1) ?? 0,
          commandAt,
          isInserted,
        });
    if (taken === 'prose' || taken === 'unsure') {
      const kept = taken === 'prose' ? spoken : spoken.map((one) => asAmbiguous(one, 'correction'));
      notes.attach(kept[0] as Token);
      for (const one of kept) written.push(one);
      at = command.end - 1;
      continue;
    }
    const removed = taken.removed.flat();
    notes.take(removed, {
      id: token.from,
      command: textOf(spoken).trim(),
      removed: taken.removed
        .map((part) => textOf(part).trim())
        .filter((part) => part !== '')
        .join(' […] '),
      removedOrigin: originOf(removed),
    });
    const instead = taken.writtenAt === null ? undefined : written[taken.writtenAt];
    if (instead !== undefined) notes.attach(instead);
    while ((barriers.at(-1) ?? 0) > written.length) barriers.pop();
    at = taken.resumeAt - 1;
  }
  return notes.written(written);
}

type SpokenCorrection = NonNullable<TokenNote['corrections']>[number];

/** Which corrections stand at which token; those of a token that is taken away go on to the next. */
class CorrectionNotes {
  #pending: SpokenCorrection[] = [];
  readonly #at = new Map<Token, SpokenCorrection[]>();

  /** The corrections that wait for a token stand at this one. */
  attach(token: Token): void {
    if (this.#pending.length === 0) return;
    const own = this.#at.get(token) ?? [];
    this.#at.set(token, merged(own, this.#pending));
    this.#pending = [];
  }

  take(removed: readonly Token[], correction: SpokenCorrection): void {
    for (const token of removed) {
      const own = this.#at.get(token);
      if (own === undefined) continue;
      this.#at.delete(token);
      this.#pending = merged(own, this.#pending);
    }
    this.#pending.push(correction);
  }

  written(tokens: readonly Token[]): readonly Token[] {
    const noted =
      this.#at.size === 0
        ? [...tokens]
        : tokens.map((token) => {
            const own = this.#at.get(token);
            if (own === undefined) return token;
            const corrections = own.toSorted((one, other) => one.id - other.id);
            return { ...token, note: { ...token.note, corrections } };
          });
    if (this.#pending.length > 0) {
      noted.push(madeFrom([], { text: '', kind: 'held', glue: '', note: { corrections: this.#pending } }));
    }
    return noted;
  }
}

/** Both lists in one; the shorter is added to the longer, so that a long one is not copied at each correction. */
function merged(one: SpokenCorrection[], other: SpokenCorrection[]): SpokenCorrection[] {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  longer.push(...shorter);
  return longer;
}
