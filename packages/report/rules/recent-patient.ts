import { textOf } from './form-data.ts';
import type { FormData } from './form-data.ts';

/** What the list of recent patients takes from a report; undefined when the report names nobody. */
export function recentPatientOf(
  data: FormData,
): { readonly patientName: string; readonly patientAge: string; readonly diagnosis: string } | undefined {
  const patientName = textOf(data, 'patientName').trim();
  if (patientName === '') return undefined;
  const diagnosis =
    firstLine(textOf(data, 'diagnosticsCnesst')) || firstLine(textOf(data, 'conclusionDiagnostic'));
  return { patientName, patientAge: textOf(data, 'age').trim(), diagnosis };
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.trim() ?? '';
}
