/** What rows of the neck and the back are called in speech, beside their labels. */
export const TRUNK_NAMES: readonly (readonly [names: string, rows: string])[] = [
  [
    's incline / incline / (flexion|inclinaison|inflexion) (latérale|laterale) / inclinaison / latéroflexion / latero flexion / (lateral|side) (flexion|bending|bend) / side bend / (flexion|inclinaison) de côté / lateral tilt',
    '(cervical|rachis)FlexionLaterale',
  ],
  ['rotation / torsion / tourne / tournent / pivote / rotates / turns', '(cervical|rachis)Rotation'],
  ['(flexion antérieure|flexion vers l avant|forward (flexion|bending|bend))', 'rachisFlexion'],
  ['spurling / compression (foraminale|foraminal)', 'cervicalSpurling'],
  [
    'abduction de l épaule / shoulder abduction relief / abduction relief / bakody / shoulder abduction (test|sign)',
    'cervicalAbductionEpaule',
  ],
  ['roos / east / elevated arm stress', 'cervicalRoos'],
  ['adson', 'cervicalAdson'],
  ['wright / hyperabduction', 'cervicalWright'],
  ['distraction [cervicale] / [cervical] distraction / traction cervicale', 'cervicalDistraction'],
  ['lhermitte / lermitte', 'cervicalLhermitte'],
  [
    '[distance] doigts sol / [distance] (doigt|main) sol / (finger|fingertip) [to] [the] floor [distance] / distance mains sol / distance entre (les|le) (doigts|mains) et le (sol|plancher) / (bout des|ses) doigts / fingertip / fingertips',
    'rachisDoigtsSol',
  ],
  ['schober', 'rachisSchober(Depart|Arrivee)'],
  ['tripode / tripod / signe du tripode', 'rachisTripode'],
  ['lasègue / lasegue', 'rachisLasegue'],
  [
    'lasègue (inversé|inverse|renversé) / (reversed|reverse) lasègue / léri / (léri|leri) / femoral [nerve] stretch [test] / prone knee (bend|bending) / (reverse|reversed) (slr|straight leg (raise|raising))',
    'rachisLasegueInverse',
  ],
  [
    'slr / straight leg (raise|raising|raises) / (élévation|lever|levée) [de la] jambe tendue / ejt',
    'rachisSlr[(Couche|Assis)[Douleur]]',
  ],
  [
    '~(couché|en décubitus|décubitus dorsal|sur le dos|en position couchée|lying|supine|lying down|on (his|her) back) / [la] jambe tendue couché / (slr|straight leg (raise|raising)|élévation de la jambe tendue) (couché|en décubitus [dorsal]|lying|supine) / (supine|lying) (slr|[straight] leg (raise|raising)) / straight leg (raise|raising) supine',
    'rachisSlrCouche[Douleur]',
  ],
  [
    '~(assis|en position assise|sitting|seated) / (slr|straight leg (raise|raising)|élévation de la jambe tendue) (assis|en position assise|sitting|seated) / (seated|sitting) (slr|[straight] leg (raise|raising))',
    'rachisSlrAssis[Douleur]',
  ],
  ['bragard', 'rachisBragard'],
  ['waddell', 'rachisWaddell'],
];
