import type { Localized } from './localized.ts';

interface NormalDefinition {
  readonly label: Localized;
  /** Degrees. */
  readonly degrees: number;
}

/**
 * Reference normals in degrees. They come from the product's specification ("Reference normal ranges shown") and are a
 * convention of practice, not read in an official source: mark M, to be verified. The physician changes any of them in
 * the profile, and the normals that a report was measured against stay with that report.
 */
export const NORMALS = {
  spineFlexion: { label: { fr: 'Rachis, flexion', en: 'Spine, flexion' }, degrees: 90 },
  spineExtension: { label: { fr: 'Rachis, extension', en: 'Spine, extension' }, degrees: 30 },
  spineLateralFlexion: {
    label: { fr: 'Rachis, flexion latérale', en: 'Spine, lateral flexion' },
    degrees: 30,
  },
  spineRotation: { label: { fr: 'Rachis, rotation', en: 'Spine, rotation' }, degrees: 30 },
  hipFlexion: { label: { fr: 'Hanche, flexion', en: 'Hip, flexion' }, degrees: 120 },
  hipExtension: { label: { fr: 'Hanche, extension', en: 'Hip, extension' }, degrees: 30 },
  hipInternalRotation: {
    label: { fr: 'Hanche, rotation interne', en: 'Hip, internal rotation' },
    degrees: 40,
  },
  hipExternalRotation: {
    label: { fr: 'Hanche, rotation externe', en: 'Hip, external rotation' },
    degrees: 50,
  },
  hipAbduction: { label: { fr: 'Hanche, abduction', en: 'Hip, abduction' }, degrees: 40 },
  hipAdduction: { label: { fr: 'Hanche, adduction', en: 'Hip, adduction' }, degrees: 20 },
  kneeFlexion: { label: { fr: 'Genou, flexion', en: 'Knee, flexion' }, degrees: 135 },
  kneeExtension: { label: { fr: 'Genou, extension', en: 'Knee, extension' }, degrees: 0 },
  ankleDorsiflexion: { label: { fr: 'Cheville, dorsiflexion', en: 'Ankle, dorsiflexion' }, degrees: 20 },
  anklePlantarFlexion: {
    label: { fr: 'Cheville, flexion plantaire', en: 'Ankle, plantar flexion' },
    degrees: 40,
  },
} as const satisfies Record<string, NormalDefinition>;

export type NormalId = keyof typeof NORMALS;

/** Degrees per normal, as kept in a profile or with a report. */
export type Normals = Readonly<Record<NormalId, number>>;

export const NORMAL_IDS = Object.keys(NORMALS) as readonly NormalId[];

export const DEFAULT_NORMALS: Normals = Object.fromEntries(
  NORMAL_IDS.map((id) => [id, NORMALS[id].degrees]),
) as Normals;
