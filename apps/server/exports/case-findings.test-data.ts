/** The examination of the fictional cases as the form holds it; what it has no cell for stands in its texts. */
import type { RegionId } from '@constat/report/catalogue';

export interface CaseFindings {
  readonly answers: Readonly<Record<string, string>>;
  readonly notExamined?: readonly RegionId[];
  /** The regions that the visit was begun with, where some were chosen. */
  readonly regions?: readonly RegionId[];
}

const ROOTS = ['L2', 'L3', 'L4', 'L5', 'S1'] as const;
const SIDES = ['Droit', 'Gauche'] as const;

/** A finding of both sides, the right first. */
export function both(name: string, right: string, left = right): Readonly<Record<string, string>> {
  return { [`${name}Droit`]: right, [`${name}Gauche`]: left };
}

/** A lower limb without deficit, save what is named. */
function roots(exceptions: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const normal = ROOTS.flatMap((root) =>
    SIDES.flatMap((side) => [
      [`piedsForce${root}${side}`, '5/5'],
      [`piedsSensibilite${root}${side}`, '2/2'],
    ]),
  );
  return {
    ...Object.fromEntries(normal),
    ...both('piedsReflexeRotulien', '2+'),
    ...both('piedsReflexeAchilleen', '2+'),
    ...exceptions,
  };
}

export const LUMBAR_FINDINGS: CaseFindings = {
  notExamined: ['hips'],
  answers: {
    observationGenerale:
      'Mésomorphe, collaborante. Sans boiterie; marche sur talons et pointes sans faiblesse.',
    rachisPalpation:
      'Douleur paravertébrale gauche L4 à S1, spasme palpable léger; pas de douleur aux sacro-iliaques.',
    rachisInspection:
      'Distance doigts-sol: 28 cm. Schober: 10 à 13,5 cm. Extension et inclinaison gauche douloureuses.',
    rachisFlexion: '60',
    rachisExtension: '15',
    rachisFlexionLateraleD: '25',
    rachisFlexionLateraleG: '20',
    rachisRotationD: '30',
    rachisRotationG: '25',
    ...both('rachisTripode', 'Négatif'),
    ...both('rachisLasegue', 'Négatif'),
    ...both('rachisLasegueInverse', 'Non fait'),
    ...both('genouxCirconferenceCuisse', '50,5'),
    ...both('genouxCirconferenceMollet', '37,0'),
    ...roots(both('piedsReflexeBabinski', 'En flexion')),
    examensAdditionnels:
      'Lasègue: négatif à 80° à droite, négatif à 75° à gauche (tension des ischio-jambiers).\nSignes de Waddell: 0/5.',
    conclusionResume:
      'Travailleuse de 44 ans, préposée aux bénéficiaires, victime d’une entorse lombaire le 14 novembre 2023, traitée de façon conservatrice et consolidée le 2 décembre 2024.',
  },
};

export const ANKLE_FINDINGS: CaseFindings = {
  notExamined: ['spine', 'hips'],
  answers: {
    observationGenerale: 'Collaborante. Boiterie légère droite, phase d’appui raccourcie.',
    piedsChevillesInspection: `Cicatrice de la malléole externe droite: 11 x 0,4 cm, hyperpigmentée, adhérente au tiers moyen.
Cicatrice de la malléole interne droite: 4 x 0,2 cm, souple, blanchâtre.
Périmètre bimalléolaire: 27,0 cm à droite, 25,5 cm à gauche.`,
    ...both('piedsDorsiflexionCheville', '5', '15'),
    ...both('piedsPlantiflexionCheville', '35', '45'),
    ...both('piedsTiroir0', 'Négatif'),
    ...both('piedsTiroir20', 'Négatif'),
    ...both('piedsVarusStress', 'Négatif'),
    ...both('piedsSqueezeTest', 'Négatif'),
    piedsSousAstragalienneDroitPassif: 'Diminué > 50%',
    piedsSousAstragalienneGauchePassif: 'Normal',
    ...both('piedsThompson', 'Négatif'),
    ...both('piedsSingleHeelRaise', 'Positif', 'Négatif'),
    ...both('genouxCirconferenceMollet', '36,0', '37,0'),
    ...roots({ piedsForceS1Droit: '4+/5', ...both('piedsReflexeBabinski', 'Non fait') }),
    piedsNeuroVasculaire:
      'Hypoesthésie 1/2 du territoire du nerf sural droit. Pouls pédieux et tibial postérieur palpables; pas de cordon.',
    ...both('piedsPoulsTibialPosterieur', 'Présent'),
    ...both('piedsPoulsPedieux', 'Présent'),
    examensAdditionnels:
      'Inversion: 15° à droite, 30° à gauche. Éversion: 10° à droite, 20° à gauche. Élévation du talon: 8 répétitions, incomplète, à droite; 20 répétitions à gauche.',
    conclusionResume:
      'Travailleuse de 57 ans, cuisinière, victime d’une fracture bimalléolaire de la cheville droite le 17 janvier 2024, opérée, et d’une TVP du mollet droit, résolue.',
  },
};

export const HIP_FINDINGS: CaseFindings = {
  notExamined: ['spine'],
  answers: {
    observationGenerale: 'Cooperative. No limp; single-leg stance steady.',
    hanchesInspection: 'Three 1 cm portals, soft, normochromic. Leg length 88.5 cm on both sides.',
    hanchesFlexionDroitActif: '125',
    hanchesFlexionGaucheActif: '105',
    hanchesExtensionDroitActif: '15',
    hanchesExtensionGaucheActif: '10',
    hanchesAbductionDroitActif: '45',
    hanchesAbductionGaucheActif: '35',
    hanchesAdductionDroitActif: '25',
    hanchesAdductionGaucheActif: '20',
    hanchesRotationInterneDroitActif: '35',
    hanchesRotationInterneGaucheActif: '20',
    hanchesRotationExterneDroitActif: '45',
    hanchesRotationExterneGaucheActif: '35',
    ...both('genouxCirconferenceCuisse', '52.0', '51.0'),
    ...roots({ piedsForceL2Gauche: '4+/5', ...both('piedsReflexeBabinski', 'En flexion') }),
    examensAdditionnels: `- FADIR: positive on the left with groin pain, negative on the right.
- FABER distance: 12 cm on the left, 6 cm on the right.
- Trendelenburg and Thomas: negative bilaterally. Log roll: negative.
- Resisted straight leg raise: mild groin pain on the left, negative on the right.`,
    conclusionResume:
      'A 38-year-old forklift operator with a left hip contusion and an anterosuperior labral tear of August 21, 2023, repaired arthroscopically.',
  },
};
