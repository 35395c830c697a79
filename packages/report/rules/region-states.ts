import { fieldsOfGroup } from '../catalogue/index.ts';
import type { RegionId, ReportType } from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { isTyped } from './typed-values.ts';

/** How far one part of the examination is. */
export interface RegionState {
  readonly id: RegionId;
  readonly isExamined: boolean;
  /** Fields that hold something of the physician's. */
  readonly filled: number;
  /** Prefilled values that wait for a confirmation. */
  readonly unconfirmed: number;
}

/** The state of each part of the examination, in order of the page. */
export function regionStates(
  type: ReportType,
  data: FormData,
  meta: Pick<ReportMeta, 'confirmed' | 'notExamined' | 'statedNormal'>,
): readonly RegionState[] {
  return type.regions.map(({ id, group }) => {
    const fields = fieldsOfGroup(group);
    return {
      id,
      isExamined: !meta.notExamined.includes(id),
      filled: fields.filter((field) => isTyped(field, data, meta)).length,
      unconfirmed: fields.filter((field) => isUnconfirmed(field, data, meta)).length,
    };
  });
}
