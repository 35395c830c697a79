import type { Localised } from '../../catalogue/index.ts';
import { adaptGender } from './adapt-gender.ts';
import type { Gender } from './gender-change.ts';
import type { TemplateField } from './template-fields.ts';

/** A text that the physician may insert where the examination is normal; it is nobody's finding before that. */
export interface NormalTemplate {
  readonly id: string;
  readonly label: Localised;
  readonly text: string;
}

interface Source {
  readonly id: string;
  readonly label: Localised;
  /** In the masculine; the other gender is made by the same rules as everywhere. */
  readonly text: Localised;
}

const NORMAL: Localised = { fr: 'Normal', en: 'Normal' };

const SOURCES: Readonly<Record<TemplateField, readonly Source[]>> = {
  observationGenerale: [
    {
      id: 'general',
      label: { fr: 'État général', en: 'General state' },
      text: {
        fr: 'Le travailleur est orienté et coopératif. Il se déplace seul, sans boiterie ni aide technique. Il se dévêt et se rhabille sans aide.',
        en: 'The worker is oriented and cooperative. He walks unaided, without a limp. He undresses and dresses without help.',
      },
    },
    {
      id: 'posture',
      label: { fr: 'Station assise', en: 'Sitting' },
      text: {
        fr: 'Le travailleur est resté assis pendant l’entrevue, sans changer de position. Il se lève seul de la chaise.',
        en: 'The worker remained seated during the interview without changing position. He rises from the chair by himself.',
      },
    },
  ],
  rachisInspection: [
    {
      id: 'spine',
      label: NORMAL,
      text: {
        fr: 'Courbures conservées, sans déformation ni cicatrice. Chez ce travailleur, les épaules et le bassin sont de niveau.',
        en: 'Curvatures preserved, without deformity or scar. His shoulders and pelvis are level.',
      },
    },
  ],
  rachisPalpation: [
    {
      id: 'spine',
      label: NORMAL,
      text: {
        fr: 'Le travailleur ne rapporte aucune douleur à la palpation des épineuses ni des masses paravertébrales, sans spasme.',
        en: 'The worker reports no pain on palpation of the spinous processes or of his paraspinal muscles, without spasm.',
      },
    },
  ],
  hanchesInspection: [
    {
      id: 'hips',
      label: NORMAL,
      text: {
        fr: 'Le travailleur garde une attitude symétrique des hanches, sans cicatrice ni atrophie visible.',
        en: 'His hips are held symmetrically, without scar or visible wasting.',
      },
    },
  ],
  hanchesPalpation: [
    {
      id: 'hips',
      label: NORMAL,
      text: {
        fr: 'Il ne rapporte aucune douleur à la palpation de l’aine ni des grands trochanters.',
        en: 'He reports no pain on palpation of the groin or the greater trochanters.',
      },
    },
  ],
  genouxInspection: [
    {
      id: 'knees',
      label: NORMAL,
      text: {
        fr: 'Axes conservés, sans épanchement, rougeur ni cicatrice. Le travailleur s’accroupit seul.',
        en: 'Alignment preserved, without effusion, redness or scar. The worker squats by himself.',
      },
    },
  ],
  genouxPalpation: [
    {
      id: 'knees',
      label: NORMAL,
      text: {
        fr: 'Il ne rapporte aucune douleur à la palpation des interlignes ni des facettes rotuliennes.',
        en: 'He reports no pain on palpation of the joint lines or the patellar facets.',
      },
    },
  ],
  piedsChevillesInspection: [
    {
      id: 'feet',
      label: NORMAL,
      text: {
        fr: 'Voûtes conservées, sans œdème ni callosité inhabituelle. Le travailleur se tient seul sur les pointes et les talons.',
        en: 'Arches preserved, without swelling or unusual callus. He stands on his toes and heels by himself.',
      },
    },
  ],
  piedsChevillesPalpation: [
    {
      id: 'feet',
      label: NORMAL,
      text: {
        fr: 'Il ne rapporte aucune douleur à la palpation des malléoles, des ligaments ni du tendon d’Achille.',
        en: 'He reports no pain on palpation of the malleoli, the ligaments or the Achilles tendon.',
      },
    },
  ],
  atrophieMusculaire: [
    {
      id: 'atrophy',
      label: NORMAL,
      text: {
        fr: 'Aucune atrophie n’est visible chez ce travailleur.',
        en: 'No muscle wasting is visible; his muscle bulk is symmetrical.',
      },
    },
  ],
};

/** The normal observations that may be inserted into a field, in the worker's gender; none before it is chosen. */
export function normalTemplates(
  field: TemplateField,
  gender: string,
  language: 'fr' | 'en',
): readonly NormalTemplate[] {
  if (gender !== 'male' && gender !== 'female') return [];
  const to: Gender = gender;
  return SOURCES[field].map(({ id, label, text }) => ({
    id,
    label,
    text: adaptGender(text[language], to, language),
  }));
}
