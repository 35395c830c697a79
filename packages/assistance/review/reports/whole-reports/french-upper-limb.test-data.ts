/** French conclusions (fiction) for the measured reports of the upper limb, by two hands each. */
import type { WholeDefinition } from '../whole-reports.test-data.ts';

export const FRENCH_UPPER_LIMB: readonly WholeDefinition[] = [
  {
    of: 'épaule, retour au travail qui échoue',
    data: {
      birthDate: '1979-05-02',
      dateEvaluation: '2025-01-20',
      originalEventDate: '2023-02-06',
      age: '45 ans',
      examensParacliniques: 'Échographie de l’épaule droite, 2 mars 2023 : tendinopathie du supra-épineux.',
      epaulesInspection: 'Trois cicatrices de portails à l’épaule droite, souples. Aucune atrophie.',
    },
    prose: {
      r: 'Travailleur de 45 ans, mécanicien industriel, victime le 6 février 2023 d’une tendinopathie de la coiffe de l’épaule droite. Il a été opéré le 16 janvier 2024 (acromioplastie arthroscopique). Il garde une perte d’abduction et de flexion par rapport à l’épaule gauche, qui est normale.',
      d: 'Tendinopathie de la coiffe des rotateurs de l’épaule droite, opérée.',
      c: 'La lésion est consolidée le 14 octobre 2024.',
      s: 'Aucun autre traitement n’est nécessaire. Des exercices à domicile suffisent.',
      a: 'Une atteinte permanente existe : ankylose partielle de l’épaule droite et séquelles de tissus mous.',
      l: 'Des limitations fonctionnelles existent.',
      e: 'Éviter le travail répété au-dessus des épaules.\nÉviter de soulever des charges de plus de 10 kg avec le bras droit.',
      p: 'DAP 4 %.',
    },
    brief: {
      r: 'Mécanicien. Accident du 6 février 2023. Acromioplastie droite 2024-01-16. Selon l’employeur, l’épaule gauche serait aussi en cause; rien au dossier ne le montre.',
      d: 'Tendinopathie de la coiffe, épaule droite. Je n’ai pas retenu de déchirure transfixiante.',
      c: '2024-10-14',
      s: 'Rien de plus. Une ténodèse a été discutée mais n’est pas indiquée.',
      a: 'Oui. Abduction et flexion diminuées à droite.',
      l: 'Oui.',
      e: 'Pas de travail au-dessus de l’horizontale de façon répétée; charges de 10 kg au plus.',
      p: '4 %',
    },
  },
  {
    of: 'poignet, notes brèves',
    data: {
      birthDate: '1965-10-10',
      dateEvaluation: '2024-04-22',
      originalEventDate: '2022-11-18',
      age: '58 ans',
      examensParacliniques:
        'Rx du poignet gauche, 2022-11-18 : fracture articulaire du radius distal.\nEMG, 2023-05-03 : normal.',
    },
    prose: {
      r: 'Travailleuse de 58 ans qui a subi une fracture du radius distal gauche le 18 novembre 2022, opérée le 22 novembre 2022; la plaque a été retirée le 12 septembre 2023.',
      d: 'Fracture du radius distal gauche, guérie, avec perte de mobilité.',
      c: 'La consolidation est fixée au 5 février 2024.',
      s: 'L’ergothérapie a été suffisante. Aucun traitement actif n’est requis.',
      a: 'Oui. Perte de 20° de flexion et de 20° d’extension du poignet gauche par rapport au droit.',
      l: 'Oui, des limitations fonctionnelles existent.',
      e: 'Éviter les mouvements répétés de torsion du poignet gauche et les charges de plus de 5 kg à gauche.',
    },
    brief: {
      r: 'Fx radius distal G opérée 2022-11-22. Tunnel carpien exclu par EMG du 2023-05-03.',
      d: 'Fracture articulaire du radius distal gauche.',
      c: '2024-02-05',
      s: 'Rien à ajouter.',
      a: 'Oui, perte de mobilité.',
      l: 'Oui.',
      e: 'Éviter la torsion répétée; vibrations à éviter.',
      p: '3,5 %',
    },
  },
  {
    of: 'coude, épicondylite, apparition progressive',
    data: {
      birthDate: '1972-07-17',
      dateEvaluation: '2024-11-25',
      age: '52 ans',
      examensParacliniques:
        'Échographie du coude droit, 2 mai 2023 : tendinose des extenseurs.\nEMG, 12 juin 2024 : normal.',
      coudesFlexionDroitActif: '140',
      coudesFlexionGaucheActif: '140',
    },
    prose: {
      r: 'Emballeuse de 52 ans, épicondylite latérale du coude droit apparue à compter du 13 mars 2023. Un relâchement a été fait le 16 mai 2024. Un tunnel carpien droit a été soupçonné et l’électromyogramme l’écarte.',
      d: 'Épicondylite latérale du coude droit, opérée, guérie.',
      c: 'La date du 28 octobre 2024 est retenue.',
      s: 'Aucun soin n’est plus nécessaire.',
      a: 'Aucune atteinte permanente.',
      l: 'Aucune.',
      e: 'Aucune limitation fonctionnelle.',
      p: '0 %',
    },
    brief: {
      r: 'Coude droit. Opérée le 16 mai 2024. Retour régulier le 9 septembre 2024.',
      d: 'Épicondylite latérale droite résolue.',
      c: '28 octobre 2024',
      s: 'Terminés.',
      a: 'Non, sans séquelle.',
      l: 'Non.',
      e: 'Aucune.',
      p: 'Zéro.',
    },
  },
];
