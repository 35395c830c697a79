import type { ProcessingType } from '@constat/contract';
import type { Localized } from '@constat/report/catalogue';

/** Fictional texts to try each processing on. */
export const SAMPLES: Readonly<Record<ProcessingType, Localized>> = {
  format: {
    fr: 'le 14 novembre 2023 elle soulève un bénéficiaire et ressent une douleur lombaire droite. le 20 janvier 2024 elle commence la physiothérapie à raison de trois séances par semaine. le 16 novembre 2023 elle consulte le docteur Fictif qui retient une entorse lombaire',
    en: 'on November 14 2023 she lifted a resident and felt right low back pain. on January 20 2024 she began physiotherapy three times a week. on November 16 2023 she saw Dr. Fictif who diagnosed a lumbar sprain',
  },
  enhance: {
    fr: "douleur lombaire droite virgule sans irradiation point la flexion est à soixante degrés point pas d'hypoesthésie L quatre L cinq",
    en: 'right low back pain comma no radiation period flexion is sixty degrees period no numbness at L four L five',
  },
  distribute: {
    fr: "Appréciation de l'évolution : amélioration de 40 %.\nPlaintes : douleur lombaire droite à 5/10, pire le matin.\nImpact sur les activités : elle ne fait plus le ménage et ne porte pas plus de 8 kg.",
    en: 'Appreciation of evolution: 40% better.\nComplaints: right low back pain 5/10, worse in the morning.\nImpact on daily activities: she no longer does housework and lifts no more than 8 kg.',
  },
  generate: {
    fr: 'mandatDiagnostic: true\nmandatLimitations: true\npatientGender: female\ndiagnosticsCnesst: Entorse lombaire\nrachisFlexion: 60\nrachisSlrDroit: Positif\nobservationGenerale: Démarche normale, sans boiterie.',
    en: 'mandatDiagnostic: true\nmandatLimitations: true\npatientGender: female\ndiagnosticsCnesst: Lumbar sprain\nrachisFlexion: 60\nrachisSlrDroit: Positif\nobservationGenerale: Normal gait, no limp.',
  },
};
