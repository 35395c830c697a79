/** Section 9, scars, wherever they are. */
import { propertyTable } from '../build-list-tables.ts';
import { choiceOf, measureIn } from '../build-tables.ts';
import { group } from '../model.ts';

const CENTIMETRES = measureIn('cm');

export const scars = group({
  title: { fr: 'Cicatrices', en: 'Scars' },
  blocks: [
    propertyTable({
      id: 'scars',
      title: { fr: 'Description des cicatrices', en: 'Description of the scars' },
      prefix: 'cicatrice',
      optional: true,
      rows: [
        { name: '1', label: { fr: 'Cicatrice 1', en: 'Scar 1' } },
        { name: '2', label: { fr: 'Cicatrice 2', en: 'Scar 2' } },
        { name: '3', label: { fr: 'Cicatrice 3', en: 'Scar 3' } },
      ],
      properties: [
        { name: 'Site', label: { fr: 'Site', en: 'Site' }, content: { kind: 'line' } },
        { name: 'Longueur', label: { fr: 'Longueur', en: 'Length' }, content: CENTIMETRES },
        { name: 'Largeur', label: { fr: 'Largeur', en: 'Width' }, content: CENTIMETRES },
        { name: 'Adherence', label: { fr: 'Adhérence', en: 'Adherence' }, content: choiceOf('adherence') },
        { name: 'Couleur', label: { fr: 'Couleur', en: 'Colour' }, content: { kind: 'line' } },
      ],
    }),
  ],
});
