/** The names that the second version of the medical evaluation adds, as decision 68 of the specification pins their stems. */

/** Every combination of the parts, in order: `names('a', ['B', 'C'])` is aB, aC. */
export function names(...parts: readonly (string | readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (heads, part) =>
      heads.flatMap((head) => (typeof part === 'string' ? [part] : part).map((tail) => head + tail)),
    [''],
  );
}

export const SIDE = ['Droit', 'Gauche'];
export const MODE = ['Actif', 'Passif'];
const TEXTS = ['Palpation', 'Inspection'];
const TRUNK = ['Flexion', 'Extension', 'FlexionLateraleG', 'FlexionLateraleD', 'RotationG', 'RotationD'];
const SHOULDER = ['Flexion', 'Extension', 'Abduction', 'Adduction', 'RotationInterne', 'RotationExterne'];
const ELBOW = ['Flexion', 'Extension', 'Pronation', 'Supination'];
const WRIST = ['Flexion', 'Extension', 'DeviationRadiale', 'DeviationCubitale'];
const HIP = ['Flexion', 'Extension', 'RotationInterne', 'RotationExterne', 'Abduction', 'Adduction'];
const FINGERS = ['Index', 'Majeur', 'Annulaire', 'Auriculaire'];
const NERVES = ['Median', 'Cubital', 'Radial'];

/** By region; `none` for what belongs to no region. */
export const NEW_NAMES: Readonly<Record<string, readonly string[]>> = {
  cervical: [
    ...names('cervical', TEXTS),
    ...names('cervical', TRUNK),
    ...names('cervical', TRUNK, 'Douleur'),
    ...names('cervical', ['Spurling', 'AbductionEpaule', 'Roos', 'Adson', 'Wright'], SIDE),
    ...names('cervical', ['Distraction', 'Lhermitte']),
  ],
  spine: [
    ...names('rachis', TRUNK, 'Douleur'),
    ...names('rachis', ['DoigtsSol', 'SchoberDepart', 'SchoberArrivee']),
    ...names('rachisSlr', ['Couche', 'Assis'], ['', 'Douleur'], SIDE),
    ...names('rachisBragard', SIDE),
    ...names('rachisWaddell', ['', 'Signes']),
  ],
  shoulders: [
    ...names('epaules', TEXTS),
    ...names('epaules', SHOULDER, SIDE, MODE),
    ...names('epaules', SHOULDER, 'Douleur'),
    ...names('epaules', ['RotationInterneNiveau', 'RotationExternePosition'], SIDE),
    ...names('epaulesArcDouloureux', ['De', 'A'], SIDE),
    ...names(
      'epaules',
      ['Neer', 'Hawkins', 'Yocum', 'Speed', 'Yergason', 'OBrien', 'Paxinos', 'Foulard'],
      SIDE,
    ),
    ...names('epaules', ['Jobe', 'CanettePleine', 'Patte', 'LiftOff', 'BellyPress', 'ChuteBras'], SIDE),
    ...names('epaules', ['Apprehension', 'Relocation', 'Sulcus'], SIDE),
  ],
  elbows: [
    ...names('coudes', TEXTS),
    ...names('coudes', ELBOW, SIDE, MODE),
    ...names('coudes', ELBOW, 'Douleur'),
    ...names('coudes', ['Cozen', 'Mill', 'EpitrochlealgieContrariee', 'TinelCubital', 'FlexionCoude'], SIDE),
    ...names('coudes', ['Valgus', 'Varus', 'CrochetBicipital'], SIDE),
  ],
  wristsAndHands: [
    ...names('poignetsMains', TEXTS),
    ...names('poignets', WRIST, SIDE, MODE),
    ...names('poignets', WRIST, 'Douleur'),
    ...names('doigtsPouce', ['Mcp', 'Ip'], SIDE),
    ...names('doigts', FINGERS, ['Mcp', 'Ipp', 'Ipd'], SIDE),
    ...names('doigtsPulpePaume', FINGERS, SIDE),
    ...names('doigtsOppositionKapandji', SIDE),
    ...names('poignets', ['Phalen', 'PhalenSecondes', 'TinelMedian', 'Durkan', 'Finkelstein'], SIDE),
    ...names('poignets', ['Watson', 'TouchePiano', 'Fovea', 'Grind', 'Froment', 'Wartenberg', 'Allen'], SIDE),
    ...names('mainsPrehension', SIDE, ['1', '2', '3']),
    ...names('mainsPince', ['Laterale', 'Pulpaire', 'Tridigitale'], SIDE, ['1', '2', '3']),
    ...names('mains', ['DeuxPoints', 'Monofilament'], NERVES, SIDE),
  ],
  hips: names('hanches', HIP, 'Douleur'),
  knees: names('genoux', ['Flexion', 'Extension'], 'Douleur'),
  neuroUpper: [
    ...names('membresSuperieurs', ['Force', 'Sensibilite'], ['C5', 'C6', 'C7', 'C8', 'T1'], SIDE),
    ...names('membresSuperieurs', ['Force', 'Sensibilite'], [...NERVES, 'Axillaire'], SIDE),
    ...names('membresSuperieursReflexe', ['Bicipital', 'StyloRadial', 'Tricipital'], SIDE),
    ...names('membresSuperieurs', ['Hoffmann', 'Clonus'], SIDE),
  ],
  circumferences: [
    ...names('genouxCirconference', ['Cuisse', 'Mollet'], 'Niveau'),
    ...names('membresSuperieursCirconference', ['Bras', 'AvantBras'], [...SIDE, 'Niveau']),
  ],
  gait: [
    'demarche',
    ...names('demarche', ['Aide', 'Cote', 'Description', 'Talons', 'Pointes', 'Accroupissement']),
    ...names('demarcheAppuiUnipodal', SIDE),
  ],
  none: names('cicatrice', ['1', '2', '3'], ['Site', 'Longueur', 'Largeur', 'Adherence', 'Couleur']),
};
