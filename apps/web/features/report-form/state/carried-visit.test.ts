import { describe, expect, it } from 'vitest';
import { TestDevice } from './working-report.test-data.ts';

const SAAQ = 'Aucune réclamation antérieure rapportée.';

describe('a visit begun with what was taken over from an earlier report', () => {
  it('holds it as confirmed; what the form prefills beside it still waits', () => {
    const { report } = new TestDevice().openTab();
    const carried = { emploi: 'soudeuse', antecedentsSaaq: SAAQ, birthDate: '1980-02-03' };
    report.startNew('fr', { name: 'Zoé Exemple', regions: ['knees'], carried });
    expect(report.get('patientName')).toBe('Zoé Exemple');
    expect(report.get('emploi')).toBe('soudeuse');
    expect(report.get('birthDate')).toBe('1980-02-03');
    expect(report.get('antecedentsSaaq')).toBe(SAAQ);
    // Only a value that the form could have put there needs to be told apart from it.
    expect(report.getState().meta.confirmed).toEqual(['antecedentsSaaq']);
    expect(report.get('antecedentsCnesst')).toBe(SAAQ);
  });

  it('confirms nothing where nothing was taken over', () => {
    const { report } = new TestDevice().openTab();
    report.startNew('fr', { name: 'Zoé Exemple', carried: {} });
    expect(report.getState().meta.confirmed).toEqual([]);
    expect(report.get('emploi')).toBe('');
  });
});
