/** Look-alikes of a third round, nearer to the rules than a report is. */
import type { FormData } from '@constat/report/rules';

type Row = readonly ['fr' | 'en', FormData];
const row = (language: 'fr' | 'en', data: FormData): Row => [language, data];

export const CLEAN_CLAIMS_HELD_OUT_4: readonly Row[] = [
  row('fr', {
    antecedentsMedicaux: 'Négatifs.',
    historiqueEvolution: 'L’urgentologue note une hypertension attribuée à la douleur, normalisée ensuite.',
  }),
  row('fr', {
    antecedentsMedicaux: 'Aucune maladie chronique.',
    conclusionResume: 'Il n’y a ni diabète ni goutte pour expliquer les douleurs.',
  }),
  row('fr', {
    antecedentsAllergie: 'Aucune.',
    historiqueEvolution: 'Il a eu une réaction cutanée au ruban adhésif.',
  }),
  row('fr', {
    antecedentsChirurgicaux: 'Aucun.',
    historiqueEvolution: 'Il a été opéré en 2024 pour la lésion.',
  }),
  row('fr', {
    antecedentsCnesst: 'Aucune réclamation antérieure.',
    historiqueEvolution: 'La CNESST a accepté la réclamation le 3 mai 2024.',
  }),
  row('fr', {
    impactAvq: 'Elle ne peut plus conduire plus d’une heure.',
    observationGenerale: 'Elle est venue au volant de sa voiture.',
  }),
  row('fr', {
    plaintesproblemes: 'Engourdissement constant de l’auriculaire droit.',
    conclusionResume: 'Il nie tout engourdissement aux membres inférieurs.',
  }),
  row('fr', {
    plaintesproblemes: 'La douleur lombaire est constante.',
    conclusionResume: 'Le genou est maintenant sans douleur.',
  }),
  row('fr', {
    historiqueEvolution: 'Aucune résonance n’a été demandée par le premier médecin.',
    examensParacliniques: 'Résonance magnétique du 2 août 2024 : normale.',
  }),
  row('fr', {
    historiqueEvolution:
      'Le poignet gauche n’a jamais été immobilisé; le droit a été immobilisé dans un plâtre.',
    conclusionDiagnostic: 'Fracture du poignet droit.',
  }),
  row('fr', {
    medicationActuelle: 'Naproxène au besoin.',
    plaintesproblemes: 'Il ne prend aucun médicament le matin.',
  }),
  row('fr', {
    observationGenerale: 'Démarche normale, sans boiterie.',
    plaintesproblemes: 'Il dit boiter à la fin de la journée.',
  }),
  row('fr', {
    historiqueEvolution:
      'Il reçoit son congé le jour même. Il sera hospitalisé pour sa chirurgie en août 2024.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun autre.',
    conclusionAtteintePermanente: 'Oui, une chirurgie étant à prévoir un jour pour l’arthrose personnelle.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Les soins ont été adéquats et suffisants.',
    discussion:
      'Le Dr Roy propose une acromioplastie. Je ne partage pas cet avis : une acromioplastie n’est pas indiquée.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun soin additionnel.',
    conclusionResume: 'La travailleuse requiert une canne à l’extérieur.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun traitement.',
    discussion: 'Une chirurgie est parfois nécessaire dans ce type de lésion.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune limitation fonctionnelle.',
    conclusionResume: 'Il porte encore une orthèse et évite les charges par crainte.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune.',
    conclusionResume: 'Le travail au-dessus des épaules était interdit pendant la guérison.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui, des limitations permanentes.',
    conclusionResume: 'Le membre supérieur gauche est sans limitation.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'DAP total : 3 %.',
    discussion: 'Le barème accorde un déficit de 5 % pour une ankylose complète.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'DAP : 2 %. PE : 1 %.',
    conclusionResume: 'Une atteinte permanente de 3 % est accordée.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 3 mars 2025.',
    discussion: 'Je ne peux retenir la consolidation du 10 janvier 2025 du Dr Roy.',
  }),
  row('fr', {
    examensAdditionnels: 'Épaule droite : flexion 170 en actif, 90 contre résistance.',
    conclusionResume: 'Mobilité complète de l’épaule droite.',
  }),
  row('fr', {
    examensAdditionnels: 'Main droite : flexion des doigts complète, poing à 2 cm du pli.',
    conclusionResume: 'La main droite est normale.',
  }),
  row('fr', {
    historiqueEvolution: 'C’est la main gauche qui tenait l’échelle. La main droite a été coincée.',
    conclusionDiagnostic: 'Contusion de la main droite.',
  }),
  row('en', {
    antecedentsMedicaux: 'Negative.',
    historiqueEvolution: 'The emergency physician noted hypertension attributed to pain, normal since.',
  }),
  row('en', {
    antecedentsMedicaux: 'No chronic disease.',
    conclusionResume: 'There is neither diabetes nor gout to explain the pain.',
  }),
  row('en', {
    antecedentsAllergie: 'None.',
    historiqueEvolution: 'She had a skin reaction to adhesive tape.',
  }),
  row('en', {
    antecedentsChirurgicaux: 'None.',
    historiqueEvolution: 'He was operated on in 2024 for the injury.',
  }),
  row('en', {
    impactAvq: 'She can no longer drive more than an hour.',
    observationGenerale: 'She drove herself here.',
  }),
  row('en', {
    plaintesproblemes: 'Constant numbness of the right little finger.',
    conclusionResume: 'He denies any numbness in the lower limbs.',
  }),
  row('en', {
    plaintesproblemes: 'Low back pain is constant.',
    conclusionResume: 'The knee is now pain-free.',
  }),
  row('en', {
    historiqueEvolution: 'No MRI was ordered by the first physician.',
    examensParacliniques: 'MRI of August 2, 2024: normal.',
  }),
  row('en', {
    observationGenerale: 'Gait is normal, without a limp.',
    plaintesproblemes: 'He says that he limps at the end of the day.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'None.',
    conclusionAtteintePermanente: 'Yes, as surgery will be needed one day for his personal osteoarthritis.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Care was adequate and sufficient.',
    discussion:
      'Dr. Roy proposes an acromioplasty. I do not share this opinion: an acromioplasty is not indicated.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No additional care.',
    conclusionResume: 'The worker requires a cane outdoors.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No treatment.',
    discussion: 'Surgery is sometimes necessary in this type of injury.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'No functional limitation.',
    conclusionResume: 'He still wears a brace and avoids loads out of fear.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None.',
    conclusionResume: 'Overhead work was forbidden during healing.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes, permanent limitations.',
    conclusionResume: 'The left upper limb is without limitation.',
  }),
  row('en', {
    conclusionPourcentageAtteinte: 'Total deficit: 3%.',
    discussion: 'The scale provides a deficit of 5% for complete ankylosis.',
  }),
  row('en', {
    conclusionDateConsolidation: 'March 3, 2025.',
    discussion: 'I cannot retain the consolidation of January 10, 2025 by Dr. Roy.',
  }),
  row('en', {
    examensAdditionnels: 'Right shoulder: flexion 170 actively, 90 against resistance.',
    conclusionResume: 'Full motion of the right shoulder.',
  }),
  row('en', {
    historiqueEvolution: 'It was the left hand that held the ladder. The right hand was caught.',
    conclusionDiagnostic: 'Right hand contusion.',
  }),
  row('en', {
    conclusionEvaluationLimitations: 'Avoid lifting over 10 kg repeatedly and over 25 kg occasionally.',
    conclusionResume: 'He may lift 25 kg occasionally.',
  }),
  row('en', {
    conclusionEvaluationLimitations: 'Avoid handling loads over 15 kg.',
    conclusionResume: 'His job requires him to handle 25 kg.',
  }),
];
