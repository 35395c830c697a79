import { LOW_CONFIDENCE } from '@constat/dictation/written';
import { writeText } from '@constat/dictation/written';
import type { Write } from '@constat/examination';
import type { FieldId } from '@constat/report/catalogue';
import type { SaidOfCell } from './speech-view.ts';
import type { SpokenChange, SpokenForm, Written } from './spoken-form.ts';
import type { Utterance } from './utterances.ts';

/** The words of the utterance that stand between these places, in UTF-16 units. */
function wordsBetween({ words }: Utterance, from: number, to: number): Utterance['words'] {
  let start = 0;
  return words.filter(({ text }) => {
    const end = start + text.length;
    const isIn = start < to && end > from;
    start = end + 1;
    return isIn;
  });
}

/** True when the engine was not sure of one of these words. */
const isUnsure = (words: Utterance['words']): boolean =>
  words.some(({ confidence = 1 }) => confidence < LOW_CONFIDENCE);

/** What the cell of a write came from. */
export function saidOf(words: string, utterance: Utterance, { from, to }: Write): SaidOfCell {
  const { recordingId } = utterance;
  const timed = wordsBetween(utterance, from, to).flatMap(({ start, end }) =>
    start === undefined || end === undefined ? [] : [{ start, end }],
  );
  const [first] = timed;
  const last = timed.at(-1);
  const isHeard = recordingId !== null && first !== undefined && last !== undefined;
  const at = isHeard ? { recordingId, fromMs: first.start * 1_000, toMs: last.end * 1_000 } : null;
  return { words, from, to, at };
}

/** Words added to a text begin a sentence there, and end it. */
function withSentence(present: string, said: string, language: 'fr' | 'en'): string {
  const { text } = writeText(said, { language, startsSentence: true });
  const sentence = /[.!?…»”)]$/u.test(text) ? text : `${text}.`;
  const before = present.trimEnd();
  if (before === '') return sentence;
  return `${before}${/[.!?…:»”]$/u.test(before) ? '' : '.'} ${sentence}`;
}

/** What the writes of one utterance change in the form; a cell that is written twice holds the last value. */
export function changeOf(
  writes: readonly Write[],
  utterance: Utterance,
  form: Pick<SpokenForm, 'value' | 'language'>,
): { readonly change: SpokenChange; readonly written: readonly Written[] } {
  const texts = new Map<FieldId, string>();
  const stated = new Set<FieldId>();
  const written = new Map<FieldId, Written>();
  for (const { field, value, adds, doubtful, statedNormal, from, to } of writes) {
    const before = form.value(field);
    const text = adds ? withSentence(texts.get(field) ?? before, value, form.language()) : value;
    if (statedNormal) stated.add(field);
    else stated.delete(field);
    if (statedNormal) texts.delete(field);
    else texts.set(field, text);
    written.set(field, {
      field,
      value: statedNormal ? '' : text,
      before,
      isNormal: statedNormal,
      isDoubtful: doubtful || isUnsure(wordsBetween(utterance, from, to)),
      adds,
    });
  }
  const isLost = ({ before, value, adds }: Written): boolean => !adds && before !== '' && before !== value;
  const setAside = [...written.values()].filter(isLost).map(({ field }) => field);
  return { change: { texts, stated: [...stated], setAside }, written: [...written.values()] };
}
