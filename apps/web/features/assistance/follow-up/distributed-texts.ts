import type { DistributedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';

/** The parts of section 8 and the field that each goes into, in order of the page. */
export const PARTS = [
  { part: 'appreciation', field: 'appreciationEvolution' },
  { part: 'plaintes', field: 'plaintesproblemes' },
  { part: 'impact', field: 'impactAvq' },
] as const satisfies readonly { part: keyof DistributedAnswer['sections']; field: FieldId }[];

/** What is written into the three fields; a part that holds nothing leaves its field as it is. */
export function distributedTexts(sections: DistributedAnswer['sections']): ReadonlyMap<FieldId, string> {
  return new Map(
    PARTS.filter(({ part }) => sections[part].trim() !== '').map(({ part, field }) => [
      field,
      sections[part],
    ]),
  );
}
