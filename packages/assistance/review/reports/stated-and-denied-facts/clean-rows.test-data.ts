/** Like passages of another time, person or part, which oppose nothing. */
import type { FormData } from '@constat/report/rules';

type Pair = readonly ['fr' | 'en', FormData, FormData];

export const OF_ANOTHER: Readonly<Record<string, readonly Pair[]>> = {
  diabetes: [
    ['fr', { antecedentsMedicaux: 'Pas de diabète.' }, { historiqueEvolution: 'Diabète chez la mère.' }],
    ['en', { antecedentsMedicaux: 'No diabetes.' }, { historiqueEvolution: 'Diabetes in the mother.' }],
    [
      'fr',
      { antecedentsMedicaux: 'Pas de diabète avant 2020.' },
      { conclusionResume: 'Le diabète est maintenant traité.' },
    ],
    [
      'en',
      { antecedentsMedicaux: 'No diabetes before 2020.' },
      { conclusionResume: 'The diabetes is treated now.' },
    ],
  ],
  allergy: [
    [
      'fr',
      { antecedentsAllergie: 'Pas d’allergie au latex.' },
      { historiqueEvolution: 'Il est allergique aux sulfas.' },
    ],
    [
      'en',
      { antecedentsAllergie: 'No allergy to latex.' },
      { historiqueEvolution: 'She is allergic to sulfa drugs.' },
    ],
  ],
  driving: [
    [
      'fr',
      { impactAvq: 'Il ne conduit plus son camion.' },
      { observationGenerale: 'Il est venu au volant de sa voiture.' },
    ],
    [
      'en',
      { impactAvq: 'He no longer drives for more than an hour.' },
      { observationGenerale: 'He drove himself to the appointment.' },
    ],
  ],
  'walking aid': [
    [
      'fr',
      { plaintesproblemes: 'Il utilise une canne à l’extérieur seulement.' },
      { observationGenerale: 'Il marche sans canne dans le bureau.' },
    ],
    [
      'en',
      { plaintesproblemes: 'He used a cane until May.' },
      { observationGenerale: 'He walks without a walking aid.' },
    ],
  ],
  tenderness: [
    [
      'fr',
      { genouxPalpation: 'La palpation du genou gauche est indolore.' },
      { conclusionResume: 'À l’examen, douleur à la palpation du genou droit.' },
    ],
    [
      'en',
      { genouxPalpation: 'Palpation of the left knee is painless.' },
      { conclusionResume: 'Clinically there was tenderness on palpation of the right knee.' },
    ],
  ],
  'visible scar': [
    [
      'fr',
      { hanchesInspection: 'Aucune cicatrice.' },
      { conclusionPourcentageAtteinte: 'Cicatrice vicieuse du genou droit : 1 %.' },
    ],
    [
      'en',
      { hanchesInspection: 'No scar is seen on either side.' },
      { conclusionPourcentageAtteinte: 'Cosmetic prejudice for a scar of the right knee.' },
    ],
  ],
  tobacco: [
    [
      'fr',
      { antecedentsTabac: 'négatif' },
      { historiqueEvolution: 'Il a cessé de fumer un paquet par jour en 2010.' },
    ],
    ['en', { antecedentsTabac: 'none' }, { historiqueEvolution: 'His wife smokes.' }],
  ],
  medication: [
    [
      'fr',
      { medicationActuelle: 'Aucune.' },
      { plaintesproblemes: 'Il prenait du naproxène 500 mg tous les jours avant la chirurgie.' },
    ],
    [
      'en',
      { medicationActuelle: 'None.' },
      { plaintesproblemes: 'She stopped taking pregabalin 75 mg at bedtime.' },
    ],
  ],
  hardware: [
    [
      'fr',
      { historiqueEvolution: 'La plaque a été retirée le 3 mai 2025.' },
      { examensParacliniques: 'Radiographie du 2 avril 2025 : plaque en place.' },
    ],
    [
      'en',
      { historiqueEvolution: 'The plate was removed on May 3, 2025.' },
      { examensParacliniques: 'X-ray of April 2, 2025: plate in good position.' },
    ],
  ],
  'examinations done': [
    [
      'fr',
      { historiqueEvolution: 'Aucune autre résonance n’a été faite.' },
      { examensParacliniques: 'Résonance magnétique de l’épaule : déchirure.' },
    ],
    [
      'en',
      { historiqueEvolution: 'No repeat MRI was done.' },
      { examensParacliniques: 'MRI of the shoulder: tear.' },
    ],
  ],
  physiotherapy: [
    [
      'fr',
      { historiqueEvolution: 'Il a suivi trente traitements de physiothérapie.' },
      { conclusionResume: 'Il n’a reçu aucune autre physiothérapie.' },
    ],
    [
      'en',
      { historiqueEvolution: 'She attended forty physiotherapy sessions.' },
      { conclusionResume: 'She had no physiotherapy between May and July.' },
    ],
  ],
  household: [
    ['fr', { impactAvq: 'Il vit seul.' }, { observationGenerale: 'Il est accompagné de son fils.' }],
    [
      'en',
      { impactAvq: 'She lives alone.' },
      { observationGenerale: 'Her husband, who is separated, drove her.' },
    ],
  ],
  numbness: [
    [
      'fr',
      { plaintesproblemes: 'Engourdissement du pouce droit la nuit.' },
      { conclusionResume: 'Le travailleur nie tout engourdissement.' },
    ],
    [
      'en',
      { plaintesproblemes: 'He describes permanent numbness of the right thumb.' },
      { conclusionResume: 'The worker denies any numbness of the left foot.' },
    ],
  ],
};
