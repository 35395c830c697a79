import { describe, expect, it } from 'vitest';
import { checkFidelity } from './index.ts';

/** What a rule lets pass, and the change beside it that stays a difference: source, faithful, changed. */
const FRENCH: readonly (readonly [rule: string, source: string, faithful: string, changed: string])[] = [
  [
    'a result told once for two tests',
    'Neer négatif, Hawkins négatif, Jobe positif.',
    'Neer et Hawkins négatifs, Jobe positif.',
    'Neer négatif, Hawkins et Jobe positifs.',
  ],
  [
    'a side told once for two joints, in the plural',
    'Douleur au coude droit et au poignet droit.',
    'Douleur au coude et au poignet droits.',
    'Douleur au coude et au poignet droit.',
  ],
  [
    'a number told once before two muscles',
    'Force 5/5 au biceps et 5/5 au triceps.',
    'Force 5/5 au biceps et au triceps.',
    'Force 5/5 au biceps.',
  ],
  [
    'a number told once after two movements',
    'La flexion est à 40° et l’extension est à 40°.',
    'La flexion et l’extension sont à 40°.',
    'Flexion, extension 40°.',
  ],
  [
    'both sides at once',
    'Le test est négatif à gauche et à droite.',
    'Le test est négatif bilatéralement.',
    'Le test est négatif à gauche.',
  ],
  [
    'a list of denials',
    'Pas de déformation, pas de rougeur et pas de chaleur.',
    'Pas de déformation, de rougeur ni de chaleur.',
    'Pas de déformation ni de rougeur, mais de la chaleur.',
  ],
  [
    'a denying prefix',
    'Il n’est pas d’accord avec la décision.',
    'Il est en désaccord avec la décision.',
    'Il est d’accord avec la décision.',
  ],
  [
    'what an examination allows one to find',
    'L’IRM a permis d’exclure une fracture.',
    'L’IRM a exclu une fracture.',
    'L’IRM a permis de soupçonner une fracture.',
  ],
  [
    'permission itself',
    'Le médecin lui a permis de conduire.',
    'La conduite a été autorisée par le médecin.',
    'Le médecin lui a interdit de conduire.',
  ],
  [
    'a noun that names the class of a treatment',
    'Les traitements de physiothérapie ont été poursuivis.',
    'La physiothérapie a été poursuivie.',
    'Les traitements d’acupuncture ont été poursuivis.',
  ],
  [
    'a degree told by an adjective',
    'La main droite est plus faible.',
    'Il y a une faiblesse plus marquée de la main droite.',
    'Il y a une faiblesse moins marquée de la main droite.',
  ],
  [
    'a comparison told by a verb',
    'Les engourdissements sont moins fréquents.',
    'La fréquence des engourdissements a diminué.',
    'La fréquence des engourdissements a augmenté.',
  ],
  [
    'a symptom that an act causes',
    'La palpation du talon cause de la douleur.',
    'Douleur à la palpation du talon.',
    'La palpation du talon ne cause pas de douleur.',
  ],
  [
    'a score whose total is told once',
    'La douleur est entre trois et cinq sur dix.',
    'La douleur se situe entre 3/10 et 5/10.',
    'La douleur se situe entre 3/10 et 6/10.',
  ],
  [
    'possible and can',
    'La marche sur les talons est possible.',
    'Il peut marcher sur les talons.',
    'Il ne peut pas marcher sur les talons.',
  ],
  [
    'two results of one thing in either order',
    'Les réflexes sont normaux et symétriques aux membres supérieurs.',
    'Aux membres supérieurs, les réflexes sont symétriques et normaux.',
    'Aux membres supérieurs, les réflexes sont symétriques et abolis.',
  ],
  [
    'an order of two things',
    'La douleur a commencé dans le cou, puis s’est étendue au bras.',
    'La douleur a débuté au cou et s’est ensuite étendue au bras.',
    'La douleur a débuté au bras et s’est ensuite étendue au cou.',
  ],
  [
    'an order that begins the sentence',
    'Il a été opéré après la chute.',
    'Après la chute, il a été opéré.',
    'Après avoir été opéré, il a fait une chute.',
  ],
  [
    'a comparison of two things',
    'La rotation externe est plus limitée que la rotation interne.',
    'La rotation externe est plus limitée que l’interne.',
    'La rotation interne est plus limitée que l’externe.',
  ],
  [
    'a change between two states, one of which denies',
    'Les réflexes sont passés d’absents à normaux.',
    'Les réflexes ont évolué d’absents à normaux.',
    'Les réflexes ont évolué de normaux à absents.',
  ],
  [
    'a list of complements that is absent',
    'Les signes de Tinel et de Phalen sont absents.',
    'Absence de signe de Tinel et de signe de Phalen.',
    'Absence de signe de Tinel, et signe de Phalen présent.',
  ],
  [
    '« juste » for « ne … que »',
    'Il prend juste du Tylenol.',
    'Il ne prend que du Tylenol.',
    'Il prend du Tylenol.',
  ],
  [
    'a refusal for a will denied',
    'Elle ne veut pas de chirurgie et accepte l’infiltration.',
    'Elle refuse la chirurgie et accepte l’infiltration.',
    'Elle refuse l’infiltration et veut la chirurgie.',
  ],
  [
    'what one forgets for what one does not remember',
    'Il ne se rappelle pas l’accident.',
    'Il a oublié l’accident.',
    'Il n’a pas oublié l’accident.',
  ],
  [
    'abstaining for avoiding',
    'Il s’abstient de conduire et lève des charges.',
    'Il évite de conduire et lève des charges.',
    'Il conduit et s’abstient de lever des charges.',
  ],
  [
    'in the place of, for a replacement',
    'La codéine a été remplacée par le Lyrica.',
    'Le Lyrica a été donné à la place de la codéine.',
    'La codéine a été donnée à la place du Lyrica.',
  ],
  [
    'a substitution',
    'Le Lyrica a été substitué à la codéine.',
    'Le Lyrica remplace la codéine.',
    'La codéine remplace le Lyrica.',
  ],
  [
    'looking after',
    'Sa fille s’occupe des repas.',
    'Sa fille prend en charge les repas.',
    'Sa fille se plaint des repas.',
  ],
  [
    'the verb that ties a result to an examination',
    'Le bilan est revenu normal.',
    'Le bilan est normal.',
    'Le bilan est revenu anormal.',
  ],
  [
    'a verb and its noun in an expression',
    'Il a perdu l’équilibre.',
    'Il a eu une perte d’équilibre.',
    'Il a eu une perte de connaissance.',
  ],
  [
    'an occasion that is needed',
    'Il n’y a pas lieu de refaire la résonance.',
    'Il n’est pas nécessaire de refaire la résonance.',
    'Il y a lieu de refaire la résonance.',
  ],
  [
    'doing once more',
    'Elle a recommencé à conduire.',
    'Elle conduit de nouveau.',
    'Elle a cessé de conduire.',
  ],
  [
    'the beginning as a time',
    'Au début, la physiothérapie aidait.',
    'Initialement, la physiothérapie aidait.',
    'Finalement, la physiothérapie aidait.',
  ],
  [
    'what is prevented for what is not done',
    'La douleur l’empêche de dormir.',
    'Il ne dort pas à cause de la douleur.',
    'Il dort malgré la douleur.',
  ],
  [
    'the part of the day that an hour holds',
    'Elle se couche à neuf heures du soir.',
    'Elle se couche à 21 h.',
    'Elle se couche à 9 h.',
  ],
  [
    'the part of the day of another hour',
    'Il se lève à 6 h du matin.',
    'Il se lève à 6 h.',
    'Il se lève à 6 h du soir.',
  ],
  [
    'an obligation in another word',
    'Il doit porter une orthèse.',
    'Le port d’une orthèse est nécessaire.',
    'Il a porté une orthèse.',
  ],
];

const ENGLISH: readonly (readonly [rule: string, source: string, faithful: string, changed: string])[] = [
  [
    'a denying prefix',
    'He does not agree with the decision.',
    'He disagrees with the decision.',
    'He agrees with the decision.',
  ],
  [
    'a list of denials, must not',
    'The limitations are no lifting, no climbing and no crawling.',
    'As limitations, he must not lift, climb or crawl.',
    'As limitations, he must not lift or climb, and must crawl.',
  ],
  [
    'both sides at once',
    'The test is negative on the left and on the right.',
    'The test is negative bilaterally.',
    'The test is negative on the right.',
  ],
  [
    'a comparison told by a verb',
    'The numbness is less frequent.',
    'The frequency of the numbness has decreased.',
    'The frequency of the numbness has increased.',
  ],
  [
    'a symptom that an act causes',
    'Palpation of the heel causes pain.',
    'There is pain on palpation of the heel.',
    'Palpation of the heel causes no pain.',
  ],
  [
    'an order of two things',
    'He had physiotherapy and then acupuncture.',
    'He had physiotherapy, followed later by acupuncture.',
    'He had acupuncture and then physiotherapy.',
  ],
  [
    'a comparison of two things',
    'External rotation is more limited than internal rotation.',
    'External rotation is more limited than the internal one.',
    'Rotation is more limited internally than externally.',
  ],
  [
    'a change of grade',
    'The grade was changed from I to III.',
    'They changed the grade from I to III.',
    'They changed the grade from III to I.',
  ],
  [
    '"just" for "only"',
    'The pain is present just at the elbow.',
    'The pain is present only at the elbow.',
    'The pain is present even at the elbow.',
  ],
  [
    'a refusal for a will denied',
    'He does not want an injection and wants surgery.',
    'He refuses an injection and wants surgery.',
    'He refuses surgery and wants an injection.',
  ],
  [
    'a failure for a success denied',
    'He did not pass the driving exam.',
    'He failed the driving exam.',
    'He did not fail the driving exam.',
  ],
  [
    'refraining for avoiding',
    'He refrains from driving and lifts loads.',
    'He avoids driving and lifts loads.',
    'He drives and refrains from lifting loads.',
  ],
  [
    'in place of, for a replacement',
    'Codeine was replaced with Lyrica.',
    'Lyrica was given in place of codeine.',
    'Codeine was given in place of Lyrica.',
  ],
  [
    'looking after',
    'Her daughter looks after the house.',
    'The house is taken care of by her daughter.',
    'Her daughter left the house.',
  ],
  [
    'the verb that ties a result to an examination',
    'The films came back normal.',
    'The films are normal.',
    'The films came back abnormal.',
  ],
  [
    'a verb and its noun in an expression',
    'He lost his balance.',
    'He had a loss of balance.',
    'He had a loss of appetite.',
  ],
  [
    'a particle after the object',
    'They took his cast off.',
    'They removed his cast.',
    'They put his cast on.',
  ],
  ['a particle that turns its verb', 'He gave the job up.', 'He gave up the job.', 'He took up the job.'],
  ['doing once more', 'She resumed driving.', 'She is driving again.', 'She stopped driving.'],
  ['a degree that is nearly none', 'He can hardly walk.', 'He can barely walk.', 'He cannot walk.'],
  [
    'what is prevented for what is not done',
    'Pain prevents him from sleeping.',
    'He does not sleep because of the pain.',
    'He sleeps despite the pain.',
  ],
  [
    'the part of the day that an hour holds',
    'He takes a tablet at 10 in the evening.',
    'He takes a tablet at 10 p.m.',
    'He takes a tablet at 10 a.m.',
  ],
  [
    'an hour in 24',
    'She goes to bed at nine at night.',
    'She goes to bed at 21:00.',
    'She goes to bed at 9:00.',
  ],
  [
    'an obligation in another word',
    'He must stop smoking.',
    'He is obliged to stop smoking.',
    'He stopped smoking.',
  ],
];

describe.each([
  ['fr', FRENCH],
  ['en', ENGLISH],
] as const)('what a rule lets pass, and what it does not (%s)', (language, rows) => {
  it.each(rows)('%s', (_, source, faithful, changed) => {
    expect(checkFidelity(source, faithful, { language }).differences).toEqual([]);
    expect(checkFidelity(faithful, source, { language }).differences).toEqual([]);
    expect(checkFidelity(source, changed, { language }).faithful).toBe(false);
    expect(checkFidelity(changed, source, { language }).faithful).toBe(false);
  });
});
