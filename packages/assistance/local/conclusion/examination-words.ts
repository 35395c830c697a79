/** The words of the sentences that are worked out from the examination. Places in braces are filled. */
export const EXAMINATION_WORDS = {
  range: {
    fr: '{movement} est mesurée à {text} : {rest}.',
    en: '{movement} measures {text}: {rest}.',
  },
  span: { fr: 'de {from} à {to}.', en: 'from {from} to {to}.' },
  spanFrom: { fr: 'à partir de {from}.', en: 'from {from}.' },
  spanTo: { fr: 'jusqu’à {to}.', en: 'up to {to}.' },
  rightSide: { fr: 'côté droit', en: 'right side' },
  leftSide: { fr: 'côté gauche', en: 'left side' },
  oppositeSide: { fr: 'au côté opposé', en: 'the opposite side' },
  lossAgainstSide: {
    fr: 'perte de {loss} par rapport {sides} ({text} contre {other})',
    en: '{loss} loss against {sides} ({text} against {other})',
  },
  lossAgainstNormal: {
    fr: 'perte de {loss} par rapport à la normale ({normal})',
    en: '{loss} loss against the normal ({normal})',
  },
  alsoAgainstNormal: {
    fr: ' et de {loss} par rapport à la normale ({normal})',
    en: ' and {loss} against the normal ({normal})',
  },
  lossAgainstBoth: {
    fr: 'perte de {loss} par rapport {sides} et à la normale ({text} contre {other})',
    en: '{loss} loss against {sides} and the normal ({text} against {other})',
  },
  noLossAgainstNormal: {
    fr: ', sans perte par rapport à la normale ({normal})',
    en: ', with no loss against the normal ({normal})',
  },
  noSide: { fr: '; côté opposé non consigné', en: '; opposite side not recorded' },
  normalSide: { fr: '; côté opposé dit normal', en: '; opposite side said to be normal' },
  writtenSide: { fr: '; côté opposé : {text}', en: '; opposite side: {text}' },
  shortAgainstSide: {
    fr: '{movement}, {loss} par rapport {sides}',
    en: '{movement}, {loss} against {sides}',
  },
  shortAgainstNormal: {
    fr: '{movement}, {loss} par rapport à la normale',
    en: '{movement}, {loss} against the normal',
  },
  shortAgainstBoth: {
    fr: '{movement}, {loss} par rapport {sides} et à la normale',
    en: '{movement}, {loss} against {sides} and the normal',
  },
  shortAgainstEach: {
    fr: '{movement}, {lost} par rapport {sides} et {loss} par rapport à la normale',
    en: '{movement}, {lost} against {sides} and {loss} against the normal',
  },
  bothSides: {
    fr: '{movement} est mesurée à {right} à droite et à {left} à gauche, sous la normale ({normal}) des deux côtés : perte de {lossRight} à droite et de {lossLeft} à gauche par rapport à la normale; {compared}.',
    en: '{movement} measures {right} on the right and {left} on the left, below the normal ({normal}) on both sides: {lossRight} loss on the right and {lossLeft} loss on the left against the normal; {compared}.',
  },
  shortBoth: {
    fr: '{movement}, {lossRight} à droite et {lossLeft} à gauche par rapport à la normale ({compared})',
    en: '{movement}, {lossRight} on the right and {lossLeft} on the left against the normal ({compared})',
  },
  sidesEqual: { fr: 'mesures égales des deux côtés', en: 'equal measurements on the two sides' },
  rightLess: {
    fr: 'mesure droite inférieure de {difference} à la gauche',
    en: '{difference} less on the right than on the left',
  },
  leftLess: {
    fr: 'mesure gauche inférieure de {difference} à la droite',
    en: '{difference} less on the left than on the right',
  },
  lacks: { fr: 'flexum de {degrees}', en: 'lacks {degrees} of extension' },
  beyond: { fr: 'recurvatum de {degrees}', en: '{degrees} of hyperextension' },
  aroundZero: {
    fr: '{label} : {text} (normale : 0°{opposite}).',
    en: '{label}: {text} (normal: 0°{opposite}).',
  },
  zeroSide: { fr: '; côté opposé : {other}', en: '; opposite side: {other}' },
  passiveBelowActive: {
    fr: '{movement} ({passive}) est mesurée sous la mobilité active ({active}) : [à vérifier par le médecin].',
    en: '{movement} ({passive}) measures less than the active movement ({active}): [to be checked by the physician].',
  },
  atNormal: {
    fr: 'Mesures à la normale ou au-delà : {text}.',
    en: 'Measured at the normal or beyond: {text}.',
  },
  saidNormal: { fr: 'Mobilité normale : {text}.', en: 'Normal range of motion: {text}.' },
  negatives: { fr: '{title} : {text}.', en: '{title}: {text}.' },
  onBothSides: { fr: 'des deux côtés', en: 'on both sides' },
  onTheRight: { fr: 'à droite', en: 'on the right' },
  onTheLeft: { fr: 'à gauche', en: 'on the left' },
  fromTo: { fr: 'de {first} à {last}', en: 'from {first} to {last}' },
  atRoots: { fr: 'en {roots}', en: 'at {roots}' },
  girths: {
    fr: '{label} : {right} à droite, {left} à gauche.',
    en: '{label}: {right} on the right, {left} on the left.',
  },
  girthRightLess: {
    fr: 'Circonférence {segment} : {less} à droite contre {more} à gauche, soit une différence de {difference} {level}.',
    en: 'Circumference {segment}: {less} on the right against {more} on the left, a difference of {difference} {level}.',
  },
  girthLeftLess: {
    fr: 'Circonférence {segment} : {less} à gauche contre {more} à droite, soit une différence de {difference} {level}.',
    en: 'Circumference {segment}: {less} on the left against {more} on the right, a difference of {difference} {level}.',
  },
  level: { fr: '(mesure à {level})', en: '(measured {level})' },
  noLevel: { fr: '[niveau de mesure à préciser]', en: '[level of measurement to be stated]' },
} as const;
