import { expect, test } from 'vitest';
import { missingIncidentFields } from './incident-fields.ts';

const INCIDENT = {
  information: 'Nom et numéro de dossier',
  circumstances: 'Un PDF a été envoyé à la mauvaise adresse.',
  occurred: '2026-02-27',
  becameAware: '2026-03-01',
  personsConcerned: '1',
  riskElements: '',
  seriousRisk: '',
  noticeToCommission: '',
  noticeToPersons: '',
  publicNotice: '',
  measures: ' ',
};

test('what the register still asks for depends on the risk', () => {
  const whole = {
    ...INCIDENT,
    riskElements: 'Un seul destinataire, qui a supprimé le fichier.',
    seriousRisk: 'no',
    measures: 'Adresses vérifiées à deux.',
  };
  expect(missingIncidentFields(whole)).toEqual([]);
  expect(missingIncidentFields(INCIDENT)).toEqual(['riskElements', 'seriousRisk', 'measures']);
  expect(missingIncidentFields({ ...whole, seriousRisk: 'yes' })).toEqual([
    'noticeToCommission',
    'noticeToPersons',
  ]);
});
