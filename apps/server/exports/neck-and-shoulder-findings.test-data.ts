/** The examination of the shoulder and of the neck, in the regions that a visit about them would be begun with. */
import { both } from './case-findings.test-data.ts';
import type { CaseFindings } from './case-findings.test-data.ts';

const ROOTS = ['C5', 'C6', 'C7', 'C8', 'T1'] as const;

/** Upper limbs without deficit, save what is named. */
function armRoots(exceptions: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const normal = ROOTS.flatMap((root) => [
    both(`membresSuperieursForce${root}`, '5/5'),
    both(`membresSuperieursSensibilite${root}`, '2/2'),
  ]);
  return {
    ...Object.assign({}, ...normal),
    ...both('membresSuperieursReflexeBicipital', '2+'),
    ...both('membresSuperieursReflexeStyloRadial', '2+'),
    ...both('membresSuperieursReflexeTricipital', '2+'),
    ...both('membresSuperieursHoffmann', 'Absent'),
    ...exceptions,
  };
}

/** An angle of the shoulders, active and passive: right, then left. */
function shoulder(
  name: string,
  right: readonly [active: string, passive: string],
  left: readonly [active: string, passive: string],
): Readonly<Record<string, string>> {
  return {
    [`epaules${name}DroitActif`]: right[0],
    [`epaules${name}DroitPassif`]: right[1],
    [`epaules${name}GaucheActif`]: left[0],
    [`epaules${name}GauchePassif`]: left[1],
  };
}

function grip(side: 'Droit' | 'Gauche', trials: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(trials.map((kg, at) => [`mainsPrehension${side}${at + 1}`, kg]));
}

const ARM_LEVELS = {
  fr: {
    membresSuperieursCirconferenceBrasNiveau: '10 cm au-dessus de l’épicondyle latéral',
    membresSuperieursCirconferenceAvantBrasNiveau: '10 cm au-dessous de l’épicondyle latéral',
  },
  en: {
    membresSuperieursCirconferenceBrasNiveau: '10 cm above the lateral epicondyle',
    membresSuperieursCirconferenceAvantBrasNiveau: '10 cm below the lateral epicondyle',
  },
} as const;

export const SHOULDER_FINDINGS: CaseFindings = {
  regions: ['cervical', 'shoulders', 'wristsAndHands', 'neuroUpper', 'circumferences'],
  answers: {
    observationGenerale:
      'Mésomorphe, collaborant. Se dévêt en se servant surtout du membre supérieur gauche.',
    cervicalFlexion: '40',
    cervicalExtension: '30',
    cervicalFlexionLateraleG: '40',
    cervicalFlexionLateraleD: '40',
    cervicalRotationG: '60',
    cervicalRotationD: '60',
    ...both('cervicalSpurling', 'Négatif'),
    epaulesPalpation: 'Douleur au trochiter droit. Articulations acromio-claviculaires indolores.',
    epaulesInspection:
      'Quatre cicatrices de portail de 1 cm à l’épaule droite, souples, blanchâtres. Pas d’amyotrophie visible des fosses.',
    ...shoulder('Flexion', ['120', '140'], ['175', '180']),
    ...shoulder('Extension', ['35', '40'], ['40', '45']),
    ...shoulder('Abduction', ['110', '130'], ['175', '180']),
    ...shoulder('Adduction', ['15', '20'], ['20', '25']),
    ...shoulder('RotationInterne', ['25', '30'], ['40', '45']),
    ...shoulder('RotationExterne', ['60', '70'], ['85', '90']),
    epaulesFlexionDouleur: 'À droite',
    epaulesAbductionDouleur: 'À droite',
    ...both('epaulesRotationInterneNiveau', 'L3', 'T8'),
    ...both('epaulesRotationExternePosition', 'Coude au corps'),
    epaulesArcDouloureuxDeDroit: '70',
    epaulesArcDouloureuxADroit: '110',
    ...both('epaulesNeer', 'Positif', 'Négatif'),
    ...both('epaulesHawkins', 'Positif', 'Négatif'),
    ...both('epaulesJobe', 'Douleur et faiblesse', 'Négatif'),
    ...both('epaulesPatte', 'Faiblesse', 'Négatif'),
    ...both('epaulesLiftOff', 'Négatif'),
    ...both('epaulesBellyPress', 'Négatif'),
    ...both('epaulesChuteBras', 'Négatif'),
    ...both('epaulesApprehension', 'Négatif'),
    ...both('epaulesSulcus', '0'),
    ...grip('Droit', ['38', '37', '39']),
    ...grip('Gauche', ['44', '45', '43']),
    ...armRoots({ membresSuperieursForceC5Droit: '4+/5' }),
    ...both('membresSuperieursSensibiliteAxillaire', '2/2'),
    ...both('membresSuperieursCirconferenceBras', '31,5'),
    ...both('membresSuperieursCirconferenceAvantBras', '28,0', '27,5'),
    ...ARM_LEVELS.fr,
    conclusionResume:
      'Travailleur droitier de 53 ans, livreur de meubles, victime d’une déchirure de la coiffe des rotateurs droite, réparée par arthroscopie le 5 mars 2024 et consolidée le 23 janvier 2025. L’épaule gauche, blessée en 2014, est sans séquelle.',
  },
};

export const NECK_FINDINGS: CaseFindings = {
  regions: ['cervical', 'shoulders', 'wristsAndHands', 'neuroUpper', 'circumferences'],
  answers: {
    observationGenerale: 'Cooperative. Turns the trunk to look to the left.',
    cervicalPalpation: 'Left paravertebral tenderness from C5 to C7, no spasm.',
    cervicalFlexion: '40',
    cervicalExtension: '20',
    cervicalFlexionLateraleG: '30',
    cervicalFlexionLateraleD: '35',
    cervicalRotationG: '45',
    cervicalRotationD: '60',
    cervicalExtensionDouleur: 'Présente',
    cervicalRotationGDouleur: 'Présente',
    ...both('cervicalSpurling', 'Négatif', 'Positif'),
    ...both('cervicalAbductionEpaule', 'Négatif', 'Positif'),
    cervicalDistraction: 'Positif',
    cervicalLhermitte: 'Négatif',
    epaulesInspection: 'Full and painless active movement on both sides.',
    ...both('epaulesNeer', 'Négatif'),
    ...both('epaulesHawkins', 'Négatif'),
    ...both('poignetsTinelMedian', 'Négatif'),
    ...both('poignetsPhalen', 'Négatif'),
    ...both('poignetsPhalenSecondes', '60'),
    poignetsMainsInspection: 'Healed carpal tunnel scar, 3 cm, on the right. No thenar wasting.',
    ...grip('Droit', ['31', '30', '32']),
    ...grip('Gauche', ['22', '23', '21']),
    ...armRoots({
      membresSuperieursForceC7Gauche: '4/5',
      membresSuperieursSensibiliteC7Gauche: '1/2',
      membresSuperieursReflexeTricipitalGauche: '1+',
    }),
    ...both('membresSuperieursCirconferenceBras', '28.0', '27.0'),
    ...both('membresSuperieursCirconferenceAvantBras', '24.0', '23.5'),
    ...ARM_LEVELS.en,
    conclusionResume:
      'A right-handed 45-year-old hospital laundry attendant with a cervical sprain and a left C7 radiculopathy on a C6-C7 herniation, treated without surgery and consolidated on January 27, 2025.',
  },
};
