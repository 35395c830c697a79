/** Look-alikes of claims, written after the rules and run once before any of them was changed for these. */
import type { FormData } from '@constat/report/rules';

type Row = readonly ['fr' | 'en', FormData];
const row = (language: 'fr' | 'en', data: FormData): Row => [language, data];

export const CLEAN_CLAIMS_HELD_OUT_2: readonly Row[] = [
  row('fr', {
    conclusionSoinsTraitements: 'Aucun autre traitement.',
    conclusionResume:
      'Le physiatre lui a prescrit des orthèses plantaires et de la physiothérapie, qu’elle a terminées.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun.',
    conclusionResume: 'Il n’est pas nécessaire de procéder à une arthroscopie.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun.',
    conclusionResume: 'Une chirurgie a été proposée; le travailleur la refuse et je respecte ce choix.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Aucun soin en lien avec l’événement.',
    conclusionResume: 'Il doit subir une chirurgie de la cataracte le mois prochain.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Les soins ont été suffisants.',
    conclusionResume: 'À l’automne, une infiltration était prévue; elle n’a pas eu lieu.',
  }),
  row('fr', {
    conclusionSoinsTraitements: 'Suffisants.',
    conclusionDateConsolidation: 'La lésion est consolidée; la physiothérapie peut cesser.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune.',
    conclusionEvaluationLimitations: 'Le travailleur n’a pas à éviter les escaliers.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Non.',
    conclusionResume:
      'Des restrictions permanentes, suggérées par l’ergothérapeute, ne me paraissent pas justifiées.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Oui, pour l’épaule.',
    conclusionResume: 'Il a été affecté à un poste sans restriction pour les jambes.',
  }),
  row('fr', {
    conclusionLimitationsFonctionnelles: 'Aucune.',
    conclusionResume: 'Il évite de lui-même les longs trajets.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 14 août 2025.',
    conclusionResume:
      'Le plâtre a été retiré le 30 juin 2025 et la lésion s’est consolidée six semaines plus tard.',
  }),
  row('fr', {
    conclusionDateConsolidation: 'Le 14 août 2025.',
    conclusionResume: 'La consolidation proposée par l’employeur, le 30 juin 2025, est trop hâtive.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte:
      'Séquelle du genou : 2 %; cicatrice : 1 %; DPJV : 0,3 %. Total du DAP : 2 %.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'Entorse : 2 %. Bilatéralité : 2 %. Cicatrice : 1 %. Total : 5 %.',
    conclusionResume: 'Le DAP de 4 % tient compte des deux côtés.',
  }),
  row('fr', {
    conclusionPourcentageAtteinte: 'DAP : 3 %.',
    conclusionResume: 'Le déficit est de 30 % pour la force de préhension.',
  }),
  row('fr', {
    examensAdditionnels: 'Hanche gauche : flexion 118, abduction 44. Force en flexion 4.',
    conclusionResume: 'La hanche gauche se mobilise librement.',
  }),
  row('fr', {
    examensAdditionnels: 'Coude droit : flexion 95 en mars selon la note de physiothérapie, 140 aujourd’hui.',
    conclusionResume: 'Mobilité complète du coude droit.',
  }),
  row('fr', {
    examensAdditionnels: 'Genou droit : flexion 90 en position assise; en décubitus, flexion 135.',
    conclusionResume: 'Mobilité complète du genou droit.',
  }),
  row('fr', {
    genouxLachmanDroit: 'Négatif',
    conclusionResume: 'Le travailleur rapporte une instabilité du genou droit dans les escaliers.',
  }),
  row('fr', {
    genouxLachmanDroit: 'Négatif',
    conclusionDiagnostic: 'Rupture du ligament croisé antérieur droit reconstruite, sans laxité.',
  }),
  row('fr', {
    historiqueEvolution:
      'Une douleur est apparue à l’épaule droite. Depuis mars, l’épaule gauche est aussi douloureuse.',
    conclusionResume: 'Tendinite bilatérale des épaules.',
  }),
  row('fr', {
    historiqueEvolution: 'Elle a ressenti une douleur à la fesse droite.',
    conclusionDiagnostic: 'Hernie discale L5-S1 gauche.',
  }),
  row('fr', {
    historiqueEvolution: 'Il ressent une douleur au genou gauche en compensation.',
    diagnosticsCnesst: 'Entorse du genou droit.',
    conclusionDiagnostic: 'Entorse du genou droit.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No further treatment.',
    conclusionResume: 'The physiatrist prescribed insoles and physiotherapy, which she has completed.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'None.',
    conclusionResume: 'There is no need to perform an arthroscopy.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'None.',
    conclusionResume: 'Surgery was proposed; the worker refuses it and I respect that choice.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'No care in relation to the event.',
    conclusionResume: 'He is to undergo cataract surgery next month.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Care has been sufficient.',
    conclusionResume: 'In the fall an injection was planned; it did not take place.',
  }),
  row('en', {
    conclusionSoinsTraitements: 'Sufficient.',
    conclusionDateConsolidation: 'The injury is consolidated; physiotherapy should stop.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None.',
    conclusionEvaluationLimitations: 'The worker does not have to avoid stairs.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'No.',
    conclusionResume:
      'Permanent restrictions, suggested by the occupational therapist, do not seem justified to me.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'Yes, for the shoulder.',
    conclusionResume: 'He was assigned to a job without restriction for the legs.',
  }),
  row('en', {
    conclusionLimitationsFonctionnelles: 'None.',
    conclusionResume: 'He avoids long trips of his own accord.',
  }),
  row('en', {
    conclusionDateConsolidation: 'August 14, 2025.',
    conclusionResume: 'The cast came off on June 30, 2025 and the injury consolidated six weeks later.',
  }),
  row('en', {
    conclusionDateConsolidation: 'August 14, 2025.',
    conclusionResume: 'The consolidation proposed by the employer, June 30, 2025, is too early.',
  }),
  row('en', { conclusionPourcentageAtteinte: 'Knee sequela: 2%; scar: 1%. Total deficit: 2%.' }),
  row('en', {
    conclusionPourcentageAtteinte: 'Deficit: 3%.',
    conclusionResume: 'The deficit is 30% for grip strength.',
  }),
  row('en', {
    examensAdditionnels: 'Left hip: flexion 118, abduction 44. Strength in flexion 4.',
    conclusionResume: 'The left hip moves freely.',
  }),
  row('en', {
    examensAdditionnels: 'Right elbow: flexion 95 in March according to the therapist’s note, 140 today.',
    conclusionResume: 'Full motion of the right elbow.',
  }),
  row('en', {
    examensAdditionnels: 'Right knee: flexion 90 when seated; when supine, flexion 135.',
    conclusionResume: 'Full motion of the right knee.',
  }),
  row('en', {
    genouxLachmanDroit: 'Négatif',
    conclusionResume: 'The worker reports instability of the right knee on stairs.',
  }),
  row('en', {
    genouxLachmanDroit: 'Négatif',
    conclusionDiagnostic: 'Reconstructed right anterior cruciate ligament, without laxity.',
  }),
  row('en', {
    historiqueEvolution:
      'Pain came on in the right shoulder. Since March the left shoulder is painful as well.',
    conclusionResume: 'Tendinitis of both shoulders.',
  }),
  row('en', {
    historiqueEvolution: 'He feels pain in the left knee from compensating.',
    diagnosticsCnesst: 'Right knee sprain.',
    conclusionDiagnostic: 'Right knee sprain.',
  }),
];
