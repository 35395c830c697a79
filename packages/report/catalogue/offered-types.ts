import type { Localized } from './localized.ts';

/** How a type of report is offered to whoever begins one: apart from its fields, so that a list of them is small. */
export interface OfferedType {
  /** As in addresses. */
  readonly id: string;
  readonly name: Localized;
  readonly detail: Localized;
}

/** Every type of report that can be begun, in the order of the list. */
export const OFFERED_TYPES = [
  {
    id: 'cnesst-medical',
    name: { fr: 'MI Template', en: 'MI Template' },
    detail: { fr: 'Évaluation médicale CNESST', en: 'CNESST medical evaluation' },
  },
] as const satisfies readonly OfferedType[];
