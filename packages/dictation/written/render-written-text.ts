import { fieldsOf } from '../commands/fields.ts';
import type { Token } from './dictation-token.ts';
import type {
  Ambiguity,
  Correction,
  KnownAbbreviation,
  Mark,
  WrittenText,
  WrittenToken,
} from './written-text.ts';

/** The tokens as the text that is shown, with everything that is known of it. */
export function renderWrittenText(tokens: readonly Token[]): WrittenText {
  const parts: string[] = [];
  let length = 0;
  const shown: WrittenToken[] = [];
  const passages: Passage[] = [];
  const corrections: Correction[] = [];
  const abbreviations: KnownAbbreviation[] = [];
  const verbatimSections: { text: string; trigger: string }[] = [];
  const usedCommands: string[] = [];
  let confidence = 1;
  for (const token of tokens) {
    const start = length + token.glue.length;
    const end = start + token.text.length;
    parts.push(token.glue, token.text);
    length = end;
    const { note } = token;
    if (note?.corrections !== undefined)
      corrections.push(...note.corrections.map((one) => ({ ...one, at: start })));
    if (token.text === '') continue;
    shown.push({
      text: token.text,
      start,
      end,
      origin: token.from === -1 ? null : { from: token.from, to: token.to },
      marks: marksOf(token),
    });
    if (token.ambiguity !== null) addPassage(passages, token.ambiguity, start, end);
    if (note?.section !== undefined) verbatimSections.push(note.section);
    if (note?.command !== undefined) usedCommands.push(note.command);
    if (note?.abbreviation !== undefined) {
      abbreviations.push({ start, end, ...note.abbreviation });
      if (note.abbreviation.expanded) confidence = Math.min(confidence, note.abbreviation.confidence);
    }
  }
  const text = parts.join('');
  return {
    text,
    tokens: shown,
    verbatimSections,
    fields: fieldsOf(text),
    ambiguous: passages.map((passage) => ({ ...passage, text: text.slice(passage.start, passage.end) })),
    corrections,
    abbreviations,
    usedCommands,
    confidence,
  };
}

function marksOf(token: Token): readonly Mark[] {
  return token.ambiguity === null ? token.marks : [...token.marks, 'ambiguous'];
}

/** A passage left as spoken. Its text is cut once all is written: each cut of a text that still grows copies it whole. */
type Passage = Omit<Ambiguity, 'text'>;

/** Words left for one reason side by side are one passage. */
function addPassage(passages: Passage[], reason: Passage['reason'], start: number, end: number): void {
  const last = passages.at(-1);
  if (last !== undefined && last.reason === reason && start - last.end <= 1)
    passages[passages.length - 1] = { ...last, end };
  else passages.push({ start, end, reason });
}
