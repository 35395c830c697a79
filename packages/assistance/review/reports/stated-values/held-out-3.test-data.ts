/** The same, written once the rules were corrected for the first of them. */
import { clean } from '../passages.test-data.ts';

export const PERCENTAGES_HELD_OUT_3 = clean(
  'percentage',
  [
    'fr',
    {
      conclusionPourcentageAtteinte:
        'Chirurgie discale : 3 %. Perte de flexion antérieure : 2 %. DAP : 5 %. Majoration DPJV : 0,75 %. Grand total 5,75 %.',
      rachisFlexion: '60',
    },
  ],
  [
    'fr',
    { conclusionPourcentageAtteinte: 'Genou droit 1 %, genou gauche 1 %, bilatéralité 1 %; total : 3 %.' },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte:
        'Séquelle reconnue en 2019 : 2 %; séquelle nouvelle : 1 %; total cumulatif : 3 %; à indemniser : 1 %.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Cheville gauche : 2 %.',
      conclusionResume: 'Un DAP de 1 % est retenu pour la cicatrice de la cheville gauche en sus.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Cheville gauche : 2 %.',
      discussion: 'Il est reconnu que 5 % de ces fractures de la cheville évoluent mal.',
    },
  ],
  [
    'fr',
    {
      conclusionAtteintePermanente: 'Oui, cicatrice.',
      conclusionPourcentageAtteinte: 'Ankylose : 0 %. Cicatrice : voir le barème du préjudice esthétique.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '12 janvier 2026',
      discussion:
        'Contrairement à ce que prétend l’employeur, je ne crois pas que la lésion n’est pas consolidée.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '12 janvier 2026',
      discussion: 'Une pseudarthrose non consolidée du scaphoïde est ancienne.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements: 'Une deuxième infiltration est requise.',
      conclusionResume: 'Sauf cette infiltration, aucun traitement n’est requis.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements: 'Une deuxième infiltration est requise.',
      discussion: 'Pour la hernie inguinale, aucun traitement n’est requis.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements: 'La physiothérapie doit continuer.',
      discussion: 'Il n’y a pas de traitement à offrir de nature chirurgicale.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      conclusionResume: 'Il ne peut soulever que 3 kg au-dessus des épaules.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      conclusionResume: 'Elle ne soulève pas plus de 4 kg chez elle.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      discussion: 'À l’évaluation des capacités, elle était limitée à 8 kg.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution: 'Arrêt de travail du 8 avril 2024 au 8 juin 2024.',
      discussion: 'Le médecin de l’assureur aurait voulu un arrêt de travail de deux semaines.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution: 'Physiothérapie du 8 avril 2024 au 8 août 2024.',
      discussion: 'L’amélioration est survenue pendant un mois de physiothérapie intensive.',
    },
  ],
  ['fr', { appreciationEvolution: 'Aujourd’hui, il se dit stable, et ce, depuis six mois.' }],
  [
    'fr',
    { appreciationEvolution: 'À ce jour, la reprise du travail, huit mois après l’événement, tient bon.' },
  ],
  [
    'fr',
    {
      antecedentsLesion: 'Aucun antécédent à l’épaule droite.',
      antecedentsCnesst: 'Tendinite des deux épaules en 2014, surtout à gauche.',
    },
  ],
  [
    'fr',
    {
      antecedentsLesion: 'Aucun antécédent au dos.',
      antecedentsChirurgicaux: 'Chirurgie d’une scoliose chez sa fille en 2018.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Épaule droite : flexion 100° initialement, complète en fin d’examen.',
      discussion: 'L’épaule droite a une mobilité complète.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Hanche droite : rotation interne 30°, flexion 110°.',
      discussion: 'La mobilité de la hanche droite est complète.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Réflexe ostéotendineux rotulien diminué à droite en raison de la contracture.',
      discussion: 'Hormis le rotulien, les réflexes sont normaux.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Lasègue positif à droite pour une douleur lombaire seulement.',
      discussion: 'Il n’y a pas de signe de tension radiculaire positif.',
    },
  ],
  [
    'en',
    {
      conclusionPourcentageAtteinte:
        'Discectomy: 3%. Loss of forward flexion: 2%. APD: 5%. Enjoyment of life: 0.75%. Grand total 5.75%.',
      rachisFlexion: '60',
    },
  ],
  [
    'en',
    {
      conclusionDateConsolidation: 'January 12, 2026',
      discussion: 'An old scaphoid nonunion that never consolidated is seen.',
    },
  ],
  [
    'en',
    {
      conclusionSoinsTraitements: 'A second injection is required.',
      conclusionResume: 'Apart from this injection, no treatment is required.',
    },
  ],
  [
    'en',
    {
      conclusionLimitationsFonctionnelles: 'No lifting over 10 kg.',
      conclusionResume: 'At home she does not lift more than 4 kg.',
    },
  ],
  [
    'en',
    {
      historiqueEvolution: 'Off work from April 8, 2024 to June 8, 2024.',
      discussion: 'The insurer wanted a work stoppage of two weeks.',
    },
  ],
  [
    'en',
    { appreciationEvolution: 'To this day his return to work, eight months after the event, has held.' },
  ],
  [
    'en',
    {
      antecedentsLesion: 'No previous problem with the right shoulder.',
      antecedentsCnesst: 'Tendinitis of both shoulders in 2014.',
    },
  ],
  [
    'en',
    {
      examensAdditionnels: 'Right hip: internal rotation 30 degrees, flexion 110 degrees.',
      discussion: 'Motion of the right hip is full.',
    },
  ],
);
