import type { Localised } from './localised.ts';
import type { RegionId } from './model.ts';
import { REGION_TITLES } from './region-titles.ts';

export { REGION_TITLES };

/** How a type of report is offered to whoever begins one: apart from its fields, so that a list of them is small. */
export interface OfferedType {
  /** As in addresses. */
  readonly id: string;
  readonly name: Localised;
  readonly detail: Localised;
  /** The parts of the examination that a case may be about, in order of the page. */
  readonly regions: readonly RegionId[];
}

/** Every type of report that can be begun, in the order of the list. */
export const OFFERED_TYPES = [
  {
    id: 'cnesst-medical',
    name: { fr: 'MI Template', en: 'MI Template' },
    detail: { fr: 'Évaluation médicale CNESST', en: 'CNESST medical evaluation' },
    regions: [
      'cervical',
      'spine',
      'shoulders',
      'elbows',
      'wristsAndHands',
      'hips',
      'knees',
      'feetAndAnkles',
      'neuroUpper',
      'neuroLower',
      'circumferences',
      'gait',
    ],
  },
] as const satisfies readonly OfferedType[];
