import type { Prompt } from './prompt.ts';

export const FORMAT_HISTORY: Prompt = {
  version: 2,
  fr: `Le membre « document » est l’historique de faits et l’évolution (section 7). Rends-le dans « text » en paragraphes datés, dans l’ordre des événements, un paragraphe par date, séparés par une ligne vide. Corrige la casse, la ponctuation et la typographie. Les listes de consultations gardent les mots du médecin. Ne résume pas.`,
  en: `The member "document" is the history of facts and evolution (section 7). Give it back in "text" as dated paragraphs in order of events, one paragraph per date, separated by a blank line. Correct case, punctuation and typography. Lists of consultations keep the physician's words. Do not summarise.`,
};
