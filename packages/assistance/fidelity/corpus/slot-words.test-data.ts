import type { SlotType } from './frame.test-data.ts';

/** The words of a slot: for each value its forms, by name; a form may list synonyms with a bar between. */
export type Pool = readonly Readonly<Record<string, string>>[];
type Pools = Readonly<Partial<Record<SlotType, Pool>>>;

const same = (list: string): Pool => list.split(', ').map((word) => ({ default: word }));

/** French words for the slots; `m` and `f` are the genders, `du` the noun with its preposition. */
export const FRENCH_POOLS: Pools = {
  side: [
    { default: 'droite', m: 'droit', f: 'droite' },
    { default: 'gauche', m: 'gauche', f: 'gauche' },
  ],
  drug: same(
    'naproxène, ibuprofène, acétaminophène, gabapentine, prégabaline, cyclobenzaprine, kétorolac, hydromorphone, apixaban, métoclozam',
  ),
  level: same('L3-L4, L4-L5, L5-S1, C5-C6, C6-C7, D11-D12'),
  result: [
    { default: 'positif', f: 'positive' },
    { default: 'négatif', f: 'négative' },
  ],
  direction: [
    { default: 'interne', m: 'interne' },
    { default: 'externe', m: 'externe' },
    { default: 'antérieure', m: 'antérieur' },
    { default: 'postérieure', m: 'postérieur' },
  ],
  severity: [
    { default: 'légère|discrète|minime', m: 'léger|discret|minime' },
    { default: 'modérée', m: 'modéré' },
    { default: 'sévère|marquée', m: 'sévère|marqué' },
  ],
  hedge: [{ default: 'possible' }, { default: 'probable' }, { default: 'suspectée', m: 'suspecté' }],
  route: [
    { default: 'PO|par voie orale|per os' },
    { default: 'IM|par voie intramusculaire' },
    { default: 'IV|par voie intraveineuse' },
    { default: 'SC|par voie sous-cutanée' },
  ],
  movement: same('flexion, extension, abduction, adduction, inversion, éversion, dorsiflexion'),
  joint: [
    { default: 'le genou', du: 'du genou', au: 'au genou', g: 'm' },
    { default: 'le coude', du: 'du coude', au: 'au coude', g: 'm' },
    { default: 'le pied', du: 'du pied', au: 'au pied', g: 'm' },
    { default: 'le poignet', du: 'du poignet', au: 'au poignet', g: 'm' },
  ],
  diagnosis: [
    { default: 'fracture' },
    { default: 'hernie discale' },
    { default: 'sténose' },
    { default: 'tendinite' },
    { default: 'bursite' },
    { default: 'déchirure' },
    { default: 'instabilité' },
    { default: 'luxation' },
    { default: 'entorse' },
  ],
  test: same('Lachman, McMurray, Lasègue, FADIR, Thompson, Trendelenburg, Spurling'),
};

/** English words for the slots. */
export const ENGLISH_POOLS: Pools = {
  side: [{ default: 'right' }, { default: 'left' }],
  drug: same(
    'naproxen, ibuprofen, acetaminophen, gabapentin, pregabalin, cyclobenzaprine, ketorolac, hydromorphone, apixaban, metoclozam',
  ),
  level: same('L3-L4, L4-L5, L5-S1, C5-C6, C6-C7, T11-T12'),
  result: same('positive, negative'),
  direction: [
    { default: 'medial' },
    { default: 'lateral' },
    { default: 'anterior' },
    { default: 'posterior' },
  ],
  severity: [{ default: 'mild|slight|minimal' }, { default: 'moderate' }, { default: 'severe|marked' }],
  hedge: [{ default: 'possible' }, { default: 'probable|likely' }, { default: 'suspected' }],
  route: [
    { default: 'PO|by mouth|orally' },
    { default: 'IM|intramuscularly' },
    { default: 'IV|intravenously' },
    { default: 'SC|subcutaneously' },
  ],
  movement: same('flexion, extension, abduction, adduction, inversion, eversion, dorsiflexion'),
  joint: same('knee, elbow, ankle, wrist, hip, shoulder'),
  diagnosis: same('fracture, disc herniation, stenosis, tendinitis, bursitis, tear, dislocation, sprain'),
  test: same('Lachman, McMurray, straight leg raising, FADIR, Thompson, Trendelenburg, Spurling'),
};
