/** Held out: measurements in free text, ligaments, complaints. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;
const dry = {
  genouxLachmanDroit: 'Négatif',
  genouxLachmanGauche: 'Négatif',
  genouxTiroirAnterieurDroit: 'Négatif',
};

export const TYPED_MEASURES_HELD_OUT = [
  ...opposed(
    'normal',
    row('fr', {
      examensAdditionnels: 'Cheville gauche : dorsiflexion 5, flexion plantaire 25.',
      conclusionResume: 'La cheville gauche bouge librement.',
    }),
    row('en', {
      examensAdditionnels: 'Left ankle: dorsiflexion 5, plantar flexion 25.',
      conclusionResume: 'Motion of the left ankle is unrestricted.',
    }),
  ),
  ...opposed(
    'measure',
    row('fr', {
      examensAdditionnels: 'Hanche gauche : flexion 120, abduction 45.',
      conclusionLimitationsFonctionnelles: 'Oui, la flexion de la hanche gauche se bloque à 70 degrés.',
    }),
    row('en', {
      examensAdditionnels: 'Left hip: flexion 120, abduction 45.',
      conclusionLimitationsFonctionnelles: 'Yes, since left hip flexion is restricted to 70 degrees.',
    }),
  ),
  ...clean(
    'measure',
    row('fr', {
      examensAdditionnels: 'Hanche gauche : flexion 120, abduction 45.',
      conclusionResume: 'La mobilité de la hanche gauche est complète.',
    }),
    row('en', {
      examensAdditionnels: 'Left hip: flexion 120, abduction 45.',
      conclusionResume: 'Motion of the left hip is full.',
    }),
  ),
];

export const LIGAMENTS_HELD_OUT = [
  ...opposed(
    'test-cell',
    row('fr', { ...dry, conclusionPourcentageAtteinte: 'Laxité du ligament croisé antérieur droit : 5 %.' }),
    row('en', {
      ...dry,
      conclusionPourcentageAtteinte: 'Laxity of the right anterior cruciate ligament: 5%.',
    }),
  ),
  ...clean(
    'test-cell',
    row('fr', { ...dry, conclusionResume: 'La laxité antérieure du genou gauche n’est plus retrouvée.' }),
    row('en', { ...dry, conclusionResume: 'Anterior laxity of the right knee is no longer found.' }),
  ),
];

export const COMPLAINED_SIDES_HELD_OUT = [
  ...opposed(
    'side',
    row('fr', {
      historiqueEvolution: 'Elle a commencé à avoir mal au coude droit.',
      conclusionResume: 'Épicondylite gauche.',
    }),
    row('en', {
      historiqueEvolution: 'Her right elbow began to hurt.',
      conclusionResume: 'Left lateral epicondylitis.',
    }),
  ),
  ...clean(
    'side',
    row('fr', {
      historiqueEvolution: 'Elle a commencé à avoir mal aux deux coudes.',
      conclusionResume: 'Épicondylite gauche.',
    }),
    row('en', {
      historiqueEvolution: 'Both elbows began to hurt.',
      conclusionResume: 'Left lateral epicondylitis.',
    }),
  ),
];
