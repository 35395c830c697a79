/** Words that name no lesion, in lower case without accents. */
export const NON_LESION_WORDS: ReadonlySet<string> = new Set(
  'avec sans dans pour chez suite status post apres droite droit gauche bilateral right left with syndrome maladie lesion lesions trouble troubles traumatisme blessure sequelle sequelles disease disorder condition injury injuries trauma without side cote partie status after from'.split(
    ' ',
  ),
);
