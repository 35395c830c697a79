import type { NewAccount } from './create-account.ts';
import { defaultProfile } from './profile.ts';

/** The accounts of the demonstration. Their passwords are public and the persons do not exist. */
export const SAMPLE_ACCOUNTS: readonly (NewAccount & { readonly role: 'physician' | 'developer' })[] = [
  {
    username: 'medecin',
    password: 'demo-medecin',
    displayName: 'Dre Camille Zzexpert',
    email: 'camille.zzexpert@example.invalid',
    role: 'physician',
    sample: true,
    profile: {
      ...defaultProfile('Dre Camille Zzexpert'),
      licenceNumber: '99901',
      specialty: 'Chirurgie orthopédique',
      address: '200, avenue du Gabarit, Ville-Fictive (Québec) H0H 0H0',
      phone: '514 555-0199',
      email: 'camille.zzexpert@example.invalid',
    },
  },
  {
    username: 'developpeur',
    password: 'demo-developpeur',
    displayName: 'Développement Zzessai',
    email: 'developpement.zzessai@example.invalid',
    role: 'developer',
    sample: true,
  },
];
