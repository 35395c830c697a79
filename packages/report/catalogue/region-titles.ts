import type { Localised } from './localised.ts';
import type { RegionId } from './model.ts';

/** What each part of the examination is called, apart from its fields, so that a list of them is small. */
export const REGION_TITLES: Readonly<Record<RegionId, Localised>> = {
  cervical: { fr: 'Rachis cervical', en: 'Cervical spine' },
  spine: { fr: 'Rachis dorso-lombaire', en: 'Thoracolumbar spine' },
  shoulders: { fr: 'Épaules', en: 'Shoulders' },
  elbows: { fr: 'Coudes', en: 'Elbows' },
  wristsAndHands: { fr: 'Poignets et mains', en: 'Wrists and hands' },
  hips: { fr: 'Hanches', en: 'Hips' },
  knees: { fr: 'Genoux', en: 'Knees' },
  feetAndAnkles: { fr: 'Pieds et chevilles', en: 'Feet and ankles' },
  neuroUpper: { fr: 'Neurologie des membres supérieurs', en: 'Neurology of the upper limbs' },
  neuroLower: { fr: 'Neurologie des membres inférieurs', en: 'Neurology of the lower limbs' },
  circumferences: { fr: 'Circonférences', en: 'Circumferences' },
  gait: { fr: 'Démarche', en: 'Gait' },
};
