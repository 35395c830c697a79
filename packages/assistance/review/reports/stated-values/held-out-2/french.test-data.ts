/** Passages that contradict nothing, written once the rules were made to look as if they did. */
import { clean } from '../../passages.test-data.ts';

export const PERCENTAGES_HELD_OUT_2 = clean(
  'percentage',
  [
    'fr',
    {
      conclusionPourcentageAtteinte:
        'Atteinte des tissus mous du genou droit : 2 %. Atteinte des tissus mous du coude gauche : 2 %. Bilatéralité : 0 %. Total DAP : 4 %.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte:
        '102383 : 2 %. 204004 : 2,5 %. Total du DAP : 4,5 %. DPJV : 0,5 %. Total : 5 %.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte:
        'Séquelle actuelle : 5 %. Séquelle de 2015 : 2 %. Total attribuable à l’événement : 3 %.',
    },
  ],
  ['fr', { conclusionPourcentageAtteinte: 'DAP 3 %, dommage esthétique 2 %, total 5,6 % avec la DPJV.' }],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Ankylose de l’épaule droite : 2 %. Atteinte du sus-épineux : 1 %.',
      examensAdditionnels: 'Épaule droite : abduction 120°.',
      discussion: 'J’accorde 3 % pour l’épaule droite.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Entorse lombaire avec séquelles : 2 %.',
      discussion: 'Le déficit lombaire de 4 % est retenu par le Dr Roy; je m’en dissocie.',
    },
  ],
  [
    'fr',
    {
      conclusionPourcentageAtteinte: 'Entorse lombaire avec séquelles : 2 %.',
      discussion: 'En 2012, 4 % lui est accordé pour une hernie lombaire.',
    },
  ],
  [
    'fr',
    {
      conclusionAtteintePermanente: 'Oui, mais minime.',
      conclusionPourcentageAtteinte: 'À déterminer : moins de 0,5 %.',
    },
  ],
  [
    'fr',
    {
      conclusionAtteintePermanente: 'Oui. Les séquelles de 2010 sont inchangées.',
      conclusionPourcentageAtteinte: 'Aucun pourcentage additionnel, soit 0 %.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '5 janvier 2026',
      discussion: 'La condition psychique n’est pas consolidée et relève d’un psychiatre.',
      diagnosticsCnesst: 'Entorse lombaire.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '5 janvier 2026',
      discussion: 'On ne peut prétendre que la lésion n’est pas consolidée.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '5 janvier 2026',
      discussion: 'L’employée soutient que sa lésion n’est pas consolidée.',
    },
  ],
  [
    'fr',
    {
      conclusionDateConsolidation: '5 janvier 2026',
      discussion: 'Le travailleur est d’avis que la lésion n’est pas encore consolidée.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements:
        'Poursuivre les traitements de physiothérapie déjà prescrits, puis aucun autre traitement n’est requis.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements: 'Poursuivre la physiothérapie pour six séances.',
      conclusionResume: 'Au-delà de ces six séances, aucun traitement ne sera requis.',
    },
  ],
  [
    'fr',
    {
      conclusionSoinsTraitements: 'Poursuivre la physiothérapie pour six séances.',
      discussion: 'Au coude gauche, aucun traitement n’est requis.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      conclusionEvaluationLimitations: 'Ne pas soulever plus de 5 kg à bout de bras.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Éviter de soulever plus de 10 kg du sol.',
      conclusionResume: 'Il ne doit pas soulever de charges de plus de 15 kg.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      discussion: 'La classe 2 interdit de soulever plus de 15 kg; je vais au-delà.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      discussion: 'Lors du retour progressif, la charge était limitée à 5 kg.',
    },
  ],
  [
    'fr',
    {
      conclusionLimitationsFonctionnelles: 'Ne pas soulever plus de 10 kg.',
      discussion: 'Je ne vois pas pourquoi la limite serait de 5 kg.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution:
        'Arrêt de travail du 8 avril 2024 au 8 mai 2024. Il reprend, puis cesse à nouveau de juin à octobre 2024.',
      discussion: 'L’arrêt de travail de cinq mois au total est long.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution: 'Physiothérapie du 8 avril 2024 au 8 août 2024.',
      discussion: 'Les deux premiers mois de physiothérapie ont été passifs.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution: 'Physiothérapie du 8 avril 2024 au 8 août 2024.',
      discussion: 'Je recommande trois mois de physiothérapie.',
    },
  ],
  [
    'fr',
    {
      historiqueEvolution: 'Plâtre du 8 avril 2024 au 8 mai 2024, puis botte.',
      discussion: 'Les dix semaines d’immobilisation, plâtre et botte réunis, expliquent la raideur.',
    },
  ],
  ['fr', { appreciationEvolution: 'L’accident de voiture remonte à six ans.' }],
  ['fr', { appreciationEvolution: 'Aujourd’hui, la chirurgie remonte à trois mois.' }],
  [
    'fr',
    {
      appreciationEvolution:
        'La dernière infiltration, six mois après l’événement, l’a soulagé, et il va bien aujourd’hui.',
    },
  ],
  [
    'fr',
    {
      antecedentsLesion: 'Aucun antécédent au genou droit avant l’événement.',
      antecedentsCnesst: 'Événement du 5 avril 2024 : entorse du genou droit, dossier actuel.',
    },
  ],
  [
    'fr',
    {
      antecedentsLesion: 'Aucun antécédent à la main droite.',
      antecedentsChirurgicaux: 'Libération du canal carpien au poignet droit en 2012.',
    },
  ],
  [
    'fr',
    {
      antecedentsLesion: 'Aucun antécédent lombaire symptomatique.',
      antecedentsChirurgicaux: 'Discectomie L5-S1 en 2004, sans séquelle.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Épaule droite : flexion active 90°, passive 170°.',
      discussion: 'La mobilité passive de l’épaule droite est complète.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Genou droit : flexion 90° en position accroupie spontanée, 140° en décubitus.',
      discussion: 'La mobilité du genou droit est complète.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Cheville droite : dorsiflexion 20°, flexion plantaire 40°.',
      discussion: 'La mobilité de la cheville droite est normale.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'Lasègue positif à droite.',
      discussion: 'Le Lasègue, négatif chez le Dr Roy, est positif aujourd’hui.',
    },
  ],
  [
    'fr',
    {
      examensAdditionnels: 'ROT achilléens absents des deux côtés, de façon symétrique.',
      discussion: 'Les réflexes sont symétriques.',
    },
  ],
);
