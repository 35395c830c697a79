import type { TextPairs } from '../test-pairs.test-data.ts';

/** Told as somebody’s account in one text, as a fact in the other; written before the rules. */
export const CHANGED: TextPairs = {
  fr: [
    ['Selon elle, l’épaule craque à chaque mouvement.', 'L’épaule craque à chaque mouvement.'],
    ['Le superviseur l’aurait poussé contre le mur.', 'Le superviseur l’a poussé contre le mur.'],
    ['L’infirmière a omis le médicament.', 'L’infirmière aurait omis le médicament.'],
    ['D’après son conjoint, elle dort mal.', 'Elle dort mal.'],
    ['Elle dort mal.', 'De l’avis de son conjoint, elle dort mal.'],
    ['L’assuré présumément blessé a quitté l’usine.', 'L’assuré blessé a quitté l’usine.'],
    ['Le soi-disant accident est survenu en mai.', 'L’accident est survenu en mai.'],
    ['Son poids aurait augmenté de 10 kg.', 'Son poids a augmenté de 10 kg.'],
    ['Aux dires de l’employeur, le poste est léger.', 'Le poste est léger.'],
    ['Paraît-il que la vis est cassée.', 'La vis est cassée.'],
    ['À l’en croire, le poste est lourd.', 'Le poste est lourd.'],
    ['Le poste est lourd.', 'Selon ses dires, le poste est lourd.'],
    ['L’employé a déclaré l’accident.', 'L’employé aurait déclaré l’accident.'],
    ['Il y a eu un témoin.', 'Il y aurait eu un témoin.'],
    ['Suivant le témoin, la charge a basculé.', 'La charge a basculé.'],
  ],
  en: [
    ['According to her, the shoulder clicks with each movement.', 'The shoulder clicks with each movement.'],
    ['The foreman reportedly pushed him.', 'The foreman pushed him.'],
    ['The nurse omitted the drug.', 'The nurse purportedly omitted the drug.'],
    ['According to her husband, she sleeps poorly.', 'She sleeps poorly.'],
    ['She sleeps poorly.', 'In her husband’s account, she sleeps poorly.'],
    ['The so-called accident occurred in May.', 'The accident occurred in May.'],
    ['By her own account, her weight rose by 10 kg.', 'Her weight rose by 10 kg.'],
    ['The job is light.', 'According to the employer, the job is light.'],
    ['The screw is reported to be broken.', 'The screw is broken.'],
    ['The load is said to have tipped.', 'The load tipped.'],
    ['In his words, the knee gives way.', 'The knee gives way.'],
    ['Ostensibly the accident occurred at noon.', 'The accident occurred at noon.'],
    ['There was a witness.', 'There was reportedly a witness.'],
    ['The employee is believed to have filed a claim.', 'The employee filed a claim.'],
    ['He would have been off work for a month.', 'He was off work for a month.'],
  ],
};

/** The same account in other words; written before the rules. */
export const SAME: TextPairs = {
  fr: [
    ['Selon elle, l’épaule craque à chaque mouvement.', 'L’épaule craque à chaque mouvement, selon elle.'],
    ['D’après son conjoint, elle dort mal.', 'Selon son conjoint, elle dort mal.'],
    ['Elle affirme que l’épaule craque.', 'Selon elle, l’épaule craque.'],
    ['Aux dires de l’employeur, le poste est léger.', 'L’employeur mentionne que le poste est léger.'],
    ['Il y aurait eu un témoin.', 'Selon le travailleur, il y a eu un témoin.'],
    ['Il aurait été arrêté un mois.', 'Il aurait été en arrêt pendant un mois.'],
    ['Le travailleur mentionne une douleur au genou.', 'Le travailleur rapporte une douleur au genou.'],
    ['Selon la tolérance, il marche 20 minutes.', 'Il marche 20 minutes selon la tolérance.'],
    ['Elle dit être tombée.', 'Elle serait tombée.'],
  ],
  en: [
    [
      'According to her, the shoulder clicks with each movement.',
      'The shoulder clicks with each movement, according to her.',
    ],
    ['According to her husband, she sleeps poorly.', 'Her husband reports that she sleeps poorly.'],
    ['She states that the shoulder clicks.', 'According to her, the shoulder clicks.'],
    ['The foreman reportedly pushed him.', 'The foreman allegedly pushed him.'],
    ['There was reportedly a witness.', 'The worker reports that there was a witness.'],
    ['He walks 20 minutes as tolerated.', 'As tolerated, he walks 20 minutes.'],
    ['The worker mentions knee pain.', 'The worker reports knee pain.'],
  ],
};
