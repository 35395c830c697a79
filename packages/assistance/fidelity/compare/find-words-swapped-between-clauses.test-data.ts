type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    [
      'Lacération du majeur gauche et de l’index droit, plaie au pouce.',
      'Lacération du majeur droit et de l’index gauche, plaie au pouce.',
    ],
    [
      'Le majeur est engourdi; l’annulaire et l’auriculaire sont indemnes.',
      'L’annulaire est engourdi; le majeur et l’auriculaire sont indemnes.',
    ],
    [
      'Fracture de l’index et du majeur, luxation de l’annulaire.',
      'Fracture de l’index, luxation du majeur et de l’annulaire.',
    ],
    ['Fracture du majeur, luxation de l’annulaire.', 'Luxation du majeur, fracture de l’annulaire.'],
    [
      'Force 4/5 au majeur et à l’index, 5/5 à l’annulaire.',
      'Force 4/5 au majeur, 5/5 à l’index et à l’annulaire.',
    ],
    [
      'Engourdissement du pouce et de l’index, douleur de l’annulaire.',
      'Engourdissement du pouce, douleur de l’index et de l’annulaire.',
    ],
    [
      'Le cou est raide, l’épaule est faible et la main est engourdie.',
      'Le cou est faible, l’épaule est engourdie et la main est raide.',
    ],
    [
      'L’employeur conteste la décision, le travailleur l’accepte.',
      'Le travailleur conteste la décision, l’employeur l’accepte.',
    ],
    [
      'Le médecin traitant recommande la chirurgie, le patient la refuse.',
      'Le patient recommande la chirurgie, le médecin traitant la refuse.',
    ],
    [
      'Le Dr Roy recommande une IRM, le Dr Lévis la refuse.',
      'Le Dr Lévis recommande une IRM, le Dr Roy la refuse.',
    ],
    [
      'L’employeur conteste la décision et le travailleur l’accepte.',
      'Le travailleur conteste la décision et l’employeur l’accepte.',
    ],
    [
      'L’employeur a contesté la décision, mais la CNESST l’a maintenue.',
      'La CNESST a contesté la décision, mais l’employeur l’a maintenue.',
    ],
    [
      'L’employeur a offert un poste et le travailleur a refusé l’offre.',
      'Le travailleur a offert un poste et l’employeur a refusé l’offre.',
    ],
    [
      'La travailleuse demande une révision, la CNESST s’y oppose.',
      'La CNESST demande une révision, la travailleuse s’y oppose.',
    ],
    [
      'Le patient souhaite un retour progressif, son employeur le refuse.',
      'Son employeur souhaite un retour progressif, le patient le refuse.',
    ],
    [
      'La CNESST propose une évaluation et l’assuré la conteste.',
      'L’assuré propose une évaluation et la CNESST la conteste.',
    ],
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
      'Fracture of the index and middle fingers, dislocation of the ring finger.',
      'Fracture of the index finger, dislocation of the middle and ring fingers.',
    ],
    [
      'Fracture of the middle finger, dislocation of the ring finger.',
      'Dislocation of the middle finger, fracture of the ring finger.',
    ],
    [
      'The left middle finger is stiff, the right ring finger is numb.',
      'The left ring finger is stiff, the right middle finger is numb.',
    ],
    [
      'The thumb is stiff, the index finger is swollen, the middle finger is painful.',
      'The thumb is swollen, the index finger is painful, the middle finger is stiff.',
    ],
    [
      'The neck is stiff, the shoulder is weak and the hand is numb.',
      'The neck is weak, the shoulder is numb and the hand is stiff.',
    ],
    [
      'The employer contests the decision, the worker accepts it.',
      'The worker contests the decision, the employer accepts it.',
    ],
    [
      'The worker asked for surgery and the board denied it.',
      'The board asked for surgery and the worker denied it.',
    ],
    [
      'The surgeon recommends surgery, the patient declines it.',
      'The patient recommends surgery, the surgeon declines it.',
    ],
    [
      'The claimant requests a review, the employer opposes it.',
      'The employer requests a review, the claimant opposes it.',
    ],
    [
      'The physiotherapist suggests rest but the worker prefers exercise.',
      'The worker suggests rest but the physiotherapist prefers exercise.',
    ],
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
    ['Le majeur droit est raide.', 'Raideur du majeur droit.'],
    ['Un accident majeur est survenu.', 'Il est survenu un accident majeur.'],
    ['Lacération du majeur et de l’index.', 'Lacération de l’index et du majeur.'],
    [
      'Le cou est raide, l’épaule est faible et la main est engourdie.',
      'La main est engourdie, le cou est raide et l’épaule est faible.',
    ],
    [
      'Le travailleur est tombé au travail, a consulté le Dr Roy et a passé une radiographie.',
      'Après sa chute au travail, le travailleur a passé une radiographie et consulté le Dr Roy.',
    ],
    [
      'L’employeur conteste la décision et le travailleur l’accepte.',
      'Le travailleur accepte la décision, que l’employeur conteste.',
    ],
    [
      'L’employeur conteste la décision et le travailleur l’accepte.',
      'Le travailleur accepte la décision et l’employeur la conteste.',
    ],
    [
      'Le travailleur a consulté le Dr Roy et son employeur lui a offert un poste.',
      'Son employeur lui a offert un poste et le travailleur a consulté le Dr Roy.',
    ],
    [
      'Le travailleur est vu à l’urgence, où une radiographie est faite.',
      'Une radiographie est faite à l’urgence, où le travailleur est vu.',
    ],
    [
      'Le patient souhaite un retour progressif, mais son employeur le refuse.',
      'Son employeur refuse le retour progressif que le patient souhaite.',
    ],
    [
      'La travailleuse a chuté au travail et a consulté son médecin.',
      'La travailleuse a consulté son médecin après avoir chuté au travail.',
    ],
    [
      'Le travailleur signale une douleur et l’examinateur note une raideur.',
      'L’examinateur note une raideur et le travailleur signale une douleur.',
    ],
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
    ['Stiffness of the middle finger.', 'The middle finger is stiff.'],
    ['The index finger is swollen.', 'Swelling of the index finger.'],
    [
      'The neck is stiff, the shoulder is weak and the hand is numb.',
      'The hand is numb, the neck is stiff, and the shoulder is weak.',
    ],
    [
      'He fell at work, saw Dr. Roy and had an X-ray.',
      'After he fell at work, an X-ray was done and Dr. Roy saw him.',
    ],
    [
      'The worker saw Dr. Roy and his employer offered a position.',
      'His employer offered a position and the worker saw Dr. Roy.',
    ],
    [
      'The patient was seen by Dr. Roy, who prescribed naproxen.',
      'Dr. Roy saw the patient and prescribed naproxen.',
    ],
    [
      'The employer contests the decision, the worker accepts it.',
      'The worker accepts the decision, which the employer contests.',
    ],
    [
      'The claimant requests a review, and the employer opposes it.',
      'The employer opposes the review that the claimant requests.',
    ],
    [
      'The worker reports pain and the examiner notes stiffness.',
      'The examiner notes stiffness, and the worker reports pain.',
    ],
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
