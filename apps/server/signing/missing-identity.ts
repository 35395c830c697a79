import type { FieldId } from '@constat/report/catalogue';
import type { ExportedReport } from '@constat/report/document';
import type { Signer } from './signed-content.ts';

/** What a report has to say of the worker before it is signed other than on paper. */
const IDENTITY = [
  'workerLastName',
  'workerFirstName',
  'workerFileNo',
  'birthDate',
] as const satisfies FieldId[];

/** Those of them that are empty, of the fields that the type of the report has. */
export function missingIdentity({ type, formData }: ExportedReport): FieldId[] {
  const known = new Set<FieldId>(type.fields.map(({ id }) => id));
  return IDENTITY.filter((id) => known.has(id) && (formData[id] ?? '').trim() === '');
}

/** True where the profile lacks what a signature names. */
export function isSignerUnknown({ displayName, licenceNumber }: Signer): boolean {
  return displayName.trim() === '' || licenceNumber.trim() === '';
}
