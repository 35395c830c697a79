/** « Complète » of passive movement, of then and of what may come, and of what was measured. */
import { clean, opposed } from '../passages.test-data.ts';
import { atShoulder, SHOULDER_PASSIVE } from './examined.test-data.ts';
import type { Language, Row } from './examined.test-data.ts';

const seen = (language: Language, text: string, more = {}): Row =>
  atShoulder(language, 'epaulesInspection', text, more);
const summary = (language: Language, text: string, more = {}): Row =>
  atShoulder(language, 'conclusionResume', text, more);

export const NORMALS = [
  ...clean(
    'normal',
    seen('fr', 'Passivement, les amplitudes sont entières.'),
    summary('fr', 'Avant l’accident, l’épaule gauche avait une mobilité normale.'),
    summary('fr', 'En juin 2024, la mobilité de l’épaule gauche était complète.'),
    summary('fr', 'La mobilité de l’épaule gauche pourrait redevenir complète.'),
    seen('en', 'Passively, the range of motion is complete.'),
    summary('en', 'Prior to the accident, the left shoulder had normal mobility.'),
    summary('en', 'In June 2024, range of motion of the left shoulder was full.'),
    summary('en', 'The mobility of the left shoulder could become full again.'),
  ),
  ...opposed(
    'normal',
    seen('fr', 'Mobilité active complète.'),
    summary('fr', 'Les mobilités active et passive de l’épaule gauche sont complètes.'),
    summary('fr', 'La mobilité passive de l’épaule gauche est complète.', SHOULDER_PASSIVE),
    summary('fr', 'À l’examen d’aujourd’hui, la mobilité de l’épaule gauche est normale.'),
    seen('en', 'Full active range of motion.'),
    summary('en', 'Active and passive motion of the left shoulder is full.'),
    summary('en', 'Passive motion of the left shoulder is full.', SHOULDER_PASSIVE),
    summary('en', 'At today’s examination, mobility of the left shoulder is normal.'),
  ),
  // Degrees of then and of passive movement are read by the same rule.
  ...clean(
    'measure',
    summary('fr', 'En mai 2024, la flexion de l’épaule gauche était de 160°.'),
    summary('fr', 'La flexion passive de l’épaule gauche est de 160°.'),
    summary('en', 'In May 2024, flexion of the left shoulder was 160°.'),
    summary('en', 'Passive flexion of the left shoulder is 160°.'),
  ),
];

export const NORMALS_HELD_OUT = [
  ...clean(
    'normal',
    seen('fr', 'En mobilisation passive, l’épaule bouge librement et les amplitudes sont complètes.'),
    summary('fr', 'La mobilité de l’épaule gauche était normale avant le fait accidentel.'),
    summary('fr', 'À l’examen du 12 mai 2024, la mobilité de l’épaule gauche était conservée.'),
    summary('fr', 'On devrait retrouver une mobilité complète de l’épaule gauche dans six mois.'),
    seen('en', 'With passive mobilization, the ranges of motion are full.'),
    summary('en', 'The left shoulder’s mobility was normal until the injury.'),
    summary('en', 'When examined on May 12, 2024, mobility of the left shoulder was preserved.'),
    summary('en', 'Full range of motion of the left shoulder should be regained in six months.'),
  ),
  ...opposed(
    'normal',
    summary('fr', 'Les amplitudes actives de l’épaule gauche sont complètes; les amplitudes passives aussi.'),
    seen('fr', 'Amplitudes passives conservées des deux épaules.', SHOULDER_PASSIVE),
    summary('fr', 'Mobilité complète de l’épaule gauche le 2 février 2026.'),
    summary('fr', 'J’ai trouvé une mobilité normale de l’épaule gauche.'),
    summary('en', 'Active motion of the left shoulder is full, and so is passive motion.'),
    seen('en', 'Passive range of motion preserved in both shoulders.', SHOULDER_PASSIVE),
    summary('en', 'On February 2, 2026, range of motion of the left shoulder was full.'),
    summary('en', 'I found a normal mobility of the left shoulder.'),
  ),
];

/** Written after the rules and tried once before anything was changed for them. */
export const NORMALS_HELD_OUT_2 = [
  ...clean(
    'normal',
    seen('fr', 'Les mouvements passifs de l’épaule sont libres.'),
    summary('fr', 'La mobilité de l’épaule gauche était déjà complète à l’automne 2024.'),
    summary('fr', 'À l’embauche, l’épaule gauche avait une mobilité complète.'),
    summary('fr', 'L’objectif des exercices est une mobilité complète de l’épaule gauche.'),
    seen('en', 'Passive movements of the shoulder are free and full.'),
    summary('en', 'By the fall of 2024 the mobility of the left shoulder was full.'),
    summary('en', 'At the time of hiring, the left shoulder had full mobility.'),
    summary('en', 'The aim of the exercises is full mobility of the left shoulder.'),
  ),
  ...opposed(
    'normal',
    seen('fr', 'Tous les mouvements actifs sont complets.'),
    seen('fr', 'Mobilité complète, tant active que passive.'),
    summary('fr', 'Depuis la chirurgie du 3 mai 2025, l’épaule gauche a retrouvé une mobilité normale.'),
    summary('fr', 'Aujourd’hui, l’épaule gauche présente des amplitudes normales.'),
    seen('en', 'All active movements are full.'),
    seen('en', 'Full motion, both actively and passively.'),
    summary('en', 'Since the surgery of May 3, 2025, the left shoulder has regained normal mobility.'),
    summary('en', 'Today the left shoulder shows normal ranges of motion.'),
  ),
];
