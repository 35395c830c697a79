import { endTriggersOf } from '../../commands/command.ts';
import type { DictationLanguage, VerbatimCommand } from '../../commands/command.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import { asAmbiguous, madeFrom, textOf } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import { protectWritten } from './protect-written.ts';

interface Opener {
  readonly trigger: string;
  readonly ends: readonly string[];
}

const RESERVED: readonly Opener[] = ['début verbatim', 'begin verbatim', 'start verbatim'].map((trigger) => ({
  trigger,
  ends: ['fin verbatim', 'end verbatim'],
}));
const QUOTES = { fr: ['«\u00A0', '\u00A0»'], en: ['“', '”'] } as const;
const CLOSERS = new Set(['fin', 'end']);

/**
 * Stage 1. What is said between a verbatim trigger and its end becomes one held token between quotation marks, byte
 * for byte; so do the quotations and the fields that the text holds already. A trigger without its end stays as spoken.
 */
export function protectVerbatim(
  tokens: readonly Token[],
  commands: readonly VerbatimCommand[],
  language: DictationLanguage,
): readonly Token[] {
  const openers = new PhraseTrie<Opener>();
  const enders = new PhraseTrie<string>();
  for (const opener of [...commands.map(openerOf), ...RESERVED]) {
    openers.add(keysOf(opener.trigger, language), opener);
    for (const end of opener.ends) enders.add(keysOf(end, language), end);
  }
  let closings: Closings | undefined;
  const written: Token[] = [];
  let kept = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const opening = openers.longest(tokens, at);
    if (opening === null || CLOSERS.has(tokens[at - 1]?.key ?? '')) continue;
    const inside = at + opening.length;
    closings ??= findClosings(tokens, enders);
    const closing = closings.after(opening.value.ends, inside);
    for (let index = kept; index < at; index += 1) written.push(tokens[index] as Token);
    kept = at;
    if (closing === null) {
      for (; kept < inside; kept += 1)
        written.push(asAmbiguous(tokens[kept] as Token, 'verbatim-not-closed'));
    } else {
      kept = closing.at + closing.length;
      if (closing.at > inside) {
        written.push(
          held(tokens.slice(inside, closing.at), tokens.slice(at, kept), opening.value.trigger, language),
        );
      }
    }
    at = kept - 1;
  }
  const spoken = kept === 0 ? tokens : written.concat(tokens.slice(kept));
  return protectWritten(spoken, language);
}

function openerOf(command: VerbatimCommand): Opener {
  return { trigger: command.trigger, ends: endTriggersOf(command) };
}

function held(
  inside: readonly Token[],
  all: readonly Token[],
  trigger: string,
  language: DictationLanguage,
): Token {
  const [first, ...rest] = inside;
  const text = (first?.text ?? '') + textOf(rest);
  const [open, close] = QUOTES[language];
  return madeFrom(all, {
    text: open + text + close,
    kind: 'held',
    marks: ['verbatim'],
    note: { section: { text, trigger } },
  });
}

interface Closing {
  readonly at: number;
  readonly length: number;
}

interface Closings {
  /** The nearest of the ends at a token or after it. */
  readonly after: (ends: readonly string[], from: number) => Closing | null;
}

function findClosings(tokens: readonly Token[], enders: PhraseTrie<string>): Closings {
  const places = new Map<string, Closing[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (const { value, length } of enders.every(tokens, at)) {
      const list = places.get(value);
      if (list === undefined) places.set(value, [{ at, length }]);
      else list.push({ at, length });
    }
  }
  const passed = new Map<string, number>();
  // `from` only grows, so that each list is walked once.
  const after: Closings['after'] = (ends, from) => {
    let nearest: Closing | null = null;
    for (const end of ends) {
      const list = places.get(end) ?? [];
      let index = passed.get(end) ?? 0;
      while (index < list.length && (list[index]?.at ?? 0) < from) index += 1;
      passed.set(end, index);
      const found = list[index];
      if (found !== undefined && (nearest === null || found.at < nearest.at)) nearest = found;
    }
    return nearest;
  };
  return { after };
}
