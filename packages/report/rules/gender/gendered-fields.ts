import { onceForEachType } from '../../catalogue/index.ts';
import type { FieldId } from '../../catalogue/index.ts';

const NAMES_AND_NUMBERS: ReadonlySet<string> = new Set<FieldId>([
  'patientName',
  'workerLastName',
  'workerFirstName',
  'healthInsuranceNo',
  'workerAddress',
  'workerPhone',
  'workerFileNo',
  'relapseDate',
]);

/** Every text about the worker: where a word of the other gender is looked for. Names are not words about anybody. */
export const genderedFields = onceForEachType(({ fields }): readonly FieldId[] =>
  fields
    .filter((field) => (field.kind === 'text' || field.kind === 'line') && !NAMES_AND_NUMBERS.has(field.id))
    .map((field) => field.id),
);
