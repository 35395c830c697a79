/** Sections A and B: the worker and the physician. */
import { datesInWords } from '../dates-in-words.ts';
import { section } from '../model.ts';

export const sectionA = section({
  id: 'sectionA',
  number: 'A',
  about: 'file',
  title: { fr: 'Renseignements sur le travailleur', en: 'Worker identification' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'identity',
          fields: [
            { id: 'workerLastName', kind: 'line', label: { fr: 'Nom', en: 'Last name' } },
            { id: 'workerFirstName', kind: 'line', label: { fr: 'Prénom', en: 'First name' } },
            {
              id: 'healthInsuranceNo',
              kind: 'line',
              label: { fr: 'Numéro d’assurance maladie', en: 'Health insurance number' },
            },
            { id: 'birthDate', kind: 'date', label: { fr: 'Date de naissance', en: 'Date of birth' } },
            { id: 'workerAddress', kind: 'line', label: { fr: 'Adresse', en: 'Address' } },
            { id: 'workerPhone', kind: 'line', label: { fr: 'Téléphone', en: 'Telephone' } },
            {
              id: 'workerFileNo',
              kind: 'line',
              label: { fr: 'Numéro de dossier du travailleur', en: 'Worker’s file number' },
            },
            {
              id: 'originalEventDate',
              kind: 'date',
              label: { fr: 'Date de l’événement d’origine', en: 'Date of the original event' },
            },
            {
              id: 'relapseDate',
              kind: 'line',
              fixed: 'Nil',
              label: {
                fr: 'Date de la récidive, rechute ou aggravation',
                en: 'Date of recurrence, relapse or aggravation',
              },
            },
          ],
        },
      ],
    },
  ],
});

export const sectionAOfVersion3 = datesInWords(sectionA, 'relapseDate');

export const sectionB = section<never>({
  id: 'sectionB',
  number: 'B',
  about: 'file',
  title: { fr: 'Renseignements sur le médecin', en: 'Physician identification' },
  groups: [{ blocks: [{ kind: 'physician' }] }],
});
