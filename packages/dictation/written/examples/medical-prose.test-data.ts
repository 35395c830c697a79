/**
 * Sentences of ordinary medical prose, spoken without any command: each holds words that look like one. The same
 * seed gives the same sentences.
 */
export function* medicalProse(language: 'fr' | 'en', count: number, seed: number): Generator<string> {
  const random = lehmer(seed);
  const grammar = GRAMMARS[language];
  for (let index = 0; index < count; index += 1) yield expand('sentence', grammar, random).trim();
}

type Grammar = Readonly<Record<string, readonly string[]>>;

const FRENCH: Grammar = {
  sentence: [
    '<subject> <verb> <finding> <where>',
    'on note <pointed> <where>',
    'il y a <pointed> <where> <when>',
    '<pointed> est retrouvé <where>',
    'la plaie est fermée avec <stitches> <where>',
    '<view> la mobilité est <quality>',
    '<subject> est limitée au point de <infinitive>',
    'la mise au point <when> est <quality>',
    '<subject> décrit <finding> à la ligne <line>',
    'une correction <surgical> est <decided> <when>',
    'après correction de <deformity> <subject> <verb> <finding>',
    'la douleur part du point d’appui <where>',
    'le médecin insère <implant> <where>',
    'il reprend <work> <when>',
    'la discrimination à deux points est <quality> <where>',
    'la perte de correction est de <number> degrés <where>',
    'chaque point de <stitch> est retiré <when>',
    'la travailleuse consulte pour <finding> <where> depuis <duration>',
    'le début verbal de la plainte remonte à <duration>',
    'une nouvelle ligne de fracture est visible <where>',
    'aucun point douloureux <where> <when>',
    'la charge ne dépasse pas <number> kilogrammes <when>',
    'du côlon au rectum l’examen est <quality>',
  ],
  subject: ['la travailleuse', 'la patiente', 'la cheville', 'la marche', 'la flexion'],
  verb: ['présente', 'garde', 'montre', 'rapporte encore'],
  finding: [
    'une raideur matinale',
    'une douleur légère',
    'un engourdissement',
    'un déficit moteur',
    'une boiterie',
    'un épanchement',
  ],
  where: [
    'à gauche',
    'à droite',
    'au genou droit',
    'en regard de la malléole externe',
    'à la hanche',
    'au pli du coude',
    'sous la rotule',
    'en L quatre L cinq',
  ],
  when: [
    'depuis six mois',
    'au dernier examen',
    'le trois mars deux mille vingt-quatre',
    'à la fin de la journée',
    'pendant la physiothérapie',
    'à dix jours',
  ],
  pointed: [
    'un point douloureux',
    'un point gâchette',
    'un point d’appui sensible',
    'un point de pression',
    'ce point sensible',
    'le même point douloureux',
    'un petit point douloureux',
  ],
  stitches: [
    'deux points de suture',
    'trois points de rapprochement',
    'quatre points',
    'douze points de suture',
    'deux points de nylon',
  ],
  view: [
    'du point de vue neurologique',
    'du point de vue fonctionnel',
    'de mon point de vue',
    'de ce point de vue',
  ],
  quality: ['normale', 'complète', 'diminuée', 'satisfaisante', 'bonne'],
  infinitive: ['ne plus dormir', 'cesser la marche', 'quitter son emploi', 'éviter les escaliers'],
  line: ['articulaire interne', 'articulaire externe', 'médiane', 'interarticulaire', 'de force du membre'],
  surgical: ['chirurgicale', 'de l’axe', 'optique', 'de la déformation', 'du pied plat'],
  decided: ['proposée', 'refusée', 'prévue', 'réalisée'],
  deformity: ['la scoliose', 'l’hallux valgus', 'la déformation', 'l’axe mécanique'],
  implant: ['une plaque', 'une vis', 'un clou', 'un drain'],
  work: ['son emploi', 'le sport', 'la conduite', 'ses activités'],
  number: ['deux', 'cinq', 'dix', 'quinze', 'vingt-cinq', 'quatre-vingt-dix'],
  stitch: ['suture', 'rapprochement', 'fixation'],
  duration: ['trois semaines', 'un an', 'six mois', 'dix-neuf ans', 'deux mille seize'],
};

const ENGLISH: Grammar = {
  sentence: [
    '<subject> <verb> <finding> <where>',
    'after a period of <duration> <subject> <verb> <finding>',
    'the recovery period was <quality>',
    'during this period she <verb> <finding>',
    'there is point tenderness <where>',
    'a trigger point is found <where>',
    'her <kin> had colon <bowel> <when>',
    'the colon was <quality> on imaging',
    'a new line of treatment was <decided>',
    'the correction of <deformity> was <quality>',
    'after surgical correction <subject> <verb> <finding>',
    'she has a scratch that healed <where>',
    'the surgeon inserted <implant> <where>',
    'she came to a full stop <when>',
    'a waiting period of <duration> was <decided>',
    'a dash of swelling remains <where>',
    'she may second guess her <work>',
    'the march to work takes <number> minutes',
    'the worker lifts <number> kilograms <when>',
    'over a period of <duration> the limp improved',
    'the sigmoid colon was <quality>',
    'each period of rest lasted <number> minutes',
    'a question mark remains about <deformity>',
  ],
  subject: ['the worker', 'the patient', 'the left hip', 'the gait', 'the right knee'],
  verb: ['shows', 'reported', 'still has', 'presents'],
  finding: ['morning stiffness', 'mild pain', 'numbness', 'a limp', 'an effusion', 'a motor deficit'],
  where: [
    'on the left',
    'on the right',
    'over the lateral malleolus',
    'at the hip',
    'below the patella',
    'at L four L five',
  ],
  when: [
    'since december',
    'at the last visit',
    'on march third twenty twenty four',
    'at the end of the day',
    'in twenty sixteen',
  ],
  quality: ['normal', 'uneventful', 'incomplete', 'long', 'satisfactory'],
  decided: ['proposed', 'declined', 'planned', 'started'],
  deformity: ['the deformity', 'the scoliosis', 'the hallux valgus', 'the axis'],
  implant: ['a plate', 'a screw', 'a nail', 'a drain'],
  bowel: ['cancer', 'polyps', 'surgery', 'screening'],
  kin: ['father', 'mother', 'brother'],
  work: ['employer', 'recovery', 'answer'],
  number: ['two', 'five', 'ten', 'fifteen', 'twenty five', 'ninety'],
  duration: ['six weeks', 'eight weeks', 'three months', 'ten days', 'nine years'],
};

const GRAMMARS: Readonly<Record<'fr' | 'en', Grammar>> = { fr: FRENCH, en: ENGLISH };

function expand(rule: string, grammar: Grammar, random: () => number): string {
  const options = grammar[rule] ?? [''];
  const chosen = options[Math.floor(random() * options.length)] ?? '';
  return chosen.replace(/<([a-z]+)>/g, (_, name: string) => expand(name, grammar, random));
}

/** The minimal standard generator of Park and Miller, from 0 to 1. */
function lehmer(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
