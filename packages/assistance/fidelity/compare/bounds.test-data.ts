/** So many words that no rule knows, each of them once. */
export function words(count: number): readonly string[] {
  const letter = (at: number) => String.fromCodePoint(97 + at);
  return Array.from({ length: count }, (_, at) => `mot${letter(Math.trunc(at / 26))}${letter(at % 26)}k`);
}

function pairs(count: number, join: (one: string, other: string) => string, lastTurned = false): string {
  const all = words(count).map((word, at) =>
    lastTurned && at === count - 1 ? join(`${word}b`, `${word}a`) : join(`${word}a`, `${word}b`),
  );
  return `${all.join(', ')}.`;
}

const then = (one: string, other: string) => `${one} puis ${other}`;
const fromTo = (one: string, other: string) => `de ${one} à ${other}`;

/** Words with a number each; the numbers of two of them may have changed places. */
function numbered(count: number, apart = 0): string {
  const values = words(count).map((_, at) => 101 + at);
  if (apart > 0) [values[3], values[3 + apart]] = [104 + apart, 104];
  return `${words(count)
    .map((word, at) => `${word} ${values[at]}`)
    .join(', ')}.`;
}

const crane = (count: number) => `La grue est remplacée ${'ici '.repeat(count)}par le camion.`;
const swollen = (count: number, one: string, other: string) =>
  `Le ${one} est plus enflé ${'ici '.repeat(count)}que le ${other}.`;
const move = (count: number) => `Elle passe de ${'la '.repeat(count)}cuisine à la plonge.`;
const exchanged = (count: number) => `Le camion est remplacé ${'ici '.repeat(count)}par une grue.`;
const listed = (count: number, one: string, other: string) =>
  `${one} Tylenol ou ${'de '.repeat(count)}Advil ${other}.`;
const tired = (count: number, subject: string) =>
  `Le camion est ${'très '.repeat(count)}bleu. ${subject} est tombé dans la neige.`;

/** The facts in which a rewording differs, at a bound and one past it. */
export const EXAMPLES: readonly (readonly [rule: string, source: string, proposal: string, found: string])[] =
  [
    [
      'three words are no sentence of their own',
      'Genou droit.',
      'Genou droit. Il conduit un camion bleu.',
      'word word',
    ],
    [
      'four words are a sentence of their own',
      'Genou droit.',
      'Genou droit. Il conduit un petit camion bleu.',
      'passage',
    ],
    ['a replacement is eight words before « par »', crane(7), 'La grue sert au lieu du camion.', 'word word'],
    ['a replacement is not nine words before « par »', crane(8), 'La grue sert au lieu du camion.', 'word'],
    [
      '« plus » is eight words before « que »',
      swollen(6, 'coude', 'poignet'),
      swollen(6, 'poignet', 'coude'),
      'anatomy anatomy anatomy',
    ],
    [
      '« plus » is not nine words before « que »',
      swollen(7, 'coude', 'poignet'),
      swollen(7, 'poignet', 'coude'),
      'anatomy anatomy',
    ],
    [
      'six contents before « puis » are compared',
      `La grue ${words(5).join(' ')} puis le camion.`,
      'Le camion puis la grue.',
      'word word',
    ],
    [
      'a seventh content before « puis » is not',
      `La grue ${words(6).join(' ')} puis le camion.`,
      'Le camion puis la grue.',
      'word',
    ],
    [
      'twenty orders of a sentence are compared',
      pairs(20, then),
      pairs(20, then, true),
      'word passage passage',
    ],
    ['a twenty-first order is not', pairs(21, then), pairs(21, then, true), 'passage passage'],
    ['« de » governs what is four words on', move(3), 'Elle passe de la plonge à la cuisine.', 'word'],
    ['« de » does not govern what is five words on', move(4), 'Elle passe de la plonge à la cuisine.', ''],
    [
      'an exchange is twelve words before its goal',
      exchanged(9),
      'La grue est remplacée par un camion.',
      'word',
    ],
    [
      'an exchange is not thirteen words before its goal',
      exchanged(10),
      'La grue est remplacée par un camion.',
      '',
    ],
    [
      'two contents may stand between what was and what came',
      'Il passe de la cuisine chaude ou sale à la plonge.',
      'Il passe de la plonge chaude ou sale à la cuisine.',
      'word',
    ],
    [
      'three contents may not',
      'Il passe de la cuisine neuve ou chaude ou sale à la plonge.',
      'Il passe de la plonge neuve ou chaude ou sale à la cuisine.',
      '',
    ],
    ['twenty changes of a sentence are compared', pairs(20, fromTo), pairs(20, fromTo, true), 'word'],
    ['a twenty-first change is not', pairs(21, fromTo), pairs(21, fromTo, true), ''],
    [
      'two items of a list have four words between them',
      listed(3, 'Au genou', 'au coude'),
      listed(3, 'Au coude enflé', 'au genou'),
      'word',
    ],
    [
      'two items of a list have no five words between them',
      listed(4, 'Au genou', 'au coude'),
      listed(4, 'Au coude enflé', 'au genou'),
      'drug word drug',
    ],
    [
      'a side holds on to what is six tokens before',
      `Le genou et le coude ${'très '.repeat(5)}droit sont enflés.`,
      `Le genou ${'très '.repeat(5)}droit et le coude sont enflés.`,
      'side',
    ],
    [
      'a side does not hold on to what is seven tokens before',
      `Le genou et le coude ${'très '.repeat(6)}droit sont enflés.`,
      `Le genou ${'très '.repeat(6)}droit et le coude sont enflés.`,
      '',
    ],
    [
      'forty marks are looked at for one term',
      'Pas de douleur au genou.',
      `${'Pas de genou. Pas de douleur. '.repeat(39)}Pas de douleur avec œdème au genou.`,
      'diagnosis',
    ],
    [
      'a forty-first mark is not',
      'Pas de douleur au genou.',
      `${'Pas de genou. Pas de douleur. '.repeat(40)}Pas de douleur avec œdème au genou.`,
      'negation diagnosis',
    ],
    ['a pronoun stands for what is eighty tokens before', tired(76, 'Il'), tired(76, 'Le camion'), ''],
    ['a pronoun does not stand for what is further before', tired(77, 'Il'), tired(77, 'Le camion'), 'word'],
    [
      'another word is looked for among four hundred contents',
      `La flexion est diminuée ${words(194).join(' ')}.`,
      `Ici on note une diminution de la flexion ${words(194).join(' ')}.`,
      '',
    ],
    [
      'another word is not looked for among more contents',
      `La flexion est diminuée ${words(195).join(' ')}.`,
      `On note une diminution de la flexion ${words(195).join(' ')}.`,
      'test-result',
    ],
    [
      'a shared result is looked for among three hundred contents',
      `Neer négatif et Hawkins négatif, ${words(145).join(' ')}.`,
      `Les Neer et Hawkins négatifs, ${words(145).join(' ')}.`,
      '',
    ],
    [
      'a shared result is not looked for among more contents',
      `Neer négatif et Hawkins négatif, ${words(146).join(' ')}.`,
      `Neer et Hawkins négatifs, ${words(146).join(' ')}.`,
      'test-result',
    ],
    [
      'a shared result is looked for among forty items',
      `Neer négatif, Hawkins négatif, ${words(38).join(', ')}.`,
      `Neer et Hawkins négatifs, ${words(38).join(', ')}.`,
      '',
    ],
    [
      'a shared result is not looked for among more items',
      `Neer négatif, Hawkins négatif, ${words(39).join(', ')}.`,
      `Neer et Hawkins négatifs, ${words(39).join(', ')}.`,
      'test-result',
    ],
    [
      'a denied counterpart is looked for among a thousand contents',
      `Le genou est indolore ${'grue '.repeat(995)}.`,
      `Le genou n’est pas douloureux ${'grue '.repeat(995)}.`,
      '',
    ],
    [
      'a denied counterpart is not looked for among more contents',
      `Le genou est indolore ${'grue '.repeat(996)}.`,
      `Le genou n’est pas douloureux ${'grue '.repeat(996)}.`,
      'status negation diagnosis',
    ],
    [
      'parts change places among forty terms',
      `${words(36).join(' ')} : positif à droite et négatif à gauche.`,
      `${words(36).join(' ')} : négatif à gauche et positif à droite.`,
      '',
    ],
    [
      'parts do not change places among more terms',
      `${words(37).join(' ')} : positif à droite et négatif à gauche.`,
      `${words(37).join(' ')} : négatif à gauche et positif à droite.`,
      'test-result side test-result side',
    ],
    [
      'among forty values any two may have changed places',
      numbered(40),
      `Neuf kg, ${numbered(40, 7)}`,
      'number number number',
    ],
    [
      'among more values two of the next six may have',
      numbered(41),
      `Neuf kg, ${numbered(41, 6)}`,
      'number number number',
    ],
    [
      'among more values two that are further apart may not',
      numbered(41),
      `Neuf kg, ${numbered(41, 7)}`,
      'number',
    ],
    [
      'crossed places fit better by more than the margin',
      '5 kg au travail 8 kg au garage.',
      '8 kg au travail 5 kg au garage du camion.',
      'number number word',
    ],
    [
      'crossed places fit better by the margin alone',
      'L’atteinte permanente est augmentée de 2 % à 4 %.',
      'L’atteinte permanente est passée de 4 % à 2 %.',
      'test-result number',
    ],
    [
      'what the next clause names weighs less',
      'Neer et Hawkins négatifs, Jobe positif.',
      'Neer négatif, Hawkins et Jobe positifs.',
      'test test test-result',
    ],
    [
      'what the next clause names weighs something',
      'Douleur à la cheville au repos et naproxène pour douleur le matin, Tylenol pour entorse le matin, raideur au coude à l’effort.',
      'Tylenol pour douleur le matin, raideur au coude à l’effort, entorse à la cheville au repos et naproxène pour entorse le matin.',
      '',
    ],
    [
      'a sentence goes with the likest one, be it further',
      'Boiterie sévère à la hanche droite, boiterie sévère au poignet droit. Œdème au tibia au repos.',
      'Boiterie sévère au poignet droit. Œdème au tibia au repos, boiterie sévère à la hanche droite.',
      '',
    ],
    [
      'a sentence goes with a near one, be it longer',
      'Douleur à l’épaule le matin. Raideur à la cheville à l’effort, tendinite légère à la cheville droite.',
      'Tendinite légère à la cheville droite, douleur à l’épaule le matin. Raideur à la cheville à l’effort.',
      'diagnosis anatomy severity side',
    ],
  ];
