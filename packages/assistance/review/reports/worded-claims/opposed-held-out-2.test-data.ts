/** Claims in yet other words, written after the rules and run once before any of them was changed for these. */
import type { FormData } from '@constat/report/rules';

type Row = readonly ['fr' | 'en', FormData];
const row = (language: 'fr' | 'en', data: FormData): Row => [language, data];

export const OPPOSED_CLAIMS_HELD_OUT_2: readonly Row[] = [
  row('fr', {
    conclusionSoinsTraitements: 'Aucune autre modalité thérapeutique n’est à envisager.',
    conclusionResume: 'L’état du travailleur commande encore une dizaine de séances d’ergothérapie.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Dossier thérapeutique clos.',
    conclusionResume: 'Une bursectomie demeure l’option à retenir dans les prochaines semaines.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Rien de plus à offrir sur le plan thérapeutique.',
    conclusionDateConsolidation: 'Prématurée, puisque la travailleuse attend une arthroplastie du genou.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'La réponse est non.',
    conclusionEvaluationLimitations: 'Éviter de grimper dans les échelles et de ramper.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune ne découle de cet événement.',
    conclusionResume: 'Le port de charges de plus de 15 kg lui est désormais interdit.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui, il en subsiste.',
    conclusionResume: 'Il retrouve toutes ses capacités de travail, sans limitation d’aucune sorte.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 14 août 2025.',
    conclusionResume: 'La consolidation doit être fixée au 30 juin 2025.',
  }),
  row('fr', {
    conclusionDateConsolidation: '14 août 2025 : plus rien ne change depuis.',
    conclusionResume: 'J’ai consolidé cette lésion au 30 juin 2025, date de la fin des traitements.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'Séquelle du genou : 2 %; cicatrice : 1 %. L’ensemble donne 3,5 %.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'Le DAP est fixé à 4 %.',
    conclusionResume: 'Au total, 6 % de déficit anatomo-physiologique sont attribués.',
  }),
  row('fr', {
    examensAdditionnels: 'Hanche gauche : flexion 70, abduction 20, rotation interne 5.',
    conclusionResume: 'La hanche gauche se mobilise librement dans tous les plans.',
  }),
  row('fr', {
    examensAdditionnels: 'Cou : rotation droite 75, rotation gauche 75.',
    conclusionAtteintePermanente: 'Oui, car la rotation droite du cou n’atteint que 30 degrés.',
  }),
  row('fr', {
    genouxLci0Gauche: 'Sec',
    genouxLci20Gauche: 'Sec',
    conclusionDiagnostic:
      'Entorse du ligament collatéral interne du genou gauche avec laxité résiduelle en valgus.',
  }),
  row('fr', {
    historiqueEvolution:
      'Des douleurs au pouce gauche se sont installées au fil des mois. Le pouce droit ne l’incommode pas.',
    conclusionResume: 'Tendinite de De Quervain droite.',
  }),
  row('fr', {
    historiqueEvolution: 'Le genou gauche s’est mis à lui faire mal après des semaines accroupi.',
    conclusionDiagnostic: 'Bursite prépatellaire du genou droit.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No additional therapeutic measure is to be considered.',
    conclusionResume: 'The worker’s condition still calls for some ten occupational therapy sessions.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'The therapeutic file is closed.',
    conclusionResume: 'A bursectomy remains the option of choice in the coming weeks.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Nothing more to offer therapeutically.',
    conclusionDateConsolidation: 'Premature, as she is waiting for a knee replacement.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'The answer is no.',
    conclusionEvaluationLimitations: 'Avoid climbing ladders and crawling.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None result from this event.',
    conclusionResume: 'Carrying loads over 15 kg is now forbidden to him.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes, some remain.',
    conclusionResume: 'He has recovered his full work capacity without limitation of any kind.',
  }),
  row('en', {
    conclusionDateConsolidation: 'August 14, 2025.',
    conclusionResume: 'Consolidation has to be set at June 30, 2025.',
  }),
  row('en', {
    conclusionDateConsolidation: 'August 14, 2025: nothing has changed since.',
    conclusionResume: 'I would consolidate this injury on June 30, 2025, when treatment ended.',
  }),
  row('en', { conclusionPourcentageAtteinte: 'Knee sequela: 2%; scar: 1%. Together these give 3.5%.' }),
  row('en', {
    conclusionPourcentageAtteinte: 'The deficit is set at 4%.',
    conclusionResume: 'In all, a 6% permanent deficit is awarded.',
  }),
  row('en', {
    examensAdditionnels: 'Left hip: flexion 70, abduction 20, internal rotation 5.',
    conclusionResume: 'The left hip moves freely in all planes.',
  }),
  row('en', {
    examensAdditionnels: 'Neck: right rotation 75, left rotation 75.',
    conclusionAtteintePermanente: 'Yes, because right rotation of the neck reaches only 30 degrees.',
  }),
  row('en', {
    genouxLci0Gauche: 'Sec',
    genouxLci20Gauche: 'Sec',
    conclusionDiagnostic:
      'Sprain of the medial collateral ligament of the left knee with residual valgus laxity.',
  }),
  row('en', {
    historiqueEvolution: 'Pain in the left thumb set in over months. The right thumb does not bother her.',
    conclusionResume: 'Right De Quervain tendinitis.',
  }),
  row('en', {
    historiqueEvolution: 'His left knee started hurting after weeks of crouching.',
    conclusionDiagnostic: 'Right prepatellar bursitis.',
  }),
];
