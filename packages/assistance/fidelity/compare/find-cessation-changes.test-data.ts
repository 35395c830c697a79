type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** What came to its end in one text and is only denied in the other. */
export const CHANGED: Pairs = {
  fr: [
    ['Il ne fume plus.', 'Il ne fume pas.'],
    ['Elle ne travaille plus depuis mars.', 'Elle ne travaille pas depuis mars.'],
    ['Il ne prend plus de Lyrica.', 'Il ne prend pas de Lyrica.'],
    ['Il n’a plus de douleur au genou.', 'Il n’a pas de douleur au genou.'],
    ['La travailleuse ne porte plus son orthèse.', 'La travailleuse ne porte pas son orthèse.'],
    ['Il ne peut plus conduire.', 'Il ne peut pas conduire.'],
    [
      'Il n’a pas consulté de physiothérapeute et ne prend plus de médication.',
      'Il n’a plus consulté de physiothérapeute et ne prend pas de médication.',
    ],
    ['Il ne joue plus au hockey et ne skie pas.', 'Il ne joue pas au hockey et ne skie plus.'],
    [
      'La patiente n’a plus d’engourdissement dans la main.',
      'La patiente n’a pas d’engourdissement dans la main.',
    ],
    [
      'Depuis juin, il n’est plus suivi en physiothérapie.',
      'Depuis juin, il n’est pas suivi en physiothérapie.',
    ],
    ['Il ne fait plus d’exercices.', 'Il ne fait jamais d’exercices.'],
    ['Elle n’est plus au travail et n’a pas d’enfant.', 'Elle n’est pas au travail et n’a plus d’enfant.'],
  ],
  en: [
    ['He no longer takes Lyrica.', 'He does not take Lyrica.'],
    ['She no longer smokes.', 'She does not smoke.'],
    ['He is not working anymore.', 'He is not working.'],
    ['He does not use a cane any longer.', 'He does not use a cane.'],
    ['She no longer wears the brace.', 'She never wears the brace.'],
    ['He no longer has knee pain.', 'He has no knee pain.'],
    ['He no longer plays hockey and does not ski.', 'He does not play hockey and no longer skis.'],
    ['She is no longer in physiotherapy.', 'She is not in physiotherapy.'],
    ['There is no longer any swelling.', 'There is no swelling.'],
    ['He can no longer lift.', 'He cannot lift.'],
    ['He does not see a chiropractor any more.', 'He does not see a chiropractor.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Il ne prend plus de Lyrica.', 'Il a cessé de prendre du Lyrica.'],
    ['Il ne prend plus de Lyrica.', 'La prise de Lyrica est cessée.'],
    ['Il ne prend plus de Lyrica ni de Tylenol.', 'Il ne prend plus ni Lyrica ni Tylenol.'],
    ['Il ne fume plus et ne boit pas.', 'Il ne boit pas et ne fume plus.'],
    ['Il n’a pas non plus de fièvre.', 'Il n’a pas de fièvre non plus.'],
    ['Il n’a pas de fièvre non plus.', 'Il n’a pas de fièvre.'],
    ['Il n’a plus aucun symptôme.', 'Il n’a plus de symptôme.'],
    ['Il ne dort plus que 4 heures.', 'Il ne dort plus que quatre heures.'],
    ['Elle ne prend plus aucune médication.', 'Elle ne prend plus de médication.'],
    ['Il n’est plus suivi en physiothérapie.', 'Il n’a plus de suivi en physiothérapie.'],
    [
      'Il ne prend plus de codéine parce qu’il n’a plus de douleur.',
      'N’ayant plus de douleur, il ne prend plus de codéine.',
    ],
    ['Elle n’a pas de douleur et elle n’a plus d’enflure.', 'Elle n’a plus d’enflure, ni de douleur.'],
  ],
  en: [
    ['He no longer smokes.', 'He quit smoking.'],
    ['She no longer wears the brace.', 'She does not wear the brace anymore.'],
    ['She no longer wears the brace.', 'She does not wear the brace any longer.'],
    ['He no longer takes Lyrica.', 'He has stopped taking Lyrica.'],
    ['No redness. He no longer has pain.', 'He no longer has pain and there is no redness.'],
    ['He has no fever either.', 'He does not have a fever either.'],
    ['He does not drive any longer.', 'He no longer drives.'],
    ['She is no longer taking codeine.', 'She discontinued codeine.'],
    ['There is no longer any swelling.', 'The swelling has resolved.'],
  ],
};
