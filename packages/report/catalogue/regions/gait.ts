/** Section 9, gait and functional tests. */
import { choiceOf, sideTable, singleTable } from '../build-tables.ts';
import { group } from '../model.ts';
import { REGION_TITLES } from '../region-titles.ts';
import { fields, optional, text } from '../field-blocks.ts';

export const gait = group({
  title: REGION_TITLES.gait,
  region: 'gait',
  parts: ['back', 'hip', 'knee', 'ankle', 'foot'],
  blocks: [
    fields('grid', {
      id: 'demarche',
      kind: 'choice',
      options: 'gait',
      label: { fr: 'Démarche', en: 'Gait' },
    }),
    optional(
      fields(
        'grid',
        {
          id: 'demarcheAide',
          kind: 'choice',
          options: 'walkingAid',
          label: { fr: 'Aide à la marche', en: 'Walking aid' },
        },
        {
          id: 'demarcheCote',
          kind: 'choice',
          options: 'whichSide',
          label: { fr: 'Côté de l’aide', en: 'Side of the aid' },
        },
      ),
    ),
    optional(text('demarcheDescription', 'Description de la démarche', 'Description of the gait')),
    singleTable({
      id: 'gaitTests',
      title: { fr: 'Épreuves de marche', en: 'Walking tests' },
      prefix: 'demarche',
      content: choiceOf('ability'),
      rows: [
        { name: 'Talons', label: { fr: 'Sur les talons', en: 'On the heels' } },
        { name: 'Pointes', label: { fr: 'Sur la pointe des pieds', en: 'On tiptoe' } },
        { name: 'Accroupissement', label: { fr: 'Accroupissement', en: 'Squat' } },
      ],
    }),
    sideTable({
      id: 'singleLegStance',
      title: { fr: 'Appui unipodal', en: 'Single-leg stance' },
      prefix: 'demarche',
      content: choiceOf('ability'),
      rows: [{ name: 'AppuiUnipodal', label: { fr: 'Appui unipodal', en: 'Single-leg stance' } }],
    }),
  ],
});
