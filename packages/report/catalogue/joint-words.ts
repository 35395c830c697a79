import type { JointWords } from './model.ts';

/** A joint of each side: `limbJoint({ fr: ['le', 'genou', 'genoux'], en: 'knee' })`. */
export function limbJoint({
  fr: [article, noun, plural],
  en,
}: {
  /** The definite article before the noun, the noun, and its plural. */
  readonly fr: readonly [article: 'le' | 'la' | 'l’ m' | 'l’ f', noun: string, plural: string];
  /** The noun, which takes an s in the plural. */
  readonly en: string;
}): JointWords {
  const isFeminine = article === 'la' || article === 'l’ f';
  const of = article === 'le' ? 'du ' : article === 'la' ? 'de la ' : 'de l’';
  return {
    fr: {
      Droit: `${of}${noun} ${isFeminine ? 'droite' : 'droit'}`,
      Gauche: `${of}${noun} gauche`,
      none: `${of}${noun}`,
      both: `des ${plural}`,
    },
    en: {
      Droit: `of the right ${en}`,
      Gauche: `of the left ${en}`,
      none: `of the ${en}`,
      both: `of the ${en}s`,
    },
  };
}

/** A part of the trunk, which has no sides of its own: « du rachis », « du rachis à droite ». */
export function trunkJoint({ fr, en }: { readonly fr: string; readonly en: string }): JointWords {
  return {
    fr: { Droit: `${fr} à droite`, Gauche: `${fr} à gauche`, none: fr, both: fr },
    en: { Droit: `${en} on the right`, Gauche: `${en} on the left`, none: en, both: en },
  };
}
