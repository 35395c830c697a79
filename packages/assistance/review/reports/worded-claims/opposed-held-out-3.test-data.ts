/** Contradictions in the words of a second and a last round, written after the rules. */
import type { FormData } from '@constat/report/rules';

type Row = readonly ['fr' | 'en', FormData];
const row = (language: 'fr' | 'en', data: FormData): Row => [language, data];

export const OPPOSED_CLAIMS_HELD_OUT_3: readonly Row[] = [
  row('fr', {
    conclusionSoinsTraitements: 'On ne voit pas ce qui pourrait encore être offert.',
    conclusionResume: 'Le canal carpien doit être libéré chirurgicalement cet automne.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Il a eu tout ce qu’il fallait.',
    conclusionResume: 'Une cure de désensibilisation en ergothérapie serait à débuter sans délai.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Non requis.',
    conclusionDateConsolidation: 'Non atteinte : le plan comporte une ténotomie en janvier.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Je ne vois pas de motif d’en accorder.',
    conclusionEvaluationLimitations:
      'Pas de gestes répétés au-dessus de l’épaule, pas de charge au-delà de 8 kg.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui.',
    conclusionResume: 'La capacité de travail est entière et aucune restriction n’est imposée.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Sans objet, l’examen étant normal.',
    conclusionResume: 'Le travailleur ne pourra plus jamais s’accroupir.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 2 mai 2025.',
    discussion: 'Pour ces motifs, la date de consolidation est le 20 janvier 2025.',
  }),
  row('fr', {
    conclusionDateConsolidation: '2 mai 2025.',
    conclusionResume: 'À mon sens, la lésion n’est toujours pas consolidée aujourd’hui.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'DAP de 2,2 %.',
    conclusionResume: 'Il demeure avec un déficit de 5 % pour son entorse.',
  }),
  row('fr', { conclusionPourcentageAtteinte: 'Raideur 2 %, cicatrice 2 %, ce qui fait 5 % en tout.' }),
  row('fr', {
    examensAdditionnels: 'Pronation 80/80 et supination 30/80 au coude droit.',
    conclusionResume: 'La prosupination du coude droit est complète.',
  }),
  row('fr', {
    examensAdditionnels: 'Flexion du tronc à 85 degrés, extension à 30 degrés.',
    conclusionLimitationsFonctionnelles: 'Oui, vu une flexion lombaire qui s’arrête à 40 degrés.',
  }),
  row('fr', {
    historiqueEvolution: 'C’est la cheville droite qui a tourné dans l’escalier.',
    conclusionDiagnostic: 'Entorse de la cheville gauche.',
  }),
  row('fr', {
    conclusionEvaluationLimitations: 'Le travailleur peut manipuler jusqu’à 25 kg.',
    conclusionResume: 'Il ne doit pas soulever plus de 10 kg.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'I cannot see what could still be offered.',
    conclusionResume: 'The carpal tunnel has to be released surgically this fall.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'He has had all he needed.',
    conclusionResume: 'A course of desensitization in occupational therapy should begin without delay.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Not required.',
    conclusionDateConsolidation: 'Not reached: the plan includes a tenotomy in January.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'I see no grounds to grant any.',
    conclusionEvaluationLimitations: 'No repeated gestures above the shoulder, no loads beyond 8 kg.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes.',
    conclusionResume: 'Work capacity is full and no restriction is imposed.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Not applicable, the examination being normal.',
    conclusionResume: 'The worker will never be able to squat again.',
  }),
  row('en', {
    conclusionDateConsolidation: 'May 2, 2025.',
    discussion: 'For these reasons the date of consolidation is January 20, 2025.',
  }),
  row('en', {
    conclusionDateConsolidation: 'May 2, 2025.',
    conclusionResume: 'To my mind the injury is still not consolidated today.',
  }),
  row('en', {
    conclusionPourcentageAtteinte: 'Deficit of 2.2%.',
    conclusionResume: 'She is left with a 5% deficit for her sprain.',
  }),
  row('en', { conclusionPourcentageAtteinte: 'Stiffness 2%, scar 2%, which makes 5% in all.' }),
  row('en', {
    examensAdditionnels: 'Pronation 80/80 and supination 30/80 at the right elbow.',
    conclusionResume: 'Supination of the right elbow is complete.',
  }),
  row('en', {
    examensAdditionnels: 'Trunk flexion to 85 degrees, extension to 30 degrees.',
    conclusionLimitationsFonctionnelles: 'Yes, as lumbar flexion ends at 40 degrees.',
  }),
  row('en', {
    historiqueEvolution: 'It was the right ankle that turned on the stairs.',
    conclusionDiagnostic: 'Left ankle sprain.',
  }),
  row('en', {
    conclusionEvaluationLimitations: 'The worker may handle up to 25 kg.',
    conclusionResume: 'He must not lift more than 10 kg.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Pas de soins à prescrire.',
    conclusionResume: 'Le travailleur tirerait profit d’une série d’injections de cortisone.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'L’arsenal thérapeutique a été épuisé.',
    conclusionResume: 'Une exploration chirurgicale du nerf radial est à faire.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Il ne subsiste aucune limitation.',
    conclusionEvaluationLimitations: 'Pas de station debout de plus d’une heure.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui, de façon permanente.',
    conclusionResume: 'Il n’est aucunement limité dans son travail.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Je fixe la consolidation au 9 juin 2025.',
    conclusionResume: 'Lésion consolidée le 9 mai 2025.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'Total : 3,5 %.',
    conclusionResume: 'Le pourcentage d’atteinte se situe à 2,5 %.',
  }),
  row('fr', { conclusionPourcentageAtteinte: 'Coude 1 %. Poignet 2 %. Cicatrice 1 %. Grand total de 5 %.' }),
  row('fr', {
    examensAdditionnels: 'Genou droit : flexion à 80.',
    conclusionAtteintePermanente: 'Aucune, car le genou droit a retrouvé toute sa mobilité.',
  }),
  row('fr', {
    examensAdditionnels: 'Abduction active de l’épaule gauche à 160.',
    conclusionResume: 'L’abduction de l’épaule gauche reste bloquée à 60 degrés.',
  }),
  row('fr', {
    genouxLachmanGauche: 'Négatif',
    genouxTiroirAnterieurGauche: 'Négatif',
    conclusionAtteintePermanente: 'Oui, étant donné l’instabilité antérieure du genou gauche.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No care to prescribe.',
    conclusionResume: 'The worker would profit from a series of cortisone injections.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Therapeutic options have been exhausted.',
    conclusionResume: 'Surgical exploration of the radial nerve is to be done.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'No limitation remains.',
    conclusionEvaluationLimitations: 'No standing for more than one hour.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes, permanently.',
    conclusionResume: 'He is in no way limited in his work.',
  }),
  row('en', {
    conclusionDateConsolidation: 'I set consolidation at June 9, 2025.',
    conclusionResume: 'Injury consolidated on May 9, 2025.',
  }),
  row('en', {
    conclusionPourcentageAtteinte: 'Total: 3.5%.',
    conclusionResume: 'The percentage of impairment lies at 2.5%.',
  }),
  row('en', { conclusionPourcentageAtteinte: 'Elbow 1%. Wrist 2%. Scar 1%. Grand total of 5%.' }),
  row('en', {
    examensAdditionnels: 'Right knee: flexion to 80.',
    conclusionAtteintePermanente: 'None, since the right knee has regained full motion.',
  }),
  row('en', {
    examensAdditionnels: 'Active abduction of the left shoulder at 160.',
    conclusionResume: 'Abduction of the left shoulder stays blocked at 60 degrees.',
  }),
  row('en', {
    genouxLachmanGauche: 'Négatif',
    genouxTiroirAnterieurGauche: 'Négatif',
    conclusionAtteintePermanente: 'Yes, given the anterior instability of the left knee.',
  }),
];
