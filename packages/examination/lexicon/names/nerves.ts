/** What rows of the nerves and of the general observations are called in speech, beside their labels. */
export const NERVE_NAMES: readonly (readonly [names: string, rows: string])[] = [
  [
    '[réflexe] bicipital / biceps (reflex|jerk) / réflexe du biceps / biceps',
    'membresSuperieursReflexeBicipital',
  ],
  [
    '[réflexe] (stylo radial|styloradial|long supinateur) / brachioradialis / brachio radialis / supinator (reflex|jerk)',
    'membresSuperieursReflexeStyloRadial',
  ],
  [
    '[réflexe] tricipital / triceps (reflex|jerk) / réflexe du triceps / triceps',
    'membresSuperieursReflexeTricipital',
  ],
  ['hoffmann / hoffman', 'membresSuperieursHoffmann'],
  ['clonus / trépidation [épileptoïde]', 'membresSuperieursClonus'],
  ['poids / weight / pèse / weighs / il pèse', 'examenPoids'],
  ['taille / height / grandeur', 'examenTaille'],
  ['imc / bmi / indice de masse corporelle / body mass index / i m c / b m i', 'examenImc'],
  ['dominance / main dominante / dominant hand / latéralité / handedness', 'examenDominance'],
  ['démarche / gait / marche', 'demarche'],
  ['longueur / long / length', 'cicatrice(1|2|3)Longueur'],
  ['largeur / large / width / wide', 'cicatrice(1|2|3)Largeur'],
  ['adhérence / adhérente / adherence / adhesion / adherent', 'cicatrice(1|2|3)Adherence'],
];

/** Muscles that stand for a root by convention: the root is deduced, so what is written is doubtful. */
export const MUSCLES: readonly (readonly [names: string, rows: string])[] = [
  ['deltoïde / deltoid', 'armRoots.C5'],
  ['biceps / extenseur du poignet / wrist extensor / biceps brachial', 'armRoots.C6'],
  ['triceps / fléchisseur du poignet / wrist flexor / triceps brachial', 'armRoots.C7'],
  ['fléchisseur des doigts / finger flexor / fléchisseurs profonds', 'armRoots.C8'],
  [
    'interosseux / interossei / interosseous / abduction des doigts / finger abduction / abduction (of|de) [the] fingers / intrinsèque / intrinsic',
    'armRoots.T1',
  ],
  ['psoas / iliopsoas / ilio psoas / fléchisseur de la hanche / hip flexor', 'roots.L2'],
  ['quadriceps / extenseur du genou / knee extensor', 'roots.L3'],
  [
    'tibial antérieur / jambier antérieur / tibialis anterior / anterior tibial / dorsiflexeur / dorsiflexor',
    'roots.L4',
  ],
  [
    'extenseur [propre] de l hallux / [long] extenseur (propre|) (du gros orteil|des orteils|commun) / extensor hallucis [longus] / ehl / toe extensor / big toe extensor / extenseur du gros orteil / great toe extension / great toe extensor / gros orteil',
    'roots.L5',
  ],
  [
    'triceps sural / gastrocnémien / gastrocnemius / jumeaux / soléaire / soleus / gastroc / gastrocs / fléchisseur plantaire / plantar flexor / plantarflexor / péronier / peroneal',
    'roots.S1',
  ],
];
