/** Sections 1 to 8: the mandate and what the worker and the file tell. */
import { section } from '../model.ts';
import type { Field } from '../model.ts';
import type { Localised } from '../localised.ts';
import { datesInWords } from '../dates-in-words.ts';

function flag<const Id extends string>(id: Id, fr: string, en: string): Field<Id> {
  return { id, kind: 'flag', label: { fr, en } };
}

function text<const Id extends string>(id: Id, fr: string, en: string, sample?: Localised): Field<Id> {
  return {
    id,
    kind: 'text',
    label: { fr, en },
    ...(sample ? { prefill: { kind: 'sample', text: sample } } : {}),
  };
}

function habit<const Id extends string>(id: Id, fr: string, en: string): Field<Id> {
  return { id, kind: 'choice', options: 'habit', label: { fr, en } };
}

/** The five points of section 212 of the Act respecting industrial accidents, points 4 and 5 in two parts. */
export const section1 = section({
  id: 'section1',
  number: '1',
  about: 'file',
  title: { fr: 'Mandat', en: 'Mandate' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'checkboxes',
          fields: [
            flag('mandatDiagnostic', 'Diagnostic', 'Diagnosis'),
            flag(
              'mandatConsolidation',
              'Date ou période prévisible de consolidation',
              'Date or foreseeable period of consolidation',
            ),
            flag(
              'mandatSoins',
              'Nature, nécessité, suffisance ou durée des soins ou des traitements',
              'Nature, necessity, sufficiency or duration of care or treatment',
            ),
            flag(
              'mandatAtteinte',
              'Existence de l’atteinte permanente à l’intégrité physique ou psychique',
              'Existence of permanent physical or mental impairment',
            ),
            flag(
              'mandatAtteintePourcentage',
              'Pourcentage de l’atteinte permanente',
              'Percentage of permanent impairment',
            ),
            flag(
              'mandatLimitations',
              'Existence de limitations fonctionnelles',
              'Existence of functional limitations',
            ),
            flag(
              'mandatLimitationsEvaluation',
              'Évaluation des limitations fonctionnelles',
              'Evaluation of functional limitations',
            ),
          ],
        },
      ],
    },
  ],
});

export const section2 = section({
  id: 'section2',
  number: '2',
  about: 'file',
  title: { fr: 'Diagnostics acceptés par la CNESST', en: 'Diagnoses accepted by the CNESST' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [text('diagnosticsCnesst', 'Diagnostics acceptés', 'Accepted diagnoses')],
        },
      ],
    },
  ],
});

export const section3 = section({
  id: 'section3',
  number: '3',
  about: 'evaluation',
  title: { fr: 'Modalité de l’entrevue', en: 'Interview modality' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [
            text('modaliteEntrevue', 'Modalité de l’entrevue', 'Interview modality', {
              fr: 'L’entrevue et l’examen ont lieu en présence, en français.',
              en: 'The interview and the examination take place in person, in English.',
            }),
          ],
        },
      ],
    },
  ],
});

export const section4 = section({
  id: 'section4',
  number: '4',
  about: 'file',
  title: { fr: 'Identification', en: 'Identification' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'grid',
          fields: [
            { id: 'patientName', kind: 'line', label: { fr: 'Nom au dossier', en: 'Name on file' } },
            { id: 'age', kind: 'line', label: { fr: 'Âge', en: 'Age' } },
            {
              id: 'dateEvaluation',
              kind: 'date',
              label: { fr: 'Date de l’évaluation', en: 'Date of evaluation' },
              prefill: { kind: 'today' },
            },
            { id: 'patientGender', kind: 'choice', options: 'gender', label: { fr: 'Genre', en: 'Gender' } },
            { id: 'dominance', kind: 'line', label: { fr: 'Dominance', en: 'Dominance' } },
            { id: 'emploi', kind: 'line', label: { fr: 'Emploi', en: 'Employment' } },
          ],
        },
      ],
    },
  ],
});

export const section4OfVersion3 = datesInWords(section4);

export const section5 = section({
  id: 'section5',
  number: '5',
  about: 'evaluation',
  title: { fr: 'Antécédents', en: 'History' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [
            text('antecedentsMedicaux', 'Médicaux', 'Medical', {
              fr: 'Aucun antécédent médical rapporté.',
              en: 'No medical history reported.',
            }),
            text('antecedentsChirurgicaux', 'Chirurgicaux', 'Surgical', {
              fr: 'Aucun antécédent chirurgical rapporté.',
              en: 'No surgical history reported.',
            }),
            text('antecedentsLesion', 'Au site de la lésion', 'At the site of injury', {
              fr: 'Aucun antécédent rapporté au site de la lésion.',
              en: 'No history reported at the site of injury.',
            }),
            text('antecedentsCnesst', 'CNESST', 'CNESST', {
              fr: 'Aucune réclamation antérieure rapportée.',
              en: 'No previous claim reported.',
            }),
            text('antecedentsSaaq', 'SAAQ', 'SAAQ', {
              fr: 'Aucune réclamation antérieure rapportée.',
              en: 'No previous claim reported.',
            }),
            text('antecedentsAutres', 'Autres', 'Other', {
              fr: 'Aucun autre antécédent rapporté.',
              en: 'No other history reported.',
            }),
            text('antecedentsAllergie', 'Allergies', 'Allergies', {
              fr: 'Aucune allergie rapportée.',
              en: 'No allergy reported.',
            }),
          ],
        },
        {
          kind: 'fields',
          layout: 'grid',
          fields: [
            habit('antecedentsTabac', 'Tabac', 'Tobacco'),
            habit('antecedentsCannabis', 'Cannabis', 'Cannabis'),
            habit('antecedentsAlcool', 'Alcool', 'Alcohol'),
          ],
        },
      ],
    },
  ],
});

export const section6 = section({
  id: 'section6',
  number: '6',
  about: 'evaluation',
  title: {
    fr: 'Médication actuelle et mesures thérapeutiques en cours',
    en: 'Current medication and ongoing therapeutic measures',
  },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [text('medicationActuelle', 'Médication et mesures', 'Medication and measures')],
        },
      ],
    },
  ],
});

export const section7 = section({
  id: 'section7',
  number: '7',
  about: 'evaluation',
  title: { fr: 'Historique de faits et évolution', en: 'History of facts and evolution' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [text('historiqueEvolution', 'Historique et évolution', 'History and evolution')],
        },
      ],
    },
  ],
});

export const section8 = section({
  id: 'section8',
  number: '8',
  about: 'evaluation',
  title: { fr: 'Questionnaire subjectif et état actuel', en: 'Subjective questionnaire and current state' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [
            text('section8Input', 'Texte d’ensemble', 'Overall text'),
            text(
              'appreciationEvolution',
              'Appréciation subjective de l’évolution',
              'Subjective appreciation of evolution',
            ),
            text('plaintesproblemes', 'Plaintes et problèmes', 'Complaints and problems'),
            text('impactAvq', 'Impact sur les AVQ et AVD', 'Impact on activities of daily living'),
          ],
        },
      ],
    },
  ],
});
