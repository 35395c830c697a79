/** What a conclusion says beside the total of section 12, 2,20 % of the left knee, and how the review must read it. */
import type { FieldId } from '@constat/report/catalogue';
import type { PlantedKind } from '../planted/planted.test-data.ts';

type Row = readonly [language: 'fr' | 'en', field: FieldId, text: string];

/** Contradicts the sequelae, with the words of both passages that are shown. */
export const PLANTED_BESIDE_TOTAL: readonly (readonly [
  kind: PlantedKind,
  ...row: Row,
  says: readonly string[],
])[] = [
  ['percentage', 'fr', 'conclusionPourcentageAtteinte', '10 %', ['10 %', 'Total calculé : 2,20 %']],
  ['percentage', 'fr', 'conclusionPourcentageAtteinte', 'DAP 2 %, DPJV 0,3 %, total 2,3 %.', ['2,20 %']],
  ['percentage', 'fr', 'conclusionPourcentageAtteinte', 'Atteinte totale de 22 %.', ['22 %', '2,20 %']],
  ['percentage', 'fr', 'conclusionPourcentageAtteinte', '0 %', ['0 %', '2,20 %']],
  ['percentage', 'en', 'conclusionPourcentageAtteinte', '10%', ['10%', 'Computed total: 2.20%']],
  ['percentage', 'en', 'conclusionPourcentageAtteinte', 'APD 2% + 0.3% = 2.3%.', ['2.3%', '2.20%']],
  ['percentage', 'en', 'conclusionPourcentageAtteinte', 'A total impairment of 22%.', ['22%', '2.20%']],
  ['impairment', 'fr', 'conclusionAtteintePermanente', 'Aucune atteinte permanente.', ['Aucune', '2,20 %']],
  ['impairment', 'fr', 'conclusionAtteintePermanente', 'Non.', ['Non', 'Total calculé : 2,20 %']],
  ['impairment', 'en', 'conclusionAtteintePermanente', 'No permanent impairment.', ['No', '2.20%']],
  ['impairment', 'en', 'conclusionAtteintePermanente', 'None.', ['None', 'Computed total: 2.20%']],
  ['premature', 'fr', 'conclusionDateConsolidation', 'La lésion n’est pas consolidée.', ['pas', '2,20 %']],
  ['premature', 'en', 'conclusionDateConsolidation', 'The injury is not consolidated.', ['not', '2.20%']],
  ['side', 'fr', 'diagnosticsCnesst', 'Entorse du genou droit', ['droit', 'côté gauche']],
  ['side', 'en', 'diagnosticsCnesst', 'Right knee sprain', ['Right', 'left knee']],
];

/** Agrees with the sequelae. */
export const CLEAN_BESIDE_TOTAL: readonly Row[] = [
  ['fr', 'conclusionPourcentageAtteinte', ''],
  ['fr', 'conclusionPourcentageAtteinte', '2,2 %'],
  ['fr', 'conclusionPourcentageAtteinte', 'DAP 2 %, DPJV 0,2 %.'],
  ['fr', 'conclusionPourcentageAtteinte', 'Total : DAP 2 % + DPJV 0,2 % = 2,2 %'],
  ['fr', 'conclusionPourcentageAtteinte', 'DAP : 2 %.'],
  ['fr', 'conclusionPourcentageAtteinte', 'À déterminer.'],
  ['fr', 'conclusionPourcentageAtteinte', '2,2 %. Le Dr Roy avait évalué l’atteinte à 5 %.'],
  ['fr', 'conclusionAtteintePermanente', 'Une atteinte permanente existe.'],
  ['fr', 'conclusionAtteintePermanente', 'Aucune autre atteinte permanente.'],
  ['fr', 'conclusionDateConsolidation', 'La lésion est consolidée le 2 février 2026.'],
  ['fr', 'diagnosticsCnesst', 'Entorse du genou gauche'],
  ['en', 'conclusionPourcentageAtteinte', '2.20%'],
  ['en', 'conclusionPourcentageAtteinte', 'APD 2% + 0.2% = 2.2%.'],
  ['en', 'conclusionPourcentageAtteinte', '2.2%. Dr. Smith had assessed the impairment at 5%.'],
  ['en', 'conclusionAtteintePermanente', 'Permanent impairment exists.'],
  ['en', 'conclusionDateConsolidation', 'The injury was consolidated on February 2, 2026.'],
  ['en', 'diagnosticsCnesst', 'Left knee sprain'],
];
