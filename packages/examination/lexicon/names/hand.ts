const FINGERS = '(Index|Majeur|Annulaire|Auriculaire)';

/** What rows of the wrists and the hands are called in speech, beside their labels. */
export const HAND_NAMES: readonly (readonly [names: string, rows: string])[] = [
  [
    'flexion palmaire / palmar flexion / palmarflexion / (flexion du poignet|wrist flexion)',
    'poignetsFlexion',
  ],
  [
    'dorsiflex / dorsiflexes / dorsiflexion / flexion dorsale / dorsal flexion',
    '(poignetsExtension|piedsDorsiflexionCheville)',
  ],
  ['extension du poignet / wrist extension / dorsiflexion du poignet', 'poignetsExtension'],
  [
    '(déviation|inclinaison) radiale / radial (deviation|inclination) / abduction radiale',
    'poignetsDeviationRadiale',
  ],
  [
    '(déviation|inclinaison) (cubitale|ulnaire) / (ulnar|cubital) (deviation|inclination)',
    'poignetsDeviationCubitale',
  ],
  ['pouce / thumb', 'doigtsPouce(Mcp|Ip)'],
  [
    'index / index finger / deuxième doigt / second (finger|digit)',
    '(doigtsIndex(Mcp|Ipp|Ipd)|doigtsPulpePaumeIndex)',
  ],
  [
    'majeur / médius / middle [finger] / long finger / troisième doigt / third (finger|digit)',
    '(doigtsMajeur(Mcp|Ipp|Ipd)|doigtsPulpePaumeMajeur)',
  ],
  [
    'annulaire / ring [finger] / quatrième doigt / fourth (finger|digit)',
    '(doigtsAnnulaire(Mcp|Ipp|Ipd)|doigtsPulpePaumeAnnulaire)',
  ],
  [
    'auriculaire / petit doigt / little [finger] / small finger / pinky / cinquième doigt / fifth (finger|digit)',
    '(doigtsAuriculaire(Mcp|Ipp|Ipd)|doigtsPulpePaumeAuriculaire)',
  ],
  [
    'mcp / mp / m c p / métacarpo phalangienne / metacarpo phalangeal / métacarpophalangienne / metacarpophalangeal / mcf',
    `(doigtsPouceMcp|doigts${FINGERS}Mcp)`,
  ],
  [
    'ipp / pip / i p p / p i p / interphalangienne proximale / inter phalangienne proximale / proximal interphalangeal',
    `doigts${FINGERS}Ipp`,
  ],
  [
    'ipd / dip / i p d / d i p / interphalangienne distale / inter phalangienne distale / distal interphalangeal',
    `doigts${FINGERS}Ipd`,
  ],
  ['ip / i p / interphalangienne / interphalangeal', 'doigtsPouceIp'],
  [
    '[distance] pulpe paume / pulp [to] palm [distance] / pulpo palmaire / (finger|fingertip) [to] palm / tip [to] palm',
    `doigtsPulpePaume${FINGERS}`,
  ],
  ['kapandji / opposition [du pouce] / thumb opposition', 'doigtsOppositionKapandji'],
  ['phalen', 'poignetsPhalen[Secondes]'],
  [
    'durkan / [test de] compression (carpienne|du canal carpien|médiane) / carpal compression',
    'poignetsDurkan',
  ],
  ['finkelstein', 'poignetsFinkelstein'],
  ['watson / scaphoid shift', 'poignetsWatson'],
  ['touche de piano / piano key', 'poignetsTouchePiano'],
  ['fovéa / fovea', 'poignetsFovea'],
  ['grind [test] / (grinding|broyage) [test]', 'poignetsGrind'],
  ['froment', 'poignetsFroment'],
  ['wartenberg', 'poignetsWartenberg'],
  ['allen', 'poignetsAllen'],
  [
    'préhension / jamar / force de (préhension|poigne) / poigne / grip [strength] / dynamomètre / dynamometer',
    'mainsPrehension',
  ],
  ['pince / pinch', 'mainsPince(Laterale|Pulpaire|Tridigitale)'],
  ['pince (latérale|clé) / (key|lateral) [pinch] / pinch (key|lateral)', 'mainsPinceLaterale'],
  [
    'pince (pulpaire|pulpe à pulpe|pulpo pulpaire) / pulp [pinch] / pulpe à pulpe / pulp to pulp [pinch] / tip [pinch]',
    'mainsPincePulpaire',
  ],
  [
    '[pince] tridigitale / (tripod|three point|three jaw|chuck|palmar) pinch / pinch tripod',
    'mainsPinceTridigitale',
  ],
  [
    '[discrimination] [de] deux points / deux points / two point [discrimination]',
    'mainsDeuxPoints(Median|Cubital|Radial)',
  ],
  ['monofilament / semmes weinstein', 'mainsMonofilament(Median|Cubital|Radial)'],
  [
    '[nerf] médian / median [nerve]',
    '(mainsDeuxPointsMedian|mainsMonofilamentMedian|armNerves.Médian|poignetsTinelMedian)',
  ],
  [
    '[nerf] (cubital|ulnaire) / ulnar [nerve]',
    '(mainsDeuxPointsCubital|mainsMonofilamentCubital|armNerves.Cubital|coudesTinelCubital)',
  ],
  ['[nerf] radial / radial [nerve]', '(mainsDeuxPointsRadial|mainsMonofilamentRadial|armNerves.Radial)'],
  ['[nerf] (axillaire|circonflexe) / axillary [nerve]', 'armNerves.Axillaire'],
];
