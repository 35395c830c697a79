/** Sections 10 to 12: what was reviewed and what the physician concludes. */
import { section } from '../model.ts';
import type { Field } from '../model.ts';

function text<const Id extends string>(id: Id, fr: string, en: string): Field<Id> {
  return { id, kind: 'text', label: { fr, en } };
}

export const section10 = section({
  id: 'section10',
  number: '10',
  about: 'evaluation',
  title: { fr: 'Examens paracliniques', en: 'Paraclinical examinations' },
  groups: [
    {
      blocks: [
        {
          kind: 'statement',
          text: {
            fr: 'Les examens suivants ont été consultés.',
            en: 'The following examinations were reviewed.',
          },
        },
        {
          kind: 'fields',
          layout: 'stack',
          fields: [text('examensParacliniques', 'Examens consultés', 'Examinations reviewed')],
        },
      ],
    },
  ],
});

export const section11 = section({
  id: 'section11',
  number: '11',
  about: 'evaluation',
  title: { fr: 'Conclusion', en: 'Conclusion' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [
            text('conclusionResume', 'Résumé', 'Summary'),
            text('conclusionDiagnostic', 'Diagnostic', 'Diagnosis'),
            text('conclusionDateConsolidation', 'Date de consolidation', 'Date of consolidation'),
            text('conclusionSoinsTraitements', 'Soins et traitements', 'Care and treatment'),
            text('conclusionAtteintePermanente', 'Atteinte permanente', 'Permanent impairment'),
            text(
              'conclusionLimitationsFonctionnelles',
              'Limitations fonctionnelles',
              'Functional limitations',
            ),
            text(
              'conclusionEvaluationLimitations',
              'Évaluation des limitations fonctionnelles',
              'Evaluation of functional limitations',
            ),
          ],
        },
      ],
    },
  ],
});

/** Typed by the physician, never generated: no percentage is computed or proposed. */
export const section12 = section({
  id: 'section12',
  number: '12',
  about: 'evaluation',
  only: 'word',
  title: { fr: 'Pourcentage d’atteinte permanente', en: 'Percentage of permanent impairment' },
  groups: [
    {
      blocks: [
        {
          kind: 'fields',
          layout: 'stack',
          fields: [
            text('conclusionPourcentageAtteinte', 'Pourcentage d’atteinte', 'Percentage of impairment'),
          ],
        },
      ],
    },
  ],
});
