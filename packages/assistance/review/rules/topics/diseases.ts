/** Diseases of the worker that one passage denies and another tells of. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

/** A denial of another time: « pas de diabète avant 2020 ». */
const OF_THEN = words(
  'avant',
  'auparavant',
  'before',
  "jusqu'[a-z]+",
  'until',
  "a l'epoque",
  'at (?:the|that) time',
  'then',
  'etait',
  'avait',
  'was',
  'had',
  '(?:en|in) (?:19|20)\\d\\d',
);

/** « Négatifs. », "no chronic disease". */
const NO_DISEASE =
  /^(?:negatifs?|aucune?s?|neant|nil|none|negative)[ .;]*$|(?<![a-z])(?:aucune?|no) (?:maladie|condition|probleme|antecedent|chronic|medical|known)s?(?: (?:disease|condition|illness|problem|history)s?)?(?: (?:chroniques?|medica(?:l|le|ux)|connue?s?))?(?= ?[.;]|$)/u;

/** A disease that is denied in one place and had or treated in another. */
function disease(id: string, stems: readonly string[], ...names: readonly string[]): Topic {
  const named = words(...names);
  const unless = words(
    'depistage',
    'bilan',
    'screening',
    'risque',
    'risk',
    'gestationnel',
    'gestational',
    'insipide',
    'complication[a-z]*',
    'attribue[a-z]*',
    'attributed',
    'normalise[a-z]*',
    'transitoires?',
    'transient',
    'poussees?',
    'episodes?',
  );
  return {
    id,
    stems,
    time: 'ever',
    unless,
    says: [
      { value: 'no', words: NO_DISEASE, polarity: 'whole', in: ['antecedentsMedicaux'] },
      { value: 'no', words: named, polarity: 'denied', unless: OF_THEN },
      { value: 'yes', words: named, polarity: 'stated' },
    ],
  };
}

export const DISEASES: readonly Topic[] = [
  disease('diabetes', ['diabet'], 'diabete', 'diabetique', 'diabetes', 'diabetic'),
  disease(
    'hypertension',
    ['hypertens', 'blood pressure'],
    'hypertension(?: arterielle)?',
    'high blood pressure',
    'hypertendue?',
  ),
  disease('asthma', ['asthm'], 'asthme', 'asthmatique', 'asthma', 'asthmatic'),
  disease('epilepsy', ['epilep'], 'epilepsie', 'epileptique', 'epilepsy', 'epileptic'),
  disease('fibromyalgia', ['fibromyalg'], 'fibromyalgie', 'fibromyalgia'),
  disease(
    'rheumatoid-arthritis',
    ['rhumatoid', 'rheumatoid'],
    '(?:polyarthrite|arthrite) rhumatoide',
    'rheumatoid arthritis',
  ),
  disease('gout', ['goutte', 'gout'], 'crises? de goutte', 'gout'),
  disease('hypothyroidism', ['hypothyr'], 'hypothyroidie', 'hypothyroidism'),
  disease('sleep-apnea', ['apnee', 'apnea', 'apnoea'], 'apnee du sommeil', 'sleep apno?ea'),
];
