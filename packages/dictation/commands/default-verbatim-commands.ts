import type { VerbatimCategory, VerbatimCommand } from './command.ts';

const FRENCH: readonly (readonly [trigger: string, category: VerbatimCategory, description: string])[] = [
  ['verbatim radiologie', 'radiology', 'Rapport de radiologie cité mot à mot'],
  ['verbatim citation', 'quotes', 'Paroles citées mot à mot'],
  ['verbatim technique', 'technical', 'Termes techniques à ne pas modifier'],
  ['verbatim laboratoire', 'lab', 'Résultats de laboratoire'],
  ['verbatim diagnostic', 'diagnosis', 'Diagnostic cité mot à mot'],
  ['verbatim ordonnance', 'prescription', 'Ordonnance citée mot à mot'],
  ['verbatim médical', 'medical', 'Texte médical à ne pas modifier'],
];

const ENGLISH: readonly (readonly [trigger: string, category: VerbatimCategory, description: string])[] = [
  ['radiology verbatim', 'radiology', 'Radiology report quoted word for word'],
  ['quote verbatim', 'quotes', 'Words quoted exactly'],
  ['technical verbatim', 'technical', 'Technical terms left unchanged'],
  ['lab verbatim', 'lab', 'Laboratory results'],
  ['diagnosis verbatim', 'diagnosis', 'Diagnosis quoted word for word'],
  ['prescription verbatim', 'prescription', 'Prescription quoted word for word'],
  ['medical verbatim', 'medical', 'Medical text left unchanged'],
];

/** The verbatim commands that ship. `created` is ISO-8601. */
export function defaultVerbatimCommands(created: string): readonly VerbatimCommand[] {
  return [
    ...FRENCH.map(([trigger, category, description]) => ({
      trigger,
      category,
      description,
      language: 'fr' as const,
      created,
    })),
    ...ENGLISH.map(([trigger, category, description]) => ({
      trigger,
      category,
      description,
      language: 'en' as const,
      created,
    })),
  ];
}
