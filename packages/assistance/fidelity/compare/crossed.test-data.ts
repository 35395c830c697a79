type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    [
      'L’employeur accepte et la CNESST refuse la réclamation.',
      'L’employeur refuse et la CNESST accepte la réclamation.',
    ],
    [
      'Le Dr Roy recommande une IRM et le Dr Lévis la refuse.',
      'Le Dr Lévis recommande une IRM et le Dr Roy la refuse.',
    ],
    [
      'On lui dit d’éviter de soulever et de marcher chaque jour.',
      'On lui dit d’éviter de marcher et de soulever chaque jour.',
    ],
    [
      'Le pouce est raide, l’index est enflé, le majeur est douloureux.',
      'Le pouce est enflé, l’index est douloureux, le majeur est raide.',
    ],
    [
      'La raideur touche le cou et la faiblesse touche la main.',
      'La faiblesse touche le cou et la raideur touche la main.',
    ],
    [
      'Le physiothérapeute note une raideur et l’ergothérapeute une faiblesse.',
      'Le physiothérapeute note une faiblesse et l’ergothérapeute une raideur.',
    ],
    ['Sa conjointe conduit et son fils cuisine.', 'Sa conjointe cuisine et son fils conduit.'],
  ],
  en: [
    [
      'The employer accepted and the board refused the claim.',
      'The employer refused and the board accepted the claim.',
    ],
    [
      'Neer was negative, Hawkins positive and Jobe doubtful.',
      'Neer was positive, Hawkins doubtful and Jobe negative.',
    ],
    [
      'The physiotherapist noted stiffness and the chiropractor noted weakness.',
      'The physiotherapist noted weakness and the chiropractor noted stiffness.',
    ],
    ['His wife drives and his son cooks.', 'His wife cooks and his son drives.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    [
      'Le travailleur est tombé d’une échelle et s’est fracturé le poignet.',
      'Il s’est fracturé le poignet lorsque le travailleur est tombé d’une échelle.',
    ],
    [
      'Elle marche lentement et présente une boiterie légère au repos.',
      'Au repos, elle présente une boiterie légère et marche lentement.',
    ],
    [
      'Il consulte le Dr Roy, qui demande une IRM, puis le Dr Lévis.',
      'Il consulte le Dr Roy, qui lui demande une IRM, puis consulte le Dr Lévis.',
    ],
    [
      'La CNESST refuse la réclamation et l’employeur conteste.',
      'L’employeur conteste et la réclamation est refusée par la CNESST.',
    ],
    [
      'Douleur au cou, raideur de l’épaule et faiblesse de la main.',
      'Faiblesse de la main, douleur au cou et raideur de l’épaule.',
    ],
    [
      'Le matin, il travaille à la scierie et, le soir, il étudie la comptabilité.',
      'Il travaille à la scierie le matin et étudie la comptabilité le soir.',
    ],
    [
      'Né au Liban, il est arrivé au Canada en 2001 et travaille comme soudeur.',
      'Il travaille comme soudeur, est né au Liban et est arrivé au Canada en 2001.',
    ],
  ],
  en: [
    [
      'The worker fell from a ladder and fractured his wrist.',
      'His wrist was fractured when the worker fell from a ladder.',
    ],
    ['She walks slowly and has a mild limp at rest.', 'At rest, she has a mild limp, and she walks slowly.'],
    [
      'The board refused the claim and the employer appealed.',
      'The employer appealed and the claim was refused by the board.',
    ],
    ['Neck pain, shoulder stiffness and hand weakness.', 'Hand weakness, neck pain and shoulder stiffness.'],
    [
      'He works mornings at the sawmill and studies accounting in the evening.',
      'In the evening, he studies accounting and mornings he works at the sawmill.',
    ],
    [
      'Born in Lebanon, he moved to Canada in 2001 and works as a welder.',
      'He works as a welder, was born in Lebanon, and moved to Canada in 2001.',
    ],
  ],
};
