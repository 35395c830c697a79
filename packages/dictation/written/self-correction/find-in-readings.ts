import type { DictationLanguage } from '../../commands/command.ts';
import type { Piece } from './correctable-facts.ts';
import type { Edit, Restated, Spoken } from './correction-place.ts';
import { findRestated } from './find-restated.ts';

/** What was said before a correction, and what is said after it. */
interface Reading {
  readonly said: Spoken;
  readonly next: Spoken;
}

/**
 * Finds the place that the next words restate, in both readings of the ends of sentences and lines: as ends, and as
 * pauses between the values of a list, « Genou droit. Flexion 60 degrés. Extension 10 degrés. », which an engine writes at
 * will. `unclear` where the two find different places.
 * @param sentences the last sentences and the next one
 * @param list as far as a correction reaches, and the next words whatever ends within them
 */
export function findInReadings(
  sentences: Reading,
  list: Reading,
  language: DictationLanguage,
): Restated | 'unclear' | null {
  const said = inList(list.said);
  const found = agreed(
    findRestated(sentences.said, sentences.next, language),
    findRestated(said, sentences.next, language),
  );
  return found === null || found === 'unclear'
    ? found
    : agreed(found, findRestated(said, inList(list.next), language));
}

function inList({ tokens, pieces }: Spoken): Spoken {
  return {
    tokens,
    pieces: pieces.map((piece): Piece => (piece.kind === 'stop' ? { ...piece, kind: 'comma' } : piece)),
  };
}

/** What both readings find; the list may find more, or alone find a measured value by the labels that name it. */
function agreed(
  found: Restated | 'unclear' | null,
  listed: Restated | 'unclear' | null,
): Restated | 'unclear' | null {
  if (found === listed) return found;
  if (listed === null || listed === 'unclear') return 'unclear';
  if (found === null || found === 'unclear') return listed.isNamed ? listed : 'unclear';
  return found.edits.every((edit) => listed.edits.some((other) => isSame(edit, other))) ? listed : 'unclear';
}

function isSame(edit: Edit, other: Edit): boolean {
  return edit.start === other.start && edit.end === other.end && edit.insert.length === other.insert.length;
}
