import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId, RegionId } from '@constat/report/catalogue';
import { NOTHING_SAID, understandUtterance } from '../index.ts';
import type { ExaminationState } from '../index.ts';
import type { Item, Judged } from './judge.test-data.ts';

const PREFILLS = new Map(
  MEDICAL_EVALUATION.fields.flatMap(({ id, prefill }) =>
    prefill?.kind === 'value' ? [[id, prefill.value]] : [],
  ) as [string, string][],
);

/** Says an utterance after those before it, and answers what it alone wrote. */
export function runItem({ lang, context = {} }: Item, text: string): Judged {
  const values = new Map(Object.entries(context.before ?? {}));
  const written = new Set<string>();
  const form = {
    value: (field: string): string => values.get(field) ?? '',
    isOpen: (field: string): boolean => {
      const value = values.get(field) ?? '';
      return value === '' || (value === PREFILLS.get(field) && !written.has(field));
    },
  };
  const { region, table, field, side, mode } = context;
  let state: ExaminationState = {
    ...NOTHING_SAID,
    focus: {
      ...(region !== undefined && { place: region as RegionId }),
      ...(table !== undefined && { table }),
      ...(field !== undefined && { field: field as FieldId }),
      ...(side !== undefined && { side }),
      ...(mode !== undefined && { mode }),
    },
  };
  let judged: Judged = { writes: [], asked: false, focus: {} };
  for (const said of [...(context.said ?? []), text]) {
    const heard = understandUtterance({ text: said, language: lang, type: MEDICAL_EVALUATION, form }, state);
    ({ state } = heard);
    const { writes, asked, focus } = heard.outcome;
    for (const write of writes) {
      values.set(write.field, write.value);
      written.add(write.field);
    }
    judged = {
      writes,
      asked: asked !== null,
      focus: { region: focus.place, table: focus.table, field: focus.field, side: focus.side },
    };
  }
  return judged;
}
