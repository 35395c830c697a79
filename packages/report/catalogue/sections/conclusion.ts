/** Sections 10 to 12: what was reviewed and what the physician concludes. */
import { datesInWords } from '../dates-in-words.ts';
import { section } from '../model.ts';
import type { Field, StatementBlock } from '../model.ts';
import { fields } from '../field-blocks.ts';

function text<const Id extends string>(id: Id, fr: string, en: string): Field<Id> {
  return { id, kind: 'text', label: { fr, en } };
}

const SECTION_10 = {
  id: 'section10',
  number: '10',
  about: 'evaluation',
  title: { fr: 'Examens paracliniques', en: 'Paraclinical examinations' },
} as const;

const REVIEWED: StatementBlock = {
  kind: 'statement',
  text: {
    fr: 'Les examens suivants ont été consultés.',
    en: 'The following examinations were reviewed.',
  },
};

const examinations = fields(
  'stack',
  text('examensParacliniques', 'Examens consultés', 'Examinations reviewed'),
);

export const section10 = section({
  ...SECTION_10,
  groups: [{ blocks: [REVIEWED, examinations] }],
});

export const section10OfVersion3 = section({
  ...SECTION_10,
  groups: [
    {
      blocks: [
        REVIEWED,
        fields('stack', {
          id: 'documentsConsultes',
          kind: 'documents',
          optional: true,
          label: { fr: 'Documents consultés', en: 'Documents reviewed' },
        }),
      ],
    },
    { blocks: [examinations] },
  ],
});

const SECTION_11 = {
  id: 'section11',
  number: '11',
  about: 'evaluation',
  title: { fr: 'Conclusion', en: 'Conclusion' },
} as const;

const conclusion = fields(
  'stack',
  text('conclusionResume', 'Résumé', 'Summary'),
  text('conclusionDiagnostic', 'Diagnostic', 'Diagnosis'),
  text('conclusionDateConsolidation', 'Date de consolidation', 'Date of consolidation'),
  text('conclusionSoinsTraitements', 'Soins et traitements', 'Care and treatment'),
  text('conclusionAtteintePermanente', 'Atteinte permanente', 'Permanent impairment'),
  text('conclusionLimitationsFonctionnelles', 'Limitations fonctionnelles', 'Functional limitations'),
  text(
    'conclusionEvaluationLimitations',
    'Évaluation des limitations fonctionnelles',
    'Evaluation of functional limitations',
  ),
);

export const section11 = section({ ...SECTION_11, groups: [{ blocks: [conclusion] }] });

export const section11OfVersion3 = datesInWords(
  section({
    ...SECTION_11,
    groups: [
      {
        blocks: [
          fields('stack', { ...text('discussion', 'Discussion', 'Discussion'), optional: true }),
          conclusion,
        ],
      },
    ],
  }),
  'conclusionDateConsolidation',
);

const SECTION_12 = {
  id: 'section12',
  number: '12',
  about: 'evaluation',
  only: 'word',
  title: { fr: 'Pourcentage d’atteinte permanente', en: 'Percentage of permanent impairment' },
} as const;

/** Typed by the physician, never generated: nothing that is computed is written there. */
const percentage = fields(
  'stack',
  text('conclusionPourcentageAtteinte', 'Pourcentage d’atteinte', 'Percentage of impairment'),
);

export const section12 = section({ ...SECTION_12, groups: [{ blocks: [percentage] }] });

export const section12OfVersion4 = section({
  ...SECTION_12,
  groups: [
    {
      blocks: [
        fields('stack', {
          id: 'sequelles',
          kind: 'impairment',
          optional: true,
          label: { fr: 'Séquelles et calcul', en: 'Sequelae and calculation' },
        }),
        percentage,
      ],
    },
  ],
});
