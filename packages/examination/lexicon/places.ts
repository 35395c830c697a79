import type { Language } from '@constat/language';
import type { Mode, Side } from '@constat/report/catalogue';
import type { Measure, Place } from '../rows/row.ts';

type Names<Of extends string> = Readonly<Record<Language, Readonly<Record<Of, string>>>>;

/** What sides are called. A side is never guessed: « dos droit » and "right, now" are none. */
export const SIDE_NAMES: Names<Side | 'both' | 'other'> = {
  fr: {
    Droit:
      'droit / droite / à droite / de droite / du (côté|bord) droit / (côté|bord) droit / à la droite / sur la droite / vers la droite',
    Gauche:
      'gauche / à gauche / de gauche / du (côté|bord) gauche / (côté|bord) gauche / à la gauche / sur la gauche / vers la gauche',
    both: 'ni d un (côté|bord) ni de l autre / d un (côté|bord) comme de l autre / (d|sur) aucun (côté|bord) / (de|à|sur) chaque (côté|bord) / bilat / (des|les|aux|sur les|dans les|pour les) deux [côtés|bords] / bilatéral / bilatéralement / de chaque côté / de part et d autre / deux (côtés|bords)',
    other:
      '[de|à|du] [l] autre (côté|bord) / l autre / controlatéral / du côté opposé / côté opposé / l autre',
  },
  en: {
    Droit: 'right / on the right / on right / right sided / the right / (to|towards|toward) the right',
    Gauche: 'left / on the left / on left / left sided / the left / (to|towards|toward) the left',
    both: 'bilat / both / both sides / [of|on|for] the two sides / (on|of) neither side / bilateral / bilaterally / on both sides / each side / either side / on each side / on either side / to (each|either|both) sides / to (each|either) side / each way / both ways',
    other: '[on] [the] other side / [the] contralateral [side] / opposite side / the other',
  },
};

export const MODE_NAMES: Names<Mode | 'both'> = {
  fr: {
    Actif: 'actif / active / activement / (par|de) (lui|elle) même / en actif / actives / actifs',
    Passif: 'passif / passive / passivement / en passif / passives / passifs',
    both: '[dans|en|selon] [les] deux modes / en actif ou en passif / tant en actif qu en passif / en actif autant qu en passif / en actif et [en] passif / en passif et [en] actif / actif et passif / active et passive / actives et passives / passif et actif / activement et passivement / actif comme passif / active comme passive / en actif (et|comme) en passif / passive et active / passivement et activement / actif ou passif / [aussi bien] en actif qu en passif / [aussi bien|tant] (actif|active) que (passif|passive)',
  },
  en: {
    Actif: 'active / actively',
    Passif: 'passive / passively',
    both: '[in] both modes / [both] active and passive / [both] passive and active / [both] actively and passively / passively and actively / active or passive',
  },
};

export const MEASURE_NAMES: Names<Measure> = {
  fr: {
    strength: 'force / force musculaire / force motrice / motricité / moteur / bilan moteur / examen moteur',
    sensation:
      'anesthésie complète / sensibilité / sensation / perte [complète] de [la] sensibilité [complète] / abolition de la sensibilité / diminution de [la] sensibilité / hypoesthésique / anesthésié / hyposensibilité / sensitif / sensoriel / dermatome / toucher / piqûre / bilan sensitif / hypoesthésie / sensibilité au toucher / examen sensitif / anesthésie / sensibilité superficielle',
  },
  en: {
    strength: 'strength / power / motor / motor power / muscle strength / muscle power / myotome',
    sensation:
      'sensation / sensibility / [complete] loss of sensation / decreased sensation / reduced sensation / diminished sensation / absent sensation / numb / numbness / hypoaesthesia / anesthesia / anaesthesia / sensory / light touch / pinprick / dermatome / sensitivity / hypoesthesia / touch',
  },
};

/** What each part of the examination is called when it is spoken, scars among them. */
const NAMES_OF_PLACE: Names<Exclude<Place, 'general'>> = {
  fr: {
    cervical: 'cervical / cou / rachis cervical / colonne cervicale / nuque / cervicalement',
    spine:
      'lombaire / dorso lombaire / rachis [lombaire] / colonne [lombaire] / rachis dorso lombaire / dos / lombosacré / thoraco lombaire / rachis thoraco lombaire / colonne dorso lombaire / colonne vertébrale / tronc / thoracolombaire / dorsolombaire',
    shoulders: 'épaule',
    elbows: 'coude',
    wristsAndHands: 'poignet / main / doigt / poignets et mains',
    hips: 'hanche',
    knees: 'genou',
    feetAndAnkles: 'cheville / pied / pieds et chevilles / arrière pied',
    neuroUpper:
      'aux (bras|membres supérieurs) / membre supérieur / neurologie des membres supérieurs / neurologique des membres supérieurs / (neurologique|neurologie|neuro) des (bras|membres supérieurs)',
    neuroLower:
      'aux (jambes|membres inférieurs) / membre inférieur / neurologie des membres inférieurs / neurologique des membres inférieurs / (neurologique|neurologie|neuro) des (jambes|membres inférieurs)',
    circumferences: 'circonférence / mensuration / périmètre / tour / circonférences / tour de',
    gait: 'épreuve de marche',
    scars: 'cicatrice',
  },
  en: {
    cervical: 'cervical / neck / cervical spine / c spine',
    spine:
      'lumbar / thoracolumbar / back / lumbar spine / thoracolumbar spine / lumbosacral / low back / lower back / spine / trunk / thoraco lumbar',
    shoulders: 'shoulder',
    elbows: 'elbow',
    wristsAndHands: 'wrist / hand / wrists and hands / finger',
    hips: 'hip',
    knees: 'knee',
    feetAndAnkles: 'ankle / foot / feet / feet and ankles / hindfoot',
    neuroUpper:
      '[in|of|throughout] (the|both) (arms|upper limbs|upper extremities) / arms / upper limb / upper extremity / upper limbs / neurology of the upper limbs / upper extremities / (neurological|neurologic|neuro|neurology) [exam|examination] of [the] (arms|upper limbs|upper extremities)',
    neuroLower:
      '[in|of|throughout] (the|both) (legs|lower limbs|lower extremities) / legs / lower limb / lower extremity / lower limbs / neurology of the lower limbs / lower extremities / (neurological|neurologic|neuro|neurology) [exam|examination] of [the] (legs|lower limbs|lower extremities)',
    circumferences: 'circumference / girth / circumferential / circumferences',
    gait: 'walking test',
    scars: 'scar',
  },
};

const NAMES_OF_SEVERAL_PLACES: Readonly<Record<Language, string>> = {
  fr: 'neuro / neurologie / neurologique / examen neurologique',
  en: 'neuro / neurology / neurological / neurological exam / neurologic',
};

/** What parts of the body are called; the names of several leave it to what is said beside them. */
export function placeNames(
  language: Language,
): readonly (readonly [names: string, places: readonly Place[]])[] {
  const names = Object.entries(NAMES_OF_PLACE[language]) as [Place, string][];
  return [
    ...names.map(([place, phrases]) => [phrases, [place]] as const),
    [NAMES_OF_SEVERAL_PLACES[language], ['neuroLower', 'neuroUpper']],
  ];
}

/** What a table of movements is called, whatever the joint. */
export const RANGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'amplitude / mobilité / mouvement / arc de mobilité / arc de mouvement / amplitude articulaire / amplitude de mouvement / range',
  en: 'range of motion / motion / movement / mobility / rom / range / arc of motion',
};

const STABILITY = ['kneeLigaments', 'ankleLigaments', 'elbowStability', 'shoulderInstability'];

/** What other tables are called, beside their titles. */
export const TABLE_NAMES: Readonly<
  Record<Language, readonly (readonly [names: string, tables: readonly string[]])[]>
> = {
  fr: [
    [
      'ligament / test ligamentaire / ligamentaire / stabilité ligamentaire / plan ligamentaire / testing ligamentaire',
      STABILITY,
    ],
    ['ménisque / test méniscal / méniscal / manœuvre méniscale', ['kneeMenisci']],
    ['test rotulien / rotule / fémoro patellaire', ['kneePatella']],
    ['réflexe / réflexe (ostéo tendineux|ostéotendineux|tendineux) / rot', ['reflexes', 'armReflexes']],
    ['réflexe (des bras|du membre supérieur|des membres supérieurs)', ['armReflexes']],
    ['réflexe (des jambes|du membre inférieur|des membres inférieurs)', ['reflexes']],
    ['pouls', ['pulses']],
    ['coiffe / coiffe des rotateurs / test de [la] coiffe', ['shoulderCuff']],
    [
      'conflit / test de conflit / [test de] conflit et [du] biceps / test du biceps / accrochage / test d accrochage',
      ['shoulderImpingement'],
    ],
    ['instabilité / test d instabilité', ['shoulderInstability']],
    ['test tendineux ', ['ankleTendons']],
    ['doigt', ['fingerRange', 'pulpToPalm']],
    ['racine / myotome / dermatome', ['roots', 'armRoots']],
    ['nerf périphérique', ['armNerves']],
    ['circonférence / mensuration / périmètre', ['kneeCircumferences', 'armCircumferences']],
    ['test / test du rachis / manœuvre', []],
  ],
  en: [
    ['ligament / ligament test / ligamentous / ligament testing / collateral', STABILITY],
    ['menisci / meniscus / meniscal / meniscal test / meniscal testing', ['kneeMenisci']],
    ['patellar test / patella / patellofemoral', ['kneePatella']],
    ['reflex / deep tendon reflex / tendon reflex / dtr', ['reflexes', 'armReflexes']],
    ['(arm|upper limb|upper extremity) reflex', ['armReflexes']],
    ['(leg|lower limb|lower extremity) reflex', ['reflexes']],
    ['pulse', ['pulses']],
    ['cuff / rotator cuff / cuff test / rotator cuff test', ['shoulderCuff']],
    [
      'impingement / impingement test / impingement and biceps [test] / biceps test / impingement sign',
      ['shoulderImpingement'],
    ],
    ['instability test / instability / shoulder instability', ['shoulderInstability']],
    ['tendon test ', ['ankleTendons']],
    ['finger', ['fingerRange', 'pulpToPalm']],
    ['root / myotome / dermatome', ['roots', 'armRoots']],
    ['peripheral nerve', ['armNerves']],
    ['circumference / girth', ['kneeCircumferences', 'armCircumferences']],
  ],
};

/** What opens a text of the examination. */
export const TEXT_NAMES: Names<
  'Palpation' | 'Inspection' | 'Waddell' | 'Description' | 'Observation' | 'Atrophy' | 'Additional'
> = {
  fr: {
    Palpation: '(à|) [la] palpation / à palper / palper',
    Inspection: '(à|) [l] inspection / à l inspection',
    Waddell: 'signes de waddell nommés',
    Description: 'description de la démarche',
    Observation: 'observation [générale] / apparence générale',
    Atrophy: 'atrophie [musculaire]',
    Additional: 'examen additionnel / examens additionnels / examen complémentaire',
  },
  en: {
    Palpation: '[on] palpation / palpation of',
    Inspection: '[on] inspection',
    Waddell: 'waddell signs named',
    Description: 'description of [the] gait / gait description',
    Observation: 'general observation / observation / general appearance',
    Atrophy: '[muscle] atrophy / [muscle] wasting',
    Additional: 'additional examination / additional findings',
  },
};
