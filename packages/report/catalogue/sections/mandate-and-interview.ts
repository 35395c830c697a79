/** Sections 1 and 3 with what says how the evaluation was asked for and who was present: none of it is needed. */
import { group, section } from '../model.ts';
import type { Field } from '../model.ts';
import { fields } from '../field-blocks.ts';
import { section1, section3 } from './history.ts';

function optional<const Id extends string>(kind: Field['kind'], id: Id, fr: string, en: string): Field<Id> {
  return { id, kind, label: { fr, en }, optional: true };
}

const article = (text: string, fr: string, en: string) => ({ text, meaning: { fr, en } });

/** Articles of the Act respecting industrial accidents under which an evaluation is asked for. */
const ARTICLES = [
  article('203', 'rapport final du professionnel de la santé', 'final report of the health professional'),
  article('204', 'demande de la CNESST', 'requested by the CNESST'),
  article('209', 'demande de l’employeur', 'requested by the employer'),
  article('212', 'contestation par l’employeur', 'contestation by the employer'),
  article('221', 'avis du Bureau d’évaluation médicale', 'opinion of the Bureau d’évaluation médicale'),
];

const request = group({
  blocks: [
    fields(
      'grid',
      optional('line', 'demandePartie', 'Partie requérante', 'Requesting party'),
      {
        ...optional('line', 'demandeArticle', 'Article de la loi', 'Section of the Act'),
        suggestions: ARTICLES,
      },
      { ...optional('date', 'dateEcheance', 'Échéance du rapport', 'Due date of the report'), inWords: true },
    ),
    fields('stack', optional('text', 'demandeQuestions', 'Questions posées', 'Questions asked')),
  ],
});

const presence = group({
  blocks: [
    fields(
      'grid',
      optional('time', 'heureDebut', 'Heure du début', 'Start time'),
      optional('time', 'heureFin', 'Heure de la fin', 'End time'),
      optional('line', 'identiteVerification', 'Vérification de l’identité', 'Identity check'),
      optional('line', 'interprete', 'Interprète', 'Interpreter'),
      optional('line', 'tiersPresent', 'Tiers présent', 'Third party present'),
    ),
  ],
});

export const section1OfVersion3 = section({
  ...section1,
  groups: [...section1.groups, request],
});

export const section3OfVersion3 = section({
  ...section3,
  groups: [...section3.groups, presence],
});
