/** « Jamais », « aucun » beside what was done, taken, walked with or claimed; a fracture that is united and is not. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;

export const DENIED = [
  ...clean(
    'denied',
    row('fr', {
      historiqueEvolution: 'Infiltration du genou droit le 8 août 2024.',
      discussion: 'Il n’a jamais eu d’infiltration à la hanche.',
    }),
    row('fr', {
      historiqueEvolution: 'Arthroscopie du genou droit le 8 août 2024.',
      antecedentsChirurgicaux: 'Il n’a jamais été opéré avant l’événement.',
    }),
    row('fr', {
      medicationActuelle: 'Aucun médicament pour le genou. Metformine pour le diabète.',
      plaintesproblemes: 'Il prend de l’acétaminophène au besoin pour ses migraines.',
    }),
    row('fr', {
      observationGenerale: 'Il marche sans canne.',
      historiqueEvolution: 'Il a utilisé une canne pendant deux mois après la chirurgie.',
    }),
    row('fr', {
      antecedentsCnesst: 'Aucune réclamation antérieure pour le dos.',
      historiqueEvolution: 'Une réclamation est déposée à la CNESST le 8 avril 2024.',
    }),
    row('fr', {
      historiqueEvolution:
        'Aucune physiothérapie pendant l’été. La physiothérapie reprend en septembre 2024.',
    }),
    row('en', {
      historiqueEvolution: 'Injection of the right knee on August 8, 2024.',
      discussion: 'He never had an injection in the hip.',
    }),
    row('en', {
      historiqueEvolution: 'Right knee arthroscopy on August 8, 2024.',
      antecedentsChirurgicaux: 'He had never been operated on before the event.',
    }),
    row('en', {
      medicationActuelle: 'No medication for the knee. Metformin for diabetes.',
      plaintesproblemes: 'He takes acetaminophen as needed for migraines.',
    }),
    row('en', {
      observationGenerale: 'He walks without a cane.',
      historiqueEvolution: 'He used a cane for two months after the surgery.',
    }),
    row('en', {
      antecedentsCnesst: 'No previous claim for the back.',
      historiqueEvolution: 'A claim was filed with the CNESST on April 8, 2024.',
    }),
    row('en', {
      historiqueEvolution: 'No physiotherapy over the summer. Physiotherapy resumed in September 2024.',
    }),
  ),
  ...opposed(
    'denied',
    row('fr', {
      historiqueEvolution: 'Deux infiltrations de cortisone sont faites à l’automne 2024.',
      discussion: 'Le travailleur n’a jamais reçu d’infiltration.',
    }),
    row('fr', {
      historiqueEvolution: 'Méniscectomie partielle le 8 août 2024.',
      conclusionResume: 'La lésion n’a jamais été opérée.',
    }),
    row('fr', {
      medicationActuelle: 'Naproxène 500 mg deux fois par jour.',
      plaintesproblemes: 'Il ne prend aucun médicament.',
    }),
    row('fr', {
      plaintesproblemes: 'Il se déplace avec une canne.',
      observationGenerale: 'Il marche sans aide technique.',
    }),
    row('fr', {
      antecedentsCnesst: 'Aucune réclamation antérieure.',
      historiqueEvolution: 'Il a été indemnisé par la CNESST en 2017 pour une entorse lombaire.',
    }),
    row('fr', {
      historiqueEvolution: 'Elle reçoit vingt traitements de physiothérapie à l’été 2024.',
      conclusionResume: 'Elle n’a reçu aucune physiothérapie.',
    }),
    row('en', {
      historiqueEvolution: 'Two cortisone injections were given in the fall of 2024.',
      discussion: 'The worker never received an injection.',
    }),
    row('en', {
      historiqueEvolution: 'Partial meniscectomy on August 8, 2024.',
      conclusionResume: 'The injury was never operated on.',
    }),
    row('en', {
      medicationActuelle: 'Naproxen 500 mg twice daily.',
      plaintesproblemes: 'He takes no medication.',
    }),
    row('en', {
      plaintesproblemes: 'He gets around with a cane.',
      observationGenerale: 'He walks unaided.',
    }),
    row('en', {
      antecedentsCnesst: 'No previous claims.',
      historiqueEvolution: 'He was compensated by the CNESST in 2017 for a lumbar sprain.',
    }),
    row('en', {
      historiqueEvolution: 'She had twenty physiotherapy treatments in the summer of 2024.',
      conclusionResume: 'She had no physiotherapy.',
    }),
  ),
];

export const UNIONS = [
  ...clean(
    'denied',
    row('fr', {
      historiqueEvolution: 'Le 3 juin 2024, la fracture n’est pas encore consolidée.',
      conclusionResume: 'La fracture est consolidée.',
    }),
    row('fr', {
      examensParacliniques: 'RX du 3 juin 2024 : pseudarthrose du scaphoïde.',
      historiqueEvolution: 'Greffe le 9 août 2024.',
      conclusionResume: 'La fracture est maintenant consolidée.',
    }),
    row('fr', { conclusionResume: 'La fracture est consolidée, sans pseudarthrose.' }),
    row('en', {
      historiqueEvolution: 'On June 3, 2024, the fracture had not yet united.',
      conclusionResume: 'The fracture is united.',
    }),
    row('en', {
      examensParacliniques: 'X-ray of June 3, 2024: nonunion of the scaphoid.',
      historiqueEvolution: 'Bone graft on August 9, 2024.',
      conclusionResume: 'The fracture is now healed.',
    }),
    row('en', { conclusionResume: 'The fracture is united, without nonunion.' }),
  ),
  ...opposed(
    'denied',
    row('fr', {
      conclusionResume: 'La fracture est bien consolidée.',
      discussion: 'La fracture évolue vers une pseudarthrose.',
    }),
    row('fr', {
      conclusionDiagnostic: 'Pseudarthrose du scaphoïde droit.',
      conclusionResume: 'La fracture est guérie avec une bonne union osseuse.',
    }),
    row('en', {
      conclusionResume: 'The fracture has healed well.',
      discussion: 'The fracture has gone on to nonunion.',
    }),
    row('en', {
      conclusionDiagnostic: 'Nonunion of the right scaphoid.',
      conclusionResume: 'The fracture is healed with solid bony union.',
    }),
  ),
];
