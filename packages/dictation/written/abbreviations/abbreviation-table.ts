import type { DictationLanguage } from '../../commands/command.ts';

/** A meaning of an abbreviation, and the words around it that make it sure. */
export interface Meaning {
  readonly expansion: string;
  readonly plural?: string;
  /** 0 to 1, before any neighbour is looked at. */
  readonly confidence: number;
  /** Neighbours (folded) that raise it to `CERTAIN`: it is sure beside them alone. */
  readonly near?: readonly string[];
  /** Neighbours that rule it out. */
  readonly notNear?: readonly string[];
  /** How it is used: a route or a frequency stays as letters after a dose. */
  readonly kind?: 'route';
}

/** Confidence of a meaning that the neighbours call for. */
export const CERTAIN = 0.95;

const INJECTED = [
  'injection',
  'injections',
  'injectable',
  'kétorolac',
  'ketorolac',
  'cortisone',
  'vaccin',
  'vaccine',
  'morphine',
  'toradol',
  'insuline',
  'insulin',
  'héparine',
  'heparin',
  'énoxaparine',
  'enoxaparin',
  'perfusion',
  'dose',
];
const HEART = [
  'cardiaque',
  'coronarien',
  'coronarienne',
  'stent',
  'pontage',
  'troponine',
  'stemi',
  'nstemi',
  'aigu',
  'ancien',
  'antécédent',
  'antécédents',
  'cardiac',
  'coronary',
  'acute',
  'prior',
  'previous',
  'history',
  'troponin',
  'bypass',
  'suffered',
  'ecg',
  'aspirine',
  'aspirin',
];
const LIMB = [
  'droit',
  'gauche',
  'droits',
  'gauches',
  'irradiation',
  'faiblesse',
  'oedème',
  'force',
  'atrophie',
  'paresthésies',
  'engourdissement',
  'douleur',
  'douleurs',
  'aux',
  'deux',
  'immobilisation',
  'sensibilité',
];
const KNEE = [
  'genou',
  'ligament',
  'ligamentaire',
  'entorse',
  'laxité',
  'valgus',
  'varus',
  'déchirure',
  'rupture',
  'lésion',
  'lli',
  'lca',
  'lcp',
  'collatéral',
  'interne',
  'externe',
  'intact',
  'stress',
  'bâillement',
];
const LIMB_EN = [
  'strength',
  'weakness',
  'edema',
  'swelling',
  'pain',
  'numbness',
  'sensation',
  'atrophy',
  'radiating',
  'radiculopathy',
  'reflexes',
  'amputation',
  'dvt',
];
const JOINT = [
  'articulation',
  'joint',
  'luxation',
  'dislocation',
  'entorse',
  'sprain',
  'arthrose',
  'arthrosis',
  'clavicule',
  'clavicle',
  'séparation',
  'separation',
];

const ROUTES_FR: Readonly<Record<string, readonly Meaning[]>> = {
  PO: [{ expansion: 'par voie orale', confidence: 0.9, kind: 'route' }],
  IV: [
    {
      expansion: 'par voie intraveineuse',
      confidence: 0.9,
      kind: 'route',
      notNear: [
        'grade',
        'stade',
        'type',
        'classe',
        'nerf',
        'ventricule',
        'phase',
        'niveau',
        'section',
        'annexe',
        'zone',
      ],
    },
  ],
  IM: [
    { expansion: 'par voie intramusculaire', confidence: 0.5, near: INJECTED, kind: 'route' },
    { expansion: 'infarctus du myocarde', confidence: 0.4, near: HEART },
  ],
  SC: [
    { expansion: 'par voie sous-cutanée', confidence: 0.5, near: INJECTED, kind: 'route' },
    { expansion: 'sterno-claviculaire', confidence: 0.4, near: JOINT },
  ],
};
const FRENCH: Readonly<Record<string, readonly Meaning[]>> = {
  ...ROUTES_FR,
  MI: [
    {
      expansion: 'membre inférieur',
      plural: 'membres inférieurs',
      confidence: 0.6,
      near: LIMB,
      notNear: HEART.slice(0, 6),
    },
  ],
  MID: [{ expansion: 'membre inférieur droit', confidence: 0.9 }],
  MIG: [{ expansion: 'membre inférieur gauche', confidence: 0.9 }],
  MSD: [{ expansion: 'membre supérieur droit', confidence: 0.9 }],
  MSG: [{ expansion: 'membre supérieur gauche', confidence: 0.9 }],
  LCA: [{ expansion: 'ligament croisé antérieur', plural: 'ligaments croisés antérieurs', confidence: 0.95 }],
  LCP: [
    { expansion: 'ligament croisé postérieur', plural: 'ligaments croisés postérieurs', confidence: 0.95 },
  ],
  LLI: [{ expansion: 'ligament latéral interne', plural: 'ligaments latéraux internes', confidence: 0.9 }],
  LLE: [
    {
      expansion: 'ligament latéral externe',
      plural: 'ligaments latéraux externes',
      confidence: 0.6,
      near: KNEE,
    },
  ],
  AC: [{ expansion: 'acromio-claviculaire', confidence: 0.5, near: JOINT }],
  AVC: [{ expansion: 'accident vasculaire cérébral', confidence: 0.95 }],
  TVP: [{ expansion: 'thrombose veineuse profonde', confidence: 0.95 }],
  HTA: [
    {
      expansion: 'hypertension artérielle',
      confidence: 0.9,
      notNear: ['hystérectomie', 'gynécologie', 'utérus'],
    },
  ],
};
const ENGLISH: Readonly<Record<string, readonly Meaning[]>> = {
  PO: [{ expansion: 'by mouth', confidence: 0.9, kind: 'route' }],
  IV: [
    {
      expansion: 'intravenous',
      confidence: 0.85,
      kind: 'route',
      notNear: ['grade', 'stage', 'type', 'class', 'nerve', 'ventricle', 'phase', 'level', 'section', 'zone'],
    },
  ],
  IM: [{ expansion: 'intramuscular', confidence: 0.5, near: INJECTED, kind: 'route' }],
  SC: [
    { expansion: 'subcutaneous', confidence: 0.5, near: INJECTED, kind: 'route' },
    { expansion: 'sternoclavicular', confidence: 0.4, near: JOINT },
  ],
  MI: [{ expansion: 'myocardial infarction', confidence: 0.6, near: HEART, notNear: ['limb', 'leg'] }],
  ACL: [{ expansion: 'anterior cruciate ligament', confidence: 0.95 }],
  PCL: [{ expansion: 'posterior cruciate ligament', confidence: 0.95 }],
  MCL: [{ expansion: 'medial collateral ligament', confidence: 0.95 }],
  LCL: [{ expansion: 'lateral collateral ligament', confidence: 0.95 }],
  LLE: [
    {
      expansion: 'left lower extremity',
      confidence: 0.6,
      near: LIMB_EN,
      notNear: ['ligament', 'varus', 'valgus', 'knee'],
    },
  ],
  AC: [{ expansion: 'acromioclavicular', confidence: 0.5, near: JOINT }],
  CVA: [
    { expansion: 'cerebrovascular accident', confidence: 0.9, notNear: ['tenderness', 'costovertebral'] },
  ],
  DVT: [{ expansion: 'deep vein thrombosis', confidence: 0.95 }],
  HTN: [{ expansion: 'hypertension', confidence: 0.95 }],
};

export const ABBREVIATIONS: Readonly<
  Record<DictationLanguage, Readonly<Record<string, readonly Meaning[]>>>
> = {
  fr: FRENCH,
  en: ENGLISH,
};
