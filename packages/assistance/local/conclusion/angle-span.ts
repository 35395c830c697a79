/** Two angles that are the ends of one span, each in a row of its own: « Arc douloureux », « Début » and « Fin ». */
import type { FieldId } from '@constat/report/catalogue';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';

/**
 * The sentence of a span, at the first of its ends that holds something; none at the other. Null where the angle is not
 * the end of a span.
 */
export function spanSentence(
  { id, field, block }: PlacedSource,
  byId: ReadonlyMap<FieldId, PlacedSource>,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] | null {
  if (block.kind !== 'table' || block.rows.map(({ label }) => label.fr).join() !== 'Début,Fin') return null;
  const [from, to] = block.rows.map(({ cells }) => {
    const cell = cells.find(({ side }) => side === field.side);
    return cell === undefined ? undefined : byId.get(cell.id);
  });
  if ((from ?? to)?.id !== id) return [];
  const ends = from === undefined ? 'spanTo' : to === undefined ? 'spanFrom' : 'span';
  const side = field.side === 'Droit' ? 'rightSide' : 'leftSide';
  const text = say(ends, language, { from: from?.value ?? '', to: to?.value ?? '' });
  return [
    {
      text: say('labelled', language, { label: `${block.title[language]}, ${say(side, language)}`, text }),
      fields: [from, to].flatMap((end) => (end === undefined ? [] : [end.id])),
    },
  ];
}
