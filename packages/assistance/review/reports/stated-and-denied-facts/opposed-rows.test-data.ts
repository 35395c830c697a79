/** For each row of the table of facts: two passages of which one states and one denies it. */
import type { FormData } from '@constat/report/rules';

type Pair = readonly ['fr' | 'en', FormData, FormData];

export const STATED_AND_DENIED: Readonly<Record<string, readonly Pair[]>> = {
  diabetes: [
    [
      'fr',
      { antecedentsMedicaux: 'Pas de diabète connu.' },
      { conclusionResume: 'La guérison est lente chez ce diabétique.' },
    ],
    [
      'en',
      { antecedentsMedicaux: 'No diabetes.' },
      { conclusionResume: 'Healing was slow because of his diabetes.' },
    ],
    [
      'fr',
      { antecedentsMedicaux: 'Négatifs.' },
      { historiqueEvolution: 'Son hypertension est traitée depuis des années.' },
    ],
  ],
  allergy: [
    [
      'fr',
      { antecedentsAllergie: 'Aucune connue.' },
      { historiqueEvolution: 'Il est allergique à la codéine.' },
    ],
    ['en', { antecedentsAllergie: 'None known.' }, { historiqueEvolution: 'She is allergic to codeine.' }],
  ],
  dominance: [
    ['fr', { examenDominance: 'droitier' }, { historiqueEvolution: 'Gaucher, il travaille comme peintre.' }],
    [
      'en',
      { historiqueEvolution: 'She is right-handed.' },
      { conclusionResume: 'This left-handed worker hurt her wrist.' },
    ],
  ],
  sex: [
    ['fr', { patientGender: 'female' }, { conclusionResume: 'Il s’agit d’un homme de 45 ans.' }],
    ['en', { patientGender: 'male' }, { antecedentsChirurgicaux: 'Hysterectomy.' }],
  ],
  'earlier operation': [
    [
      'fr',
      { antecedentsChirurgicaux: 'Jamais opéré.' },
      { historiqueEvolution: 'Sa cure de hernie de 2015 avait bien guéri.' },
    ],
    [
      'en',
      { antecedentsChirurgicaux: 'None.' },
      { genouxInspection: 'Scar of an arthroscopy performed in 2015.' },
    ],
  ],
  'prior claim': [
    [
      'fr',
      { antecedentsCnesst: 'Jamais de réclamation.' },
      { historiqueEvolution: 'La CNESST l’avait déjà indemnisé en 2016 pour le dos.' },
    ],
    [
      'en',
      { antecedentsCnesst: 'No previous claim.' },
      { historiqueEvolution: 'An earlier CNESST claim was for the same shoulder.' },
    ],
  ],
  driving: [
    [
      'fr',
      { impactAvq: 'Il ne conduit plus, sa conjointe le reconduit.' },
      { observationGenerale: 'Il est venu seul, au volant de sa voiture.' },
    ],
    [
      'en',
      { impactAvq: 'She no longer drives.' },
      { observationGenerale: 'She drove herself to the appointment.' },
    ],
  ],
  'walking aid': [
    [
      'fr',
      { plaintesproblemes: 'Il n’utilise aucune aide à la marche.' },
      { observationGenerale: 'Il se présente avec une canne.' },
    ],
    [
      'en',
      { plaintesproblemes: 'He walks without a walking aid.' },
      { observationGenerale: 'He comes in leaning on a cane.' },
    ],
  ],
  limp: [
    [
      'fr',
      { hanchesInspection: 'La démarche est normale, sans boiterie.' },
      { observationGenerale: 'Il boite nettement du côté gauche.' },
    ],
    [
      'en',
      { hanchesInspection: 'There is no limp.' },
      { conclusionResume: 'On examination there is a limp on the left.' },
    ],
  ],
  tenderness: [
    [
      'fr',
      { genouxPalpation: 'La palpation du genou droit est indolore.' },
      { conclusionResume: 'À l’examen, douleur à la palpation du genou droit.' },
    ],
    [
      'en',
      { genouxPalpation: 'Palpation of both knees is painless.' },
      { conclusionResume: 'Clinically there was tenderness on palpation of the right knee.' },
    ],
  ],
  'visible scar': [
    [
      'fr',
      { hanchesInspection: 'Aucune cicatrice.' },
      { conclusionPourcentageAtteinte: 'Cicatrice vicieuse de la hanche droite : 1 %.' },
    ],
    [
      'en',
      { hanchesInspection: 'No scar is seen on either side.' },
      { conclusionPourcentageAtteinte: 'Cosmetic prejudice for a scar of the right hip.' },
    ],
  ],
  'non-organic signs': [
    ['fr', { examensAdditionnels: 'Waddell : 4/5.' }, { conclusionResume: 'Aucun signe de Waddell.' }],
    [
      'en',
      { examensAdditionnels: 'Waddell signs: 4 of 5.' },
      { conclusionResume: 'None of the Waddell signs could be elicited.' },
    ],
  ],
  tobacco: [
    ['fr', { antecedentsTabac: 'négatif' }, { historiqueEvolution: 'Il fume encore un paquet par jour.' }],
    ['en', { antecedentsTabac: 'none' }, { historiqueEvolution: 'He smokes ten cigarettes a day.' }],
  ],
  medication: [
    [
      'fr',
      { medicationActuelle: 'Aucune.' },
      { plaintesproblemes: 'Il prend du naproxène 500 mg tous les jours.' },
    ],
    ['en', { medicationActuelle: 'None.' }, { plaintesproblemes: 'She takes pregabalin 75 mg at bedtime.' }],
  ],
  sleep: [
    [
      'fr',
      { impactAvq: 'Le sommeil est bon.' },
      { plaintesproblemes: 'La douleur le réveille, il se réveille trois fois par nuit.' },
    ],
    ['en', { impactAvq: 'She sleeps well.' }, { plaintesproblemes: 'She wakes three times every night.' }],
  ],
  meeting: [
    [
      'fr',
      { modaliteEntrevue: 'Par visioconférence.' },
      { observationGenerale: 'Vu à mon bureau, il se déshabille sans aide.' },
    ],
    ['en', { modaliteEntrevue: 'Held by video call.' }, { observationGenerale: 'Seen in person today.' }],
  ],
  hardware: [
    [
      'fr',
      { historiqueEvolution: 'La plaque a été retirée le 3 mai 2025.' },
      { examensParacliniques: 'Radiographie du 2 juin 2025 : plaque en place.' },
    ],
    [
      'en',
      { historiqueEvolution: 'The plate was removed on May 3, 2025.' },
      { examensParacliniques: 'X-ray of June 2, 2025: plate in good position.' },
    ],
  ],
  'examinations done': [
    [
      'fr',
      { historiqueEvolution: 'Aucune résonance magnétique n’a été faite.' },
      { examensParacliniques: 'Résonance magnétique de l’épaule : déchirure.' },
    ],
    [
      'en',
      { historiqueEvolution: 'No EMG was ever done.' },
      { examensParacliniques: 'EMG: slowing of the ulnar nerve.' },
    ],
  ],
  physiotherapy: [
    [
      'fr',
      { historiqueEvolution: 'Il a suivi trente traitements de physiothérapie.' },
      { conclusionResume: 'Il n’a jamais reçu de physiothérapie.' },
    ],
    [
      'en',
      { historiqueEvolution: 'She attended forty physiotherapy sessions.' },
      { conclusionResume: 'She has had no physiotherapy whatsoever.' },
    ],
  ],
  immobilization: [
    [
      'fr',
      { historiqueEvolution: 'Le poignet est immobilisé dans un plâtre.' },
      { conclusionResume: 'Le poignet n’a jamais été immobilisé.' },
    ],
    [
      'en',
      { historiqueEvolution: 'The wrist was put in a cast for five weeks.' },
      { conclusionResume: 'The wrist was never immobilized.' },
    ],
  ],
  household: [
    ['fr', { impactAvq: 'Il vit avec sa conjointe.' }, { observationGenerale: 'Il vit seul.' }],
    ['en', { impactAvq: 'She lives with her husband.' }, { observationGenerale: 'She lives alone.' }],
  ],
  numbness: [
    [
      'fr',
      { plaintesproblemes: 'Il décrit un engourdissement permanent du pouce droit.' },
      { conclusionResume: 'Le travailleur nie tout engourdissement.' },
    ],
    [
      'en',
      { plaintesproblemes: 'He describes permanent numbness of the right thumb.' },
      { conclusionResume: 'The worker denies any numbness.' },
    ],
  ],
};
