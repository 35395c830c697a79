/** Written after the failures of the first set were corrected, before the check was run on it: one fact changed per sentence, `{before|after}`. */
export const CHANGED_FRENCH_2: readonly string[] = [
  'La rotation {D|G} est limitée en fin de course.',
  'Le Neer est {négatif à droite et douteux à gauche|douteux à droite et négatif à gauche}.',
  'L’épaule droite s’élève à {140° en actif et 160° en passif|160° en actif et 140° en passif}.',
  'Le traitement conservateur est un {échec|succès}.',
  'Elle {ne conduit plus|conduit} depuis l’opération.',
  'La palpation du tendon est {indolore|douloureuse}.',
  'Il n’a {toujours pas|pas toujours} de douleur la nuit.',
  'Elle marche avec {une canne|deux cannes} à l’extérieur.',
  'L’arthroscopie du 22 septembre 2023 {n’a révélé aucune|a révélé une} lésion du cartilage.',
  'La protrusion touche la racine {S1|L5} droite.',
  'Une perte de {quatre|quarante} degrés d’extension persiste.',
  'Il faut éviter de travailler les bras {au-dessus|en dessous} des épaules.',
  'L’épreuve de Jobe est {faible mais indolore|faible et douloureuse}.',
];
export const CHANGED_ENGLISH_2: readonly string[] = [
  'R knee flexion is {135 degrees and L knee flexion 120 degrees|120 degrees and L knee flexion 135 degrees}.',
  'The {L|R} ankle is tender over the lateral malleolus.',
  'Conservative treatment was {unsuccessful|successful}.',
  'He {no longer uses|uses} a cane.',
  'She took oxycodone 5 mg every {four|six} hours.',
  'The effusion had {resolved|increased} by May 2024.',
  'Phalen was {negative and Tinel positive|positive and Tinel negative} at the wrist.',
];
/** Worded otherwise with every fact kept, `{before|after}`. */
export const REWORDED_FRENCH_2: readonly string[] = [
  '{Le Neer est négatif à droite et douteux à gauche|Le Neer est douteux à gauche et négatif à droite}.',
  'L’amyotrophie du {mollet gauche|mollet G.} est de 2 cm.',
  'La douleur est {insomniante|insomniante,} et {intermittente|elle est intermittente}.',
  'Il fait ses exercices {une fois par semaine|chaque semaine}.',
  'Elle {ne fume plus|a cessé de fumer} depuis 2015.',
  'La force au {MID|membre inférieur droit} est normale.',
  'Il {n’a toujours pas|n’a pas encore} reçu de nouvelle date de chirurgie.',
  'Le {12 juin 2024, une infiltration facettaire est faite|12/06/2024 : infiltration facettaire}.',
  '{À droite, l’abduction atteint 150°; à gauche, 170°|L’abduction atteint 150° à droite et 170° à gauche}.',
  'Les signes de Waddell sont {cotés à 0/5|de zéro sur cinq}.',
  'Le port de charges est {limité à dix kilogrammes|limité à 10 kg}.',
  'La travailleuse {dit|affirme} {être incapable de|ne pas pouvoir} s’agenouiller.',
];
/** Worded otherwise with every fact kept, `{before|after}`. */
export const REWORDED_ENGLISH_2: readonly string[] = [
  'The {right knee|R knee} extends fully.',
  'He {no longer uses a cane|stopped using a cane}.',
  'Tinel is {negative on the right and positive on the left|positive on the left and negative on the right}.',
  'Independent for {ADLs|activities of daily living}.',
  '{There is mild tenderness|Mild tenderness is present} at {the L5 level|L5}.',
  'Pain {increases|is worse} with stairs.',
  'She {did not improve|failed to improve} after the injection of 40 mg of triamcinolone.',
];
