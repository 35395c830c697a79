import type { TextFieldId } from '@constat/report/catalogue';
import type { Identity, PersonName } from './find-identity.ts';

/** The fields of section A that tell who the worker is, and the name on file of section 4. Dates of events do not. */
export const IDENTITY_FIELDS = [
  'workerLastName',
  'workerFirstName',
  'healthInsuranceNo',
  'birthDate',
  'workerAddress',
  'workerPhone',
  'workerFileNo',
  'patientName',
] as const satisfies readonly TextFieldId[];

/** What of a report tells who the worker is. */
export type IdentityFields = Partial<Readonly<Record<(typeof IDENTITY_FIELDS)[number], string | undefined>>>;

/** Characters of a field that are read: no name or address is longer, and time is spent on each. */
const LONGEST = 300;

/** What one state of a report tells. */
export function identityOfReport(fields: IdentityFields): Identity {
  const [last, first] = [fields.workerLastName, fields.workerFirstName].map((name = '') =>
    name.slice(0, LONGEST),
  );
  const written = (...values: readonly (string | undefined)[]): string[] =>
    values.flatMap((value = '') => (value.trim() === '' ? [] : [value.slice(0, LONGEST)]));
  return {
    names: [{ last: last ?? '', first: first ?? '' }, ...namesOnFile(fields.patientName ?? '')],
    birthDates: written(fields.birthDate),
    numbers: written(fields.healthInsuranceNo, fields.workerPhone, fields.workerFileNo),
    addresses: written(fields.workerAddress),
  };
}

/** What any of several sources tells. */
export function allIdentities(identities: readonly Identity[]): Identity {
  return {
    names: identities.flatMap(({ names = [] }) => names),
    birthDates: identities.flatMap(({ birthDates = [] }) => birthDates),
    numbers: identities.flatMap(({ numbers = [] }) => numbers),
    addresses: identities.flatMap(({ addresses = [] }) => addresses),
    emails: identities.flatMap(({ emails = [] }) => emails),
  };
}

/** « Tremblay, Jean », « Jean Tremblay »: which of the names comes first is not said, so it is read both ways. */
function namesOnFile(written: string): PersonName[] {
  const names = written.slice(0, LONGEST).match(/[\p{L}\p{M}'’‐‑-]+/gu) ?? [];
  const [first = '', ...rest] = names;
  const last = names.at(-1) ?? '';
  return [
    { last: first, first: rest.join(' ') },
    { last, first: names.slice(0, -1).join(' ') },
  ];
}
