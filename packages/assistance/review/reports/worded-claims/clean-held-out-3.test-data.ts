/** Look-alikes of a second round, written after the rules. */
import type { FormData } from '@constat/report/rules';

type Row = readonly ['fr' | 'en', FormData];
const row = (language: 'fr' | 'en', data: FormData): Row => [language, data];

export const CLEAN_CLAIMS_HELD_OUT_3: readonly Row[] = [
  row('fr', {
    conclusionSoinsTraitements: 'Aucun autre soin n’est requis.',
    conclusionResume: 'La chirurgie de la main, jugée nécessaire par le Dr Roy, a donné un bon résultat.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun.',
    discussion: 'La littérature recommande la physiothérapie dans les six premières semaines.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun autre que la physiothérapie en cours.',
    conclusionResume: 'La physiothérapie doit être poursuivie.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Suffisants.',
    historiqueEvolution: 'On lui recommande une infiltration, qu’il reçoit en mai 2025.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune.',
    conclusionResume: 'Il doit éviter les échelles jusqu’à la fin de son programme d’exercices.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune pour cette lésion.',
    conclusionEvaluationLimitations: 'Celles de 2012, soit éviter les charges de plus de 20 kg, demeurent.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Non.',
    conclusionResume: 'Il n’est pas limité de façon permanente.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui.',
    conclusionResume: 'Avant l’accident, il travaillait sans aucune restriction.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 2 mai 2025.',
    conclusionResume: 'La lésion n’était pas consolidée le 20 janvier 2025.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'DAP : 2 %. Préjudice esthétique : 1 %. DPJV : 0,4 %. Total : 3,4 %.',
    conclusionResume: 'Le déficit est de 2 %.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: '2 %.',
    conclusionResume: 'Le déficit d’extension de 5 % ne compte pas au barème.',
  }),
  row('fr', {
    examensAdditionnels: 'Genou droit : flexion 100 au début de l’examen, 135 après échauffement.',
    conclusionResume: 'Mobilité complète du genou droit.',
  }),
  row('fr', {
    examensAdditionnels: 'Épaule droite : rotation interne 40, abduction 175.',
    conclusionResume: 'L’abduction de l’épaule droite est complète.',
  }),
  row('fr', {
    examensAdditionnels: 'Lachman positif au genou gauche.',
    genouxLachmanDroit: 'Négatif',
    conclusionDiagnostic: 'Laxité antérieure du genou gauche.',
  }),
  row('fr', {
    historiqueEvolution: 'Une douleur irradie à la fesse gauche.',
    conclusionDiagnostic: 'Entorse lombaire.',
  }),
  row('fr', {
    impactAvq: 'Il dort mal quand il pleut.',
    plaintesproblemes: 'Le sommeil est bon la plupart du temps.',
  }),
  row('fr', { medicationActuelle: 'Aucune.', plaintesproblemes: 'L’acétaminophène ne l’aidait pas.' }),
  row('fr', {
    observationGenerale: 'Elle marche sans boiter.',
    historiqueEvolution: 'Elle a utilisé une canne pendant deux mois.',
  }),
  row('fr', { antecedentsTabac: 'négatif', historiqueEvolution: 'Il vapote le soir.' }),
  row('fr', { antecedentsMedicaux: 'Négatifs.', conclusionResume: 'Le dépistage du diabète est négatif.' }),
  row('fr', { impactAvq: 'Elle vit seule.', historiqueEvolution: 'Sa mère habite avec son frère.' }),
  row('en', {
    conclusionSoinsTraitements: 'No other care is required.',
    conclusionResume: 'Hand surgery, which Dr. Roy deemed necessary, gave a good result.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'None.',
    discussion: 'The literature recommends physiotherapy within the first six weeks.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'None other than the current physiotherapy.',
    conclusionResume: 'Physiotherapy should be continued.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Sufficient.',
    historiqueEvolution: 'An injection is recommended, which he receives in May 2025.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None.',
    conclusionResume: 'He must avoid ladders until the end of his exercise programme.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None for this injury.',
    conclusionEvaluationLimitations: 'Those of 2012, to avoid loads over 20 kg, remain.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'No.',
    conclusionResume: 'He is not permanently limited.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes.',
    conclusionResume: 'Before the accident he worked without any restriction.',
  }),
  row('en', {
    conclusionDateConsolidation: 'May 2, 2025.',
    conclusionResume: 'The injury was not consolidated on January 20, 2025.',
  }),
  row('en', {
    conclusionPourcentageAtteinte: 'Deficit: 2%. Aesthetic prejudice: 1%. Total: 3%.',
    conclusionResume: 'The deficit is 2%.',
  }),
  row('en', {
    conclusionPourcentageAtteinte: '2%.',
    conclusionResume: 'The 5% deficit in extension does not count under the scale.',
  }),
  row('en', {
    examensAdditionnels: 'Right knee: flexion 100 at the start of the examination, 135 after warming up.',
    conclusionResume: 'Full motion of the right knee.',
  }),
  row('en', {
    examensAdditionnels: 'Right shoulder: internal rotation 40, abduction 175.',
    conclusionResume: 'Abduction of the right shoulder is complete.',
  }),
  row('en', {
    examensAdditionnels: 'Lachman positive in the left knee.',
    genouxLachmanDroit: 'Négatif',
    conclusionDiagnostic: 'Anterior laxity of the left knee.',
  }),
  row('en', {
    historiqueEvolution: 'Pain radiates to the left buttock.',
    conclusionDiagnostic: 'Lumbar sprain.',
  }),
  row('en', {
    impactAvq: 'He sleeps badly when it rains.',
    plaintesproblemes: 'Sleep is good most of the time.',
  }),
  row('en', { medicationActuelle: 'None.', plaintesproblemes: 'Acetaminophen did not help him.' }),
  row('en', {
    observationGenerale: 'She walks without a limp.',
    historiqueEvolution: 'She used a cane for two months.',
  }),
  row('en', { antecedentsTabac: 'none', historiqueEvolution: 'He vapes in the evening.' }),
  row('en', { antecedentsMedicaux: 'Negative.', conclusionResume: 'Screening for diabetes is negative.' }),
  row('en', { impactAvq: 'She lives alone.', historiqueEvolution: 'Her mother lives with her son.' }),
];
