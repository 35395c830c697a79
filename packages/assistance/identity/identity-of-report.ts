import type { TextFieldId } from '@constat/report/catalogue';
import type { Identity } from './identity.ts';

/** The fields of section A that tell who the worker is. Its dates of events do not. */
export const IDENTITY_FIELDS = [
  'workerLastName',
  'workerFirstName',
  'healthInsuranceNo',
  'birthDate',
  'workerAddress',
  'workerPhone',
  'workerFileNo',
] as const satisfies readonly TextFieldId[];

/** Section A, as far as it tells who the worker is. */
export type IdentityFields = Partial<Readonly<Record<(typeof IDENTITY_FIELDS)[number], string | undefined>>>;

/** Characters of a field that are read: no name or address is longer, and time is spent on each. */
const LONGEST = 300;

/** What one state of section A tells. */
export function identityOfReport(fields: IdentityFields): Identity {
  const [last, first] = [fields.workerLastName, fields.workerFirstName].map((name = '') =>
    name.slice(0, LONGEST),
  );
  const written = (...values: readonly (string | undefined)[]): string[] =>
    values.flatMap((value = '') => (value.trim() === '' ? [] : [value.slice(0, LONGEST)]));
  return {
    names: [{ last: last ?? '', first: first ?? '' }],
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
