/** Reports (fiction) written last, in yet other words, and tried once: their first rate is the one that counts. */
import { ALL_POINTS, at, of, told } from './measured-report.ts';
import type { MeasuredReport } from './measured-report.ts';

export const HELD_OUT_3_REPORTS: readonly MeasuredReport[] = [
  {
    name: 'coude, épicondylite, apparition progressive',
    language: 'fr',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      originalEventDate: '2023-03-13',
      diagnosticsCnesst: 'Épicondylite latérale du coude droit',
      historiqueEvolution: `Emballeuse depuis six ans, la travailleuse note à partir du 13 mars 2023 une douleur au coude droit, apparue graduellement après un changement de cadence sur la chaîne. Elle doit saisir et tourner quelque 900 contenants par heure.
Vue le 20 mars 2023 par le Dr Castaing : épicondylite latérale droite, arrêt de deux semaines.
Échographie du coude du 2 mai 2023 : tendinose des extenseurs, sans rupture partielle.
Cortisone injectée le 23 mai 2023, avec mieux-être d’un mois; seconde injection le 5 septembre 2023, inefficace.
Traitements d’ostéopathie et de physiothérapie d’avril à décembre 2023.
Elle a essayé de revenir à son poste le 8 janvier 2024; la douleur a repris en trois jours et elle a été remise en arrêt.
Le plasticien a pratiqué un relâchement de l’épicondyle le 16 mai 2024.
Un tunnel carpien a été soulevé, mais l’électromyogramme du 12 juin 2024 n’en montre pas.
Retour régulier au travail le 9 septembre 2024.
Le dossier est consolidé en date du 28 octobre 2024 sans séquelle.`,
    },
    states: [
      told('13 mars 2023', 'changement de cadence'),
      told('900 contenants'),
      told('20 mars 2023', 'épicondylite latérale droite'),
      told('2 mai 2023', 'sans rupture partielle'),
      told('23 mai 2023', '5 septembre 2023', 'inefficace'),
      told('8 janvier 2024', 'remise en arrêt'),
      told('relâchement de l’épicondyle', '16 mai 2024'),
      told('électromyogramme', '12 juin 2024', 'n’en montre pas'),
      told('9 septembre 2024'),
      told('28 octobre 2024'),
      at(told('28 octobre 2024'), { in: 'conclusionDateConsolidation' }),
      at(told('ostéopathie'), { in: 'conclusionSoinsTraitements' }),
      at(told('16 mai 2024'), { in: 'conclusionSoinsTraitements' }),
      at(told('sans séquelle'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [{ words: ['prématuré'] }, { words: ['en désaccord'] }],
    open: [{ in: 'conclusionDateConsolidation' }, { in: 'conclusionSoinsTraitements' }],
  },
  {
    name: 'lombaire, rechute reconnue et chirurgie refusée par le travailleur',
    language: 'fr',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      originalEventDate: '2021-09-14',
      relapseDate: '2024-02-08',
      diagnosticsCnesst: 'Hernie discale L4-L5 gauche',
      antecedentsChirurgicaux: 'Appendicectomie 1998',
      historiqueEvolution: `En juin 2015, il s’était bloqué le dos en faisant du ski; tout était rentré dans l’ordre en deux semaines.
Le 14 septembre 2021, un collègue lâche le bout d’une poutre que le travailleur tenait seul à bout de bras; il se retrouve en torsion et sent une décharge dans la fesse gauche.
La résonance du 4 novembre 2021 a révélé une hernie discale L4-L5 gauche, sans autre atteinte.
Discectomie L4-L5 gauche le 10 janvier 2022 (Dr Lamoricière), suivie d’une nette diminution de la douleur à la jambe.
Consolidation le 20 juin 2022, avec atteinte permanente de 5 % et limitations de classe 1.
Il réintègre son emploi le 4 juillet 2022.
Le 8 février 2024, en se penchant pour attacher son harnais, il ressent de nouveau la douleur : une rechute est acceptée.
L’IRM du 2 avril 2024 ne montre pas de récidive herniaire, mais de la fibrose épidurale.
Une seconde chirurgie lui a été proposée, qu’il n’a pas voulue.
Deux épidurales caudales, en juin et en août 2024, l’ont soulagé à 40 %.
La Dre Montreval déclare la rechute consolidée au 4 novembre 2024.`,
      rachisFlexion: '45',
      rachisLasegueGauche: 'Positif',
      rachisLasegueDroit: 'Négatif',
      piedsReflexeAchilleenGauche: '',
    },
    states: [
      at(told('2015', 'ski'), { isApart: true }),
      told('14 septembre 2021', 'poutre', 'torsion'),
      told('4 novembre 2021', 'hernie discale L4-L5 gauche', 'sans autre atteinte'),
      told('Discectomie L4-L5', '10 janvier 2022'),
      told('20 juin 2022'),
      told('réintègre son emploi', '4 juillet 2022'),
      told('8 février 2024', 'harnais', 'rechute'),
      told('2 avril 2024', 'pas de récidive herniaire', 'fibrose'),
      told('épidurales caudales', '40 %'),
      told('4 novembre 2024', 'rechute consolidée'),
      at(told('20 juin 2022'), { in: 'conclusionDateConsolidation' }),
      at(told('4 novembre 2024'), { in: 'conclusionDateConsolidation' }),
      at(told('seconde chirurgie', 'pas voulue'), { in: 'conclusionSoinsTraitements' }),
      of('rachisFlexion', 'perte de 45°', 'normale'),
      of('rachisLasegueGauche', 'Lasègue', 'gauche', 'positif'),
      of('rachisLasegueDroit', 'Lasègue', 'négatif', 'à droite'),
    ],
    omits: [
      { words: ['seconde chirurgie'], in: 'conclusionResume' },
      { words: ['2015'], in: 'conclusionDateConsolidation' },
      { words: ['désaccord'] },
      { words: ['chilléen'] },
    ],
    open: [{ in: 'conclusionDateConsolidation' }, { in: 'conclusionEvaluationLimitations' }],
  },
  {
    name: 'knee, cartilage surgery and stopped studies',
    language: 'en',
    gender: 'female',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Right patellar dislocation\nRight knee osteochondral lesion',
      historiqueEvolution: `She is an orderly. As she pivoted to catch a falling resident on July 11, 2023, her right kneecap went out and back in.
Films that day: small lipohemarthrosis, no fracture line.
Dr. Abernethy saw her in follow-up on July 20, 2023. The diagnosis retained was patellar dislocation.
Magnetic resonance on August 15, 2023: osteochondral lesion of the lateral condyle, medial patellofemoral ligament torn, menisci and cruciates normal.
Microfracture and MPFL reconstruction were done on October 31, 2023.
She contracted a superficial wound infection, treated with cephalexin.
Hyaluronic acid on April 9, 2024 brought no change.
She tried half days from May 13, 2024; swelling ended the trial on May 24, 2024.
A meniscal repair is not needed according to Dr. Abernethy.
An osteotomy has been mentioned for the future.
The injury is still not consolidated as of the report of January 6, 2025.`,
      genouxFlexionDroitActif: '120',
      genouxFlexionGaucheActif: '140',
      genouxTrackingRotuleDroit: 'Anormal',
      genouxTrackingRotuleGauche: 'Normal',
      genouxLachmanDroit: 'Négatif',
      genouxCirconferenceCuisseDroit: '46',
      genouxCirconferenceCuisseGauche: '48',
      genouxInspection: 'Portal scars healed. Thighs measured 10 cm above the patella.',
    },
    states: [
      told('July 11, 2023', 'pivoted', 'kneecap went out'),
      told('lipohemarthrosis, no fracture line'),
      told('July 20, 2023', 'patellar dislocation'),
      told('August 15, 2023', 'cruciates normal'),
      told('MPFL reconstruction', 'October 31, 2023'),
      told('wound infection'),
      told('Hyaluronic acid', 'April 9, 2024', 'no change'),
      told('half days', 'May 13, 2024', 'May 24, 2024'),
      told('still not consolidated', 'January 6, 2025'),
      of(
        'genouxFlexionDroitActif',
        'right knee',
        '20° loss',
        'opposite side',
        '120° against 140°',
        '15°',
        'normal',
      ),
      of('genouxTrackingRotuleDroit', 'tracking', 'right', 'abnormal'),
      of('genouxLachmanDroit', 'Lachman', 'negative', 'on the right'),
      of('genouxCirconferenceCuisseDroit', 'thigh', '2 cm', '10 cm above the patella'),
      at(told('premature'), { in: 'conclusionLimitationsFonctionnelles' }),
      at(told('osteotomy', 'future'), { in: 'conclusionSoinsTraitements' }),
      at(told('meniscal repair is not needed'), { in: 'conclusionSoinsTraitements' }),
    ],
    omits: [
      { words: ['osteotomy'], in: 'conclusionResume' },
      { words: ['meniscal repair'], in: 'conclusionResume' },
    ],
    open: [
      { in: 'conclusionDateConsolidation' },
      { in: 'conclusionAtteintePermanente', words: ['premature'] },
    ],
  },
  {
    name: 'hand, side told otherwise',
    language: 'en',
    gender: 'male',
    data: {
      ...ALL_POINTS,
      diagnosticsCnesst: 'Crush injury of the left hand',
      historiqueEvolution: `On August 8, 2022 the worker’s right hand was caught between two rollers of a printing press for about a minute.
He was taken by ambulance to Saint-Exemple hospital, where x-rays revealed fractures of the third and fourth metacarpals, without dislocation.
The fractures were pinned that same night. The pins were taken out on September 19, 2022.
Tendons and nerves were found intact at exploration.
Hand therapy lasted until March 2023.
In February 2009 he had lost the tip of his left index finger in a table saw accident at home.
He resumed his duties gradually from January 16, 2023 and was at full capacity on February 27, 2023.
Dr. Wetherall closed the case on May 8, 2023: consolidated, permanent impairment, no limitation.`,
      examensAdditionnels: 'Grip 38 kg on the right, 46 kg on the left.',
    },
    states: [
      told('August 8, 2022', 'caught between two rollers'),
      told('third and fourth metacarpals', 'without dislocation'),
      told('pinned that same night'),
      told('September 19, 2022'),
      told('nerves were found intact'),
      at(told('2009', 'table saw'), { isApart: true }),
      told('January 16, 2023', 'February 27, 2023'),
      told('May 8, 2023', 'consolidated'),
      of('diagnosticsCnesst', 'left hand', 'right hand', 'onflicting'),
      at(told('May 8, 2023'), { in: 'conclusionDateConsolidation' }),
      at(told('Hand therapy'), { in: 'conclusionSoinsTraitements' }),
      at(told('permanent impairment', 'May 8, 2023'), { in: 'conclusionAtteintePermanente' }),
    ],
    omits: [{ words: ['premature'] }, { words: ['2009'], in: 'conclusionSoinsTraitements' }],
    open: [
      { in: 'conclusionResume', words: ['left hand', 'right hand'] },
      { in: 'conclusionDateConsolidation' },
    ],
  },
];
