import type { DictationLanguage, VoiceCommand } from './command.ts';

type Frame = Omit<VoiceCommand, 'created'>;

const FRENCH: readonly Frame[] = [
  frame('insérer examen physique', 'examen', [
    'Examen physique : […].',
    'État général : [bon|altéré|…].',
    'Démarche : [normale|avec boiterie à droite|avec boiterie à gauche|…].',
    'Inspection : […].',
    'Palpation : […].',
    'Amplitudes articulaires : […].',
    'Force : [5/5|4/5|…]. Sensibilité : [2/2|1/2|…]. Réflexes : [2+|1+|…].',
  ]),
  frame('insérer examen normal', 'examen', [
    'Inspection : [sans particularité|…]. Palpation : [non douloureuse|douloureuse à …|…]. Amplitudes articulaires : [complètes|limitées à …|…]. Examen neurovasculaire : [intact|…].',
  ]),
  frame('insérer neuro normal', 'neurologie', [
    'Force [5/5|4/5|…] de L2 à S1. Sensibilité [2/2|1/2|…] de L2 à S1. Réflexes rotuliens [2+|1+|…] et achilléens [2+|1+|…]. Babinski [en flexion|en extension|indifférent] bilatéralement.',
  ]),
  frame('insérer suivi', 'suivi', [
    'Suivi prévu dans […] semaines avec [le médecin qui a charge|la physiothérapie|…].',
  ]),
  frame('insérer signes vitaux normaux', 'examen', [
    'Tension artérielle […] mm Hg, fréquence cardiaque […] par minute, température […] °C, saturation […] %.',
  ]),
  frame('insérer examen du genou', 'genou', [
    'Genou [droit|gauche] : épanchement [absent|présent]. Flexion […]°, extension […]°. Lachman [négatif|positif]. Tiroir antérieur [négatif|positif]. Tiroir postérieur [négatif|positif]. McMurray [négatif|positif].',
  ]),
  frame('insérer examen du genou normal', 'genou', [
    'Genou [droit|gauche] : sans [épanchement|…]. Flexion […]°, extension […]°. Lachman, tiroirs et pivot [négatifs|…]. Stress en varus et en valgus [stables|…]. McMurray et Apley [négatifs|…].',
  ]),
  frame('insérer douleur chronique', 'douleur', [
    'Douleur chronique [constante|intermittente|…] au niveau de […], depuis […], cotée à […]/10 au repos et à […]/10 à l’effort. Facteurs aggravants : […]. Facteurs de soulagement : […].',
  ]),
];

const ENGLISH: readonly Frame[] = [
  frame('insert physical exam', 'exam', [
    'Physical examination: […].',
    'General condition: [good|impaired|…].',
    'Gait: [normal|limp on the right|limp on the left|…].',
    'Inspection: […].',
    'Palpation: […].',
    'Range of motion: […].',
    'Strength: [5/5|4/5|…]. Sensation: [2/2|1/2|…]. Reflexes: [2+|1+|…].',
  ]),
  frame('insert normal exam', 'exam', [
    'Inspection: [unremarkable|…]. Palpation: [not tender|tender at …|…]. Range of motion: [full|limited to …|…]. Neurovascular examination: [intact|…].',
  ]),
  frame('insert normal neuro', 'neurology', [
    'Strength [5/5|4/5|…] from L2 to S1. Sensation [2/2|1/2|…] from L2 to S1. Patellar reflexes [2+|1+|…] and Achilles reflexes [2+|1+|…]. Plantar responses [flexor|extensor|indifferent] bilaterally.',
  ]),
  frame('insert follow up', 'follow-up', [
    'Follow-up in […] weeks with [the treating physician|physiotherapy|…].',
  ]),
  frame('insert normal vitals', 'exam', [
    'Blood pressure […] mm Hg, heart rate […] per minute, temperature […] °C, saturation […]%.',
  ]),
  frame('insert knee exam', 'knee', [
    '[Right|Left] knee: effusion [absent|present]. Flexion […]°, extension […]°. Lachman [negative|positive]. Anterior drawer [negative|positive]. Posterior drawer [negative|positive]. McMurray [negative|positive].',
  ]),
  frame('insert normal knee exam', 'knee', [
    '[Right|Left] knee: no [effusion|…]. Flexion […]°, extension […]°. Lachman, drawers and pivot shift [negative|…]. Varus and valgus stress [stable|…]. McMurray and Apley [negative|…].',
  ]),
  frame('insert chronic pain', 'pain', [
    'Chronic [constant|intermittent|…] pain at […], for […], rated […]/10 at rest and […]/10 with effort. Aggravating factors: […]. Relieving factors: […].',
  ]),
];

const DEFAULTS: Readonly<Record<DictationLanguage, readonly Frame[]>> = { fr: FRENCH, en: ENGLISH };

/** The commands that ship: frames to fill, none of which asserts a finding. `created` is ISO-8601. */
export function defaultVoiceCommands(language: DictationLanguage, created: string): readonly VoiceCommand[] {
  return DEFAULTS[language].map((command) => ({ ...command, created }));
}

function frame(trigger: string, category: string, lines: readonly string[]): Frame {
  return { trigger, replacement: lines.join('\n'), category };
}
