import type { DictationLanguage, VoiceCommand } from '../../commands/command.ts';
import { acceptDefaults, fieldAt } from '../../commands/fields.ts';
import { PhraseTrie, keysOf } from '@constat/language/text';
import { asAmbiguous, madeFrom } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import {
  NextFieldPhrase,
  correctionsOf,
  endOfFill,
  endsSentence,
  filledWith,
  isPause,
  withoutPauses,
} from './fill-field.ts';
import { Triggers } from './trigger-variants.ts';

const ACCEPT: Readonly<Record<DictationLanguage, readonly string[]>> = {
  fr: [
    'accepter les valeurs par défaut',
    'acceptez les valeurs par défaut',
    'accepte les valeurs par défaut',
  ],
  en: ['accept defaults', 'accept the defaults', 'accept default values'],
};
const PERIODS = new Set(['.', '!', '?']);

/**
 * Stage 4. Writes the replacement of each spoken trigger, the longest first, outside quotation marks. The text of a
 * replacement is held: no later stage reads it. « Accepter les valeurs par défaut » fills the choices before it. After
 * « variable suivante », what is said up to the next one or to the end of the sentence fills the first field of the last
 * command that is still open; said without words, it leaves that field open and goes on to the one after it.
 */
export function insertCommands(
  tokens: readonly Token[],
  commands: readonly VoiceCommand[],
  language: DictationLanguage,
): readonly Token[] {
  const triggers = new Triggers(commands, language);
  const next = new NextFieldPhrase(language);
  const accept = new PhraseTrie<true>();
  for (const phrase of ACCEPT[language]) accept.add(keysOf(phrase, language), true);

  let written: Token[] | null = null;
  let firstField = 0;
  let openFields: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isOpen = token.kind === 'word' && !token.marks.includes('quoted');
    const trigger = isOpen ? triggers.longest(tokens, at) : null;
    if (trigger !== null) {
      written ??= tokens.slice(0, at);
      const replacement = replacementOf(trigger.value, tokens.slice(at, at + trigger.length), language);
      const fields = fieldIndexes(replacement, written.length);
      if (fields.length > 0) openFields = fields;
      written.push(...replacement);
      at += trigger.length - 1;
      at = skipRepeatedPeriod(tokens, at, written);
      continue;
    }
    const accepted = isOpen ? accept.longest(tokens, at) : null;
    if (accepted !== null) {
      written ??= tokens.slice(0, at);
      const isFilled = fillDefaults(written, firstField);
      // What had no default has none when the same is said again.
      firstField = written.length;
      if (isFilled) {
        openFields = openFields.filter((index) => written?.[index]?.marks.includes('field'));
        at += accepted.length - 1;
        at = skipRepeatedPeriod(tokens, at, written);
        continue;
      }
    }
    const said = isOpen ? next.lengthAt(tokens, at) : 0;
    if (said > 0) {
      written ??= tokens.slice(0, at);
      const field = openFields.shift();
      if (field === undefined) {
        written.push(...tokens.slice(at, at + said).map((word) => asAmbiguous(word, 'no-open-field')));
        at += said - 1;
        continue;
      }
      if (isPause(written.at(-1)) && written.at(-2)?.marks.includes('command')) written.pop();
      const isCommand = (index: number): boolean =>
        next.lengthAt(tokens, index) > 0 ||
        triggers.longest(tokens, index) !== null ||
        accept.longest(tokens, index) !== null;
      const end = endOfFill(tokens, at + said, isCommand);
      const words = withoutPauses(tokens.slice(at + said, end));
      const fill = filledWith(written[field] as Token, words, language);
      if (fill.length > 0) {
        // Only what follows the field is moved: a long dictation lies before it.
        const behind = written.splice(field);
        for (const token of fill) written.push(token);
        for (const token of behind.slice(1)) written.push(token);
        openFields = openFields.map((index) => index + fill.length - 1);
      }
      const after = endsSentence(tokens[end]) ? end + 1 : end;
      const placed = new Set(fill.length === 0 ? [] : words);
      const dropped = tokens.slice(at, after).filter((token) => !placed.has(token));
      written.push(...correctionsOf(dropped));
      at = after - 1;
      continue;
    }
    written?.push(token);
  }
  return written ?? tokens;
}

/** Where the fields of a replacement lie once it stands at `start`. */
function fieldIndexes(replacement: readonly Token[], start: number): number[] {
  return replacement.flatMap(({ marks }, index) => (marks.includes('field') ? [start + index] : []));
}

function replacementOf(
  command: VoiceCommand,
  source: readonly Token[],
  language: DictationLanguage,
): Token[] {
  const text = language === 'fr' ? withFrenchSpaces(command.replacement.trim()) : command.replacement.trim();
  const made: Token[] = [];
  let start = 0;
  const hold = (end: number, isField: boolean): void => {
    if (end === start) return;
    made.push(
      madeFrom(source, {
        text: text.slice(start, end),
        kind: 'held',
        ...(made.length === 0 ? {} : { glue: '', note: null }),
        ...(made.length === 0 ? { note: { ...source[0]?.note, command: command.trigger } } : {}),
        marks: isField ? ['command', 'field'] : ['command'],
      }),
    );
    start = end;
  };
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', Math.max(start, at + 1))) {
    const field = fieldAt(text, at);
    if (field === null) continue;
    hold(at, false);
    hold(field.end, true);
  }
  hold(text.length, false);
  return made;
}

/** The non-breaking spaces of French, the one thing that is changed in a replacement. */
function withFrenchSpaces(text: string): string {
  let spaced = text;
  for (const mark of [':', '»', '%']) spaced = spaced.replaceAll(` ${mark}`, `\u00A0${mark}`);
  return spaced.replaceAll('« ', '«\u00A0');
}

/** A spoken period after a replacement that ends on its own. */
function skipRepeatedPeriod(tokens: readonly Token[], at: number, written: readonly Token[]): number {
  const last = written.at(-1)?.text ?? '';
  const next = tokens[at + 1];
  return next !== undefined &&
    next.kind === 'mark' &&
    next.key === '.' &&
    PERIODS.has(last.charAt(last.length - 1))
    ? at + 1
    : at;
}

function fillDefaults(written: Token[], from: number): boolean {
  let filled = false;
  for (let index = from; index < written.length; index += 1) {
    const token = written[index] as Token;
    if (!token.marks.includes('field')) continue;
    const text = acceptDefaults(token.text);
    if (text === token.text) continue;
    written[index] = { ...token, text, key: text, marks: token.marks.filter((mark) => mark !== 'field') };
    filled = true;
  }
  return filled;
}
