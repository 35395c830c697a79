type Pairs = Readonly<Record<'fr' | 'en', readonly (readonly [string, string])[]>>;

/** A habit of the past in one text and of the present in the other. */
export const CHANGED: Pairs = {
  fr: [
    ['Il fumait un paquet par jour.', 'Il fume un paquet par jour.'],
    ['Elle consommait de l’alcool.', 'Elle consomme de l’alcool.'],
    ['Il prenait du Lyrica.', 'Il prend du Lyrica.'],
    ['Il buvait deux bières par jour.', 'Il boit deux bières par jour.'],
    ['Il fumait, mais ne boit pas.', 'Il fume, mais ne boit pas.'],
    ['Ancien fumeur.', 'Fumeur.'],
    ['Ex-fumeur.', 'Fumeur.'],
    ['Le travailleur fumait dix cigarettes par jour.', 'Le travailleur fume dix cigarettes par jour.'],
    ['Elle consommait du cannabis le soir.', 'Elle consomme du cannabis le soir.'],
    ['Il prenait du naproxène et du Tylenol.', 'Il prend du naproxène et du Tylenol.'],
    ['Il ne fumait pas.', 'Il ne fume pas.'],
    ['Il fumait et prenait du Lyrica.', 'Il fumait et prend du Lyrica.'],
  ],
  en: [
    ['He smoked a pack a day.', 'He smokes a pack a day.'],
    ['He drank two beers a day.', 'He drinks two beers a day.'],
    ['She took Lyrica.', 'She takes Lyrica.'],
    ['She used cannabis.', 'She uses cannabis.'],
    ['He was taking Lyrica.', 'He is taking Lyrica.'],
    ['Former smoker.', 'Smoker.'],
    ['The patient drank alcohol every day.', 'The patient drinks alcohol every day.'],
    ['He did not smoke.', 'He does not smoke.'],
    ['She was using morphine for pain.', 'She is using morphine for pain.'],
    ['He took naproxen and Tylenol for the pain.', 'He takes naproxen and Tylenol for the pain.'],
    ['She smoked but does not drink.', 'She smokes but does not drink.'],
  ],
};

/** The same in other words. */
export const SAME: Pairs = {
  fr: [
    ['Il dit qu’il fume un paquet par jour.', 'Il disait fumer un paquet par jour.'],
    ['Il disait qu’il fumait un paquet par jour.', 'Il dit qu’il fume un paquet par jour.'],
    ['Il fumait un paquet par jour.', 'Il a fumé un paquet par jour.'],
    [
      'En 2015, il prend du Lyrica et cesse le Tylenol.',
      'En 2015, il prenait du Lyrica et a cessé le Tylenol.',
    ],
    [
      'Le travailleur mentionnait qu’il prenait du Lyrica.',
      'Le travailleur mentionne qu’il prend du Lyrica.',
    ],
    ['À l’époque, il travaillait de nuit et fumait.', 'À l’époque, il travaille de nuit et fume.'],
    ['Il fume dix cigarettes par jour.', 'Il est fumeur à raison de dix cigarettes par jour.'],
  ],
  en: [
    ['He reported that he smoked a pack a day.', 'He reports that he smokes a pack a day.'],
    ['He takes Lyrica.', 'He is taking Lyrica.'],
    ['He has taken Lyrica.', 'He took Lyrica.'],
    ['She stated that she was taking Lyrica.', 'She states that she takes Lyrica.'],
    ['He is taking naproxen.', 'He takes naproxen.'],
    [
      'In May 2019 he takes Lyrica and is seen by Dr. Roy.',
      'In May 2019 he took Lyrica and was seen by Dr. Roy.',
    ],
  ],
};
