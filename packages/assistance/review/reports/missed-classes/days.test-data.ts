/** Durations over clauses and sentences, the day of the event in English, days counted from it, ages and opinions on consolidation. */
import { clean, opposed } from '../passages.test-data.ts';

const history = (language: 'fr' | 'en', text: string) => [language, { historiqueEvolution: text }] as const;
const consolidated = (language: 'fr' | 'en', text: string) =>
  [language, { conclusionDateConsolidation: text }] as const;

export const DAYS = [
  ...clean(
    'duration',
    history('fr', 'Absent huit semaines (du 8 avril au 3 juin 2024).'),
    history(
      'fr',
      'Opéré le 3 octobre 2024. Il reprend le travail le 3 avril 2025, six mois après l’opération.',
    ),
    history('fr', 'Plâtre le 8 avril 2024, retiré quatre semaines plus tard, le 6 mai 2024.'),
    history(
      'fr',
      'Infiltration le 3 juin 2024. Revu le 3 septembre 2024, deux mois après la fin de la physiothérapie.',
    ),
    consolidated('fr', 'Le 5 août 2025, soit seize mois après l’événement du 5 avril 2024.'),
    history('en', 'Off for eight weeks (April 8 to June 3, 2024).'),
    history(
      'en',
      'Operated on October 3, 2024. He returned on April 3, 2025, six months after the operation.',
    ),
    history('en', 'A cast was applied on April 8, 2024 and removed four weeks later, on May 6, 2024.'),
    history(
      'en',
      'Injection on June 3, 2024. Seen on September 3, 2024, two months after the end of physiotherapy.',
    ),
    consolidated('en', 'August 5, 2025, sixteen months after the event of April 5, 2024.'),
  ),
  ...clean(
    'event-date',
    history('en', 'After the fall he went on working and saw a doctor on April 9, 2024, four days later.'),
    history('en', 'She went back to work on July 8, 2024, three months after the fall.'),
    history('fr', 'Elle reprend le travail le 8 juillet 2024, trois mois après la chute.'),
  ),
  ...clean(
    'consolidation-date',
    [
      'fr',
      {
        conclusionDateConsolidation: '3 novembre 2025',
        conclusionResume: 'Son médecin l’a consolidée le 4 août 2025, ce qui paraît hâtif.',
      },
    ],
    [
      'en',
      {
        conclusionDateConsolidation: 'November 3, 2025',
        conclusionResume: 'His physician consolidated it on August 4, 2025, which seems hasty.',
      },
    ],
  ),
  ...clean(
    'age',
    history('en', 'She was 43 when the accident happened.'),
    history('en', 'He was 12 when he broke his arm.'),
  ),
  ...opposed(
    'duration',
    history('fr', 'Absente quatorze semaines (du 8 avril au 3 juin 2024), puis en travaux légers.'),
    history(
      'fr',
      'Opéré le 3 octobre 2024. Il reprend le travail le 3 avril 2025, trois mois après l’opération.',
    ),
    history('fr', 'Plâtre le 8 avril 2024, retiré dix semaines plus tard, le 6 mai 2024.'),
    consolidated('fr', 'Le 5 août 2025, soit huit mois après l’événement du 5 avril 2024.'),
    consolidated('fr', 'Le 5 août 2025, huit mois après l’accident.'),
    history('en', 'Off for fourteen weeks (April 8 to June 3, 2024), then on light duties.'),
    history(
      'en',
      'Operated on October 3, 2024. He returned on April 3, 2025, three months after the operation.',
    ),
    history('en', 'A cast was applied on April 8, 2024 and removed ten weeks later, on May 6, 2024.'),
    consolidated('en', 'August 5, 2025, eight months after the event of April 5, 2024.'),
    consolidated('en', 'August 5, 2025, eight months after the accident.'),
  ),
  ...opposed(
    'event-date',
    history('en', 'She was rear-ended at work on April 5, 2023; this is the event at issue.'),
    history('en', 'He was run over by a pallet jack at work on April 5, 2025.'),
    history('fr', 'Elle est emboutie par l’arrière au travail le 5 avril 2023.'),
  ),
  ...opposed(
    'age',
    history('en', 'She was 38 when the accident happened.'),
    history('fr', 'Elle avait 54 ans quand l’accident est survenu.'),
  ),
];

export const DAYS_HELD_OUT = [
  ...clean(
    'duration',
    history('fr', 'Il porte une botte (du 8 avril au 20 mai 2024), puis fait six mois de physiothérapie.'),
    history(
      'fr',
      'Chirurgie le 12 juin 2024. Le 12 décembre 2024, six mois après la chirurgie, il marche sans aide.',
    ),
    history('fr', 'IRM le 3 juin 2024. Revu le 3 décembre 2024, un mois après sa dernière infiltration.'),
    history('en', 'He wore a boot (April 8 to May 20, 2024), then had six months of physiotherapy.'),
    history(
      'en',
      'Surgery on June 12, 2024. On December 12, 2024, six months after surgery, he walked unaided.',
    ),
    history('en', 'MRI on June 3, 2024. Seen on December 3, 2024, one month after his last injection.'),
  ),
  ...clean(
    'event-date',
    history('en', 'The day after the accident, April 6, 2024, he saw his doctor.'),
    history('en', 'He returned to work on June 5, 2024, two months after the injury.'),
  ),
  ...clean(
    'consolidation-date',
    [
      'fr',
      {
        conclusionDateConsolidation: '3 novembre 2025',
        conclusionResume:
          'Le médecin traitant avait consolidé la lésion le 4 août 2025, trop tôt à mes yeux.',
      },
    ],
    [
      'en',
      {
        conclusionDateConsolidation: 'November 3, 2025',
        conclusionResume: 'Her doctor had consolidated the injury on August 4, 2025, too early in my view.',
      },
    ],
  ),
  ...opposed(
    'duration',
    history('fr', 'En arrêt deux mois (du 8 avril au 8 octobre 2024).'),
    history(
      'fr',
      'Chirurgie le 12 juin 2024. Le 12 décembre 2024, trois mois après la chirurgie, il marche sans aide.',
    ),
    consolidated('fr', 'Le 5 avril 2025, soit deux ans après l’accident du travail.'),
    history('en', 'Off work two months (April 8 to October 8, 2024).'),
    history(
      'en',
      'Surgery on June 12, 2024. On December 12, 2024, three months after surgery, he walked unaided.',
    ),
    consolidated('en', 'April 5, 2025, two years after the work accident.'),
  ),
  ...opposed(
    'event-date',
    history('en', 'He was knocked down by a forklift at work on April 5, 2023.'),
    history('en', 'The worker was pinned between two carts on May 4, 2024.'),
  ),
  ...opposed(
    'age',
    history('en', 'He was 52 at the time of the accident.'),
    history('fr', 'Il avait 52 ans au moment de l’accident.'),
  ),
];
