import type { TextPairs } from '../test-pairs.test-data.ts';

/** Told as somebody’s account in one text, as a fact in the other. */
export const CHANGED: TextPairs = {
  fr: [
    ['Il aurait chuté d’une échelle le 3 mars.', 'Il a chuté d’une échelle le 3 mars.'],
    ['Elle a glissé sur la glace.', 'Elle aurait glissé sur la glace.'],
    ['Le médecin aurait prescrit un arrêt de travail.', 'Le médecin a prescrit un arrêt de travail.'],
    ['Selon lui, la douleur irradie au pied.', 'La douleur irradie au pied.'],
    ['La douleur irradie au pied.', 'Selon la travailleuse, la douleur irradie au pied.'],
    ['Le choc a prétendument causé la hernie.', 'Le choc a causé la hernie.'],
    ['Il a apparemment repris le travail en mai.', 'Il a repris le travail en mai.'],
    ['Il présente une prétendue lésion du ménisque.', 'Il présente une lésion du ménisque.'],
    ['D’après l’employeur, il soulevait 30 kg.', 'Il soulevait 30 kg.'],
    ['Le travail exigerait des flexions répétées.', 'Le travail exige des flexions répétées.'],
    ['La résonance montrerait une hernie L5-S1.', 'La résonance montre une hernie L5-S1.'],
    ['Il y aurait une déchirure partielle.', 'Il y a une déchirure partielle.'],
    ['Aux dires du travailleur, le genou bloque.', 'Le genou bloque.'],
    ['Il souffrirait de diabète depuis 2010.', 'Il souffre de diabète depuis 2010.'],
    ['La douleur serait constante.', 'La douleur est constante.'],
  ],
  en: [
    ['He reportedly fell from a ladder on March 3.', 'He fell from a ladder on March 3.'],
    ['She slipped on the ice.', 'She reportedly slipped on the ice.'],
    ['He allegedly lifted 30 kg.', 'He lifted 30 kg.'],
    ['He apparently returned to work in May.', 'He returned to work in May.'],
    ['According to him, the pain radiates to the foot.', 'The pain radiates to the foot.'],
    ['The pain radiates to the foot.', 'According to the worker, the pain radiates to the foot.'],
    ['The MRI is said to show an L5-S1 herniation.', 'The MRI shows an L5-S1 herniation.'],
    ['The supposed tear of the meniscus was treated.', 'The tear of the meniscus was treated.'],
    ['Per the employer, he lifted 30 kg.', 'He lifted 30 kg.'],
    ['He would have fallen from a ladder.', 'He fell from a ladder.'],
    ['He claims that his knee locks.', 'His knee locks.'],
    ['By his account, the knee locks daily.', 'The knee locks daily.'],
    ['He purportedly had surgery in 2019.', 'He had surgery in 2019.'],
    ['Seemingly the cast was removed in May.', 'The cast was removed in May.'],
    ['He is alleged to have fallen.', 'He fell.'],
  ],
};

/** The same account in other words. */
export const SAME: TextPairs = {
  fr: [
    ['Il aurait chuté d’une échelle le 3 mars.', 'Le 3 mars, il serait tombé d’une échelle.'],
    ['Selon lui, la douleur irradie au pied.', 'D’après lui, la douleur irradie au pied.'],
    ['Aux dires du travailleur, le genou bloque.', 'Selon le travailleur, le genou bloque.'],
    ['Le travailleur dit que le genou bloque.', 'Le travailleur rapporte que le genou bloque.'],
    ['Il dit avoir mal au dos.', 'Il rapporte une douleur au dos.'],
    ['Selon le travailleur, la douleur est constante.', 'Le travailleur rapporte une douleur constante.'],
    ['La douleur serait constante.', 'La douleur serait présente constamment.'],
    ['La travailleuse rapporte que l’échelle a glissé.', 'Selon la travailleuse, l’échelle a glissé.'],
  ],
  en: [
    ['He reportedly fell from a ladder on March 3.', 'On March 3, he reportedly fell from a ladder.'],
    ['He allegedly lifted 30 kg.', 'Allegedly, he lifted 30 kg.'],
    ['According to him, the pain radiates to the foot.', 'By his account, the pain radiates to the foot.'],
    ['The worker says that the knee locks.', 'The worker reports that the knee locks.'],
    ['According to the worker, the pain is constant.', 'The worker reports constant pain.'],
    ['He reportedly returned to work in May.', 'According to him, he returned to work in May.'],
    ['He apparently returned to work in May.', 'In May he apparently returned to work.'],
    ['He says he has back pain.', 'He reports back pain.'],
  ],
};
