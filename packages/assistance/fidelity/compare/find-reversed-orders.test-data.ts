type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** Texts that state different things. */
export const CHANGED: Pairs = {
  fr: [
    ['Il est vu par le Dr. Belzile le 3 mars.', 'Il est vu par le Dr. Paquin le 3 mars.'],
    ['Il est vu par la Dre. Belzile, orthopédiste.', 'Il est vu par la Dre. Paquin, orthopédiste.'],
    ['Vu par M. Belzile, physiothérapeute.', 'Vu par M. Paquin, physiothérapeute.'],
    ['Vu par Me Belzile.', 'Vu par Me Paquin.'],
    ['il est vu par le docteur belzile le trois mars', 'il est vu par le docteur paquin le trois mars'],
    [
      'Le Dr. Belzile recommande une IRM, le Dr. Paquin une échographie.',
      'Le Dr. Paquin recommande une IRM, le Dr. Belzile une échographie.',
    ],
    [
      'Le Dr. Belzile le voit en mars. Le Dr. Paquin le voit en mai.',
      'Le Dr. Belzile le voit en mars. Il le revoit en mai.',
    ],
    ['La Dre Boisvert voit le travailleur.', 'La Dre Lavoie voit le travailleur.'],
    ['Le Dr Rose note une entorse.', 'Le Dr Lebeau note une entorse.'],
    ['Le docteur Petit le voit en mars.', 'Le docteur Grand le voit en mars.'],
    ['Dr L. Belzile, orthopédiste', 'Dr M. Paquin, orthopédiste'],
    ['Le Dr Jean Belzile le voit.', 'Le Dr Paul Belzile le voit.'],
    [
      'Selon le Dr Belzile-Roy, la lésion est consolidée.',
      'Selon le Dr Belzile-Côté, la lésion est consolidée.',
    ],
    ['La physiothérapeute Anne Belzile le traite.', 'La physiothérapeute Anne Paquin le traite.'],
    ['Avant la chirurgie, il prenait du naproxène.', 'Après la chirurgie, il prenait du naproxène.'],
    ['Avant la chute, il avait mal au dos.', 'Il avait chuté avant d’avoir mal au dos.'],
    [
      'Avant l’infiltration, la douleur était à 8/10. Après, elle était à 3/10.',
      'Avant l’infiltration, la douleur était à 3/10. Après, elle était à 8/10.',
    ],
    [
      'Avant la physiothérapie, il a reçu une infiltration.',
      'Avant l’infiltration, il a reçu de la physiothérapie.',
    ],
    [
      'Avant la physiothérapie, il a reçu une infiltration.',
      'Il a reçu de la physiothérapie, puis une infiltration.',
    ],
    ['Après l’IRM, on a fait une infiltration.', 'Après l’infiltration, on a fait une IRM.'],
    ['Au lieu du naproxène, il prend du célécoxib.', 'Au lieu du célécoxib, il prend du naproxène.'],
    ['Il prend du célécoxib au lieu du naproxène.', 'Au lieu du célécoxib, il prend du naproxène.'],
    [
      'Plutôt qu’une chirurgie, on propose une infiltration.',
      'Plutôt qu’une infiltration, on propose une chirurgie.',
    ],
    [
      'À la suite de l’infiltration, il débute la physiothérapie.',
      'À la suite de la physiothérapie, il débute l’infiltration.',
    ],
    [
      'Depuis l’infiltration, il fait de la physiothérapie.',
      'Depuis la physiothérapie, il fait une infiltration.',
    ],
    ['L’infiltration précède la physiothérapie.', 'La physiothérapie précède l’infiltration.'],
    ['Il est opéré, ensuite infiltré.', 'Il est infiltré, ensuite opéré.'],
    [
      'Préalablement à la chirurgie, il a reçu une infiltration.',
      'Préalablement à l’infiltration, il a eu une chirurgie.',
    ],
    [
      'Il a reçu une infiltration préalablement à la chirurgie.',
      'Il a eu une chirurgie préalablement à l’infiltration.',
    ],
    [
      'Antérieurement à l’entorse, il avait une tendinite.',
      'Antérieurement à la tendinite, il avait une entorse.',
    ],
    ['Suite à l’infiltration, il a eu une chirurgie.', 'Suite à la chirurgie, il a eu une infiltration.'],
    [
      'À la suite de l’infiltration, il a eu une chirurgie.',
      'À la suite de la chirurgie, il a eu une infiltration.',
    ],
    [
      'Il a eu une chirurgie à la suite de l’infiltration.',
      'Il a eu une infiltration à la suite de la chirurgie.',
    ],
    ['Il a eu une infiltration suite à la chirurgie.', 'Il a eu une chirurgie suite à l’infiltration.'],
    [
      'Postérieurement à la chirurgie, il a reçu une infiltration.',
      'Postérieurement à l’infiltration, il a eu une chirurgie.',
    ],
    ['Suite à la chirurgie, il a reçu une infiltration.', 'Après l’infiltration, il a eu une chirurgie.'],
    [
      'avant la physiothérapie il a reçu une infiltration',
      'avant l’infiltration il a reçu de la physiothérapie',
    ],
    [
      'après l’irm on a fait une infiltration point il va mieux point',
      'après l’infiltration on a fait une irm point il va mieux point',
    ],
    ['Après la chirurgie elle a eu une infection.', 'Après l’infection elle a eu une chirurgie.'],
    ['au lieu du naproxène il prend du célécoxib', 'au lieu du célécoxib il prend du naproxène'],
    [
      'Avant la chute la travailleuse avait une lombalgie.',
      'Avant la lombalgie la travailleuse a fait une chute.',
    ],
    [
      'antérieurement à la chute il souffrait d’une tendinite',
      'antérieurement à la tendinite il a fait une chute',
    ],
    [
      'Consécutivement à l’infiltration, elle a eu une réaction.',
      'Consécutivement à la réaction, elle a eu une infiltration.',
    ],
    [
      'Après l’échographie le travailleur a eu une infiltration.',
      'Après l’infiltration le travailleur a eu une échographie.',
    ],
    ['Suite au lavage, on a fait un débridement.', 'Suite au débridement, on a fait un lavage.'],
  ],
  en: [
    ['He was seen by Dr. Belzile on March 3.', 'He was seen by Dr. Paquin on March 3.'],
    ['Seen by Mr. Belzile, physiotherapist.', 'Seen by Mr. Paquin, physiotherapist.'],
    ['he was seen by doctor belzile on march third', 'he was seen by doctor paquin on march third'],
    [
      'Dr. Belzile ordered an MRI and Dr. Paquin an ultrasound.',
      'Dr. Paquin ordered an MRI and Dr. Belzile an ultrasound.',
    ],
    ['Dr. Brown saw him in March.', 'Dr. White saw him in March.'],
    ['Ms. Young, her physiotherapist, agreed.', 'Ms. Long, her physiotherapist, agreed.'],
    ['Dr. Will Belzile saw him.', 'Dr. Paul Belzile saw him.'],
    ['Before physiotherapy, he received an injection.', 'Before the injection, he received physiotherapy.'],
    ['Before physiotherapy, he received an injection.', 'He received physiotherapy, then an injection.'],
    ['After the MRI, he had an injection.', 'After the injection, he had an MRI.'],
    ['Instead of naproxen, she takes celecoxib.', 'Instead of celecoxib, she takes naproxen.'],
    ['She takes celecoxib instead of naproxen.', 'Instead of celecoxib, she takes naproxen.'],
    ['Prior to the fall, he had back pain.', 'Following the fall, he had back pain.'],
    ['Prior to surgery he had an injection.', 'Prior to the injection he had surgery.'],
    ['Following the injection he started physiotherapy.', 'Following physiotherapy he had the injection.'],
    ['He had an injection prior to surgery.', 'He had surgery prior to the injection.'],
    ['He had an injection subsequent to surgery.', 'He had surgery subsequent to the injection.'],
    ['Subsequent to the injection, he had surgery.', 'Subsequent to surgery, he had the injection.'],
    ['He had surgery following the injection.', 'He had the injection following surgery.'],
    ['Following surgery he had an injection.', 'Following the injection he had surgery.'],
    ['He was injected preceding surgery.', 'He had surgery preceding injection.'],
    ['Prior to surgery he had an injection.', 'He had surgery before the injection.'],
    ['before physiotherapy he received an injection', 'before the injection he received physiotherapy'],
    ['After surgery she had an infection.', 'After the infection she had surgery.'],
    ['instead of naproxen she takes celecoxib', 'instead of celecoxib she takes naproxen'],
    [
      'Following the ultrasound the worker had an injection.',
      'Following the injection the worker had an ultrasound.',
    ],
    ['She had an MRI following the x-ray.', 'She had an x-ray following the MRI.'],
    ['prior to the fall he was treated for tendinitis', 'prior to the tendinitis he was treated for a fall'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Le Dr. Belzile le voit le 3 mars.', 'Le 3 mars, il est vu par le docteur Belzile.'],
    ['Vu par Dre Belzile, orthopédiste.', 'La docteure Belzile, orthopédiste, l’a vu.'],
    [
      'Avant la physiothérapie, il a reçu une infiltration.',
      'Il a reçu une infiltration avant la physiothérapie.',
    ],
    [
      'Avant la physiothérapie, il a reçu une infiltration.',
      'Il a reçu une infiltration, puis de la physiothérapie.',
    ],
    ['Il prend du célécoxib au lieu du naproxène.', 'Au lieu du naproxène, il prend du célécoxib.'],
    ['Suite à la chirurgie, il a reçu une infiltration.', 'Il a reçu une infiltration après la chirurgie.'],
    [
      'Préalablement à la chirurgie, il a reçu une infiltration.',
      'Il a reçu une infiltration avant la chirurgie.',
    ],
    [
      'avant la physiothérapie il a reçu une infiltration',
      'Il a reçu une infiltration avant la physiothérapie.',
    ],
    ['Après la chirurgie elle a eu une infection.', 'Elle a eu une infection après la chirurgie.'],
    ['Suite au lavage, on a fait un débridement.', 'On a fait un débridement suite au lavage.'],
    ['Suite au lavage, on a fait un débridement.', 'On a fait un lavage, puis un débridement.'],
    [
      'Le lendemain de la chute, il a vu un médecin à la suite de ses douleurs.',
      'À la suite de ses douleurs, il a vu un médecin le lendemain de la chute.',
    ],
    [
      'Avant qu’il tombe il n’avait pas de douleur au genou.',
      'Il n’avait pas de douleur au genou avant qu’il tombe.',
    ],
  ],
  en: [
    ['Dr. Belzile saw him on March 3.', 'On March 3, he was seen by doctor Belzile.'],
    ['Before physiotherapy, he received an injection.', 'He received an injection before physiotherapy.'],
    ['She takes celecoxib instead of naproxen.', 'Instead of naproxen, she takes celecoxib.'],
    ['Prior to surgery he had an injection.', 'He had an injection before surgery.'],
    ['Following surgery he had an injection.', 'He had an injection after surgery.'],
    ['before physiotherapy he received an injection', 'He received an injection before physiotherapy.'],
    ['After surgery she had an infection.', 'She had an infection after surgery.'],
    ['Following surgery she had an infection.', 'After surgery, she had an infection.'],
    ['Subsequent to surgery, she had an infection.', 'She had an infection after surgery.'],
    ['The preceding week he had an injection.', 'He had an injection the week before.'],
    ['The following day she had surgery.', 'She had surgery the next day.'],
    ['She had the following surgery and injection.', 'She had the following injection and surgery.'],
    [
      'Following the recommendations of Dr. Belzile, he had an MRI.',
      'He had an MRI following the recommendations of Dr. Belzile.',
    ],
    [
      'Following the ultrasound the worker had an injection.',
      'The worker had an injection following the ultrasound.',
    ],
    [
      'He is following a physiotherapy program and wears a brace.',
      'He wears a brace and is following a physiotherapy program.',
    ],
    ['He had no pain prior to the event.', 'Prior to the event, he had no pain.'],
    [
      'In the weeks following the fall, she had headaches.',
      'She had headaches in the weeks following the fall.',
    ],
    ['Before he fell he had no knee pain.', 'He had no knee pain before he fell.'],
  ],
};
