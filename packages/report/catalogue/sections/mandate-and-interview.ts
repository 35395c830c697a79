/** Sections 1 and 3 with what says how the evaluation was asked for and who was present: none of it is needed. */
import { group, section } from '../model.ts';
import type { Field } from '../model.ts';
import { fields } from '../texts.ts';
import { section1OfVersion1, section3OfVersion1 } from './history.ts';

function optional<const Id extends string>(kind: Field['kind'], id: Id, fr: string, en: string): Field<Id> {
  return { id, kind, label: { fr, en }, optional: true };
}

const request = group({
  blocks: [
    fields(
      'grid',
      optional('line', 'demandePartie', 'Partie requérante', 'Requesting party'),
      optional('line', 'demandeArticle', 'Article de la loi', 'Section of the Act'),
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

export const section1 = section({
  ...section1OfVersion1,
  groups: [...section1OfVersion1.groups, request],
});

export const section3 = section({
  ...section3OfVersion1,
  groups: [...section3OfVersion1.groups, presence],
});
