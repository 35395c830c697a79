/** The texts that what is said of a part of the body can be added to. */
import type { FieldId, ReportType } from '@constat/report/catalogue';
import type { Focus } from './outcome.ts';
import { readExamination } from './rows/read-examination.ts';

export interface ExaminationText {
  readonly id: FieldId;
  readonly label: { readonly fr: string; readonly en: string };
}

/** Palpation before the others; the general texts where a part of the body has none, or none is in force. */
export function textsOfPlace(type: ReportType, { place }: Focus): readonly ExaminationText[] {
  const { texts } = readExamination(type);
  const own = texts.filter((text) => text.place === place);
  const found = own.length > 0 ? own : texts.filter((text) => text.place === 'general');
  const isPalpation = ({ id }: ExaminationText): boolean => id.endsWith('Palpation');
  return found.toSorted((one, other) => Number(isPalpation(other)) - Number(isPalpation(one)));
}
