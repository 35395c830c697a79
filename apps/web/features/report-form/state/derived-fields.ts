import type { FieldId } from '@constat/report/catalogue';
import { bodyMassIndex } from './body-mass-index.ts';
import type { WorkingReport } from './working-report.ts';

type EditedReport = Pick<WorkingReport, 'get' | 'set' | 'getState' | 'subscribe'>;

const comparable = (index: string): string => index.replace(',', '.');

/**
 * What follows from an edit in other fields: the gender empties the dominance, weight and height give the body
 * mass index as long as nobody wrote another one. Returns what to call after each edit of the physician.
 */
export function createDerivedFields(report: EditedReport): (id: FieldId) => void {
  const indexNow = (): string =>
    bodyMassIndex(
      report.get('examenPoids'),
      report.get('examenTaille'),
      report.getState().meta.reportLanguage,
    );
  let computed = indexNow();
  let { generation } = report.getState();
  report.subscribe(() => {
    if (report.getState().generation === generation) return;
    ({ generation } = report.getState());
    computed = indexNow();
  });
  return (id) => {
    if (id === 'patientGender' && report.get('examenDominance') !== '') report.set('examenDominance', '');
    if (id !== 'examenPoids' && id !== 'examenTaille') return;
    const present = report.get('examenImc');
    const isOwn = present !== '' && comparable(present) !== comparable(computed);
    computed = indexNow();
    if (!isOwn && present !== computed) report.set('examenImc', computed);
  };
}
