import type { Prompt } from './prompt.ts';

export const DISTRIBUTE_SUBJECTIVE: Prompt = {
  version: 2,
  fr: `Le membre « document » est le questionnaire subjectif (section 8). Répartis toutes ses phrases, dans les mots du médecin et sans les titres, en « appreciation » (appréciation subjective de l’évolution), « plaintes » (plaintes et problèmes) et « impact » (impact sur les AVQ et AVD). Une phrase douteuse va dans « plaintes ». Chaque phrase est dans une seule partie.`,
  en: `The member "document" is the subjective questionnaire (section 8). Distribute all its sentences, in the physician's words and without the headings, into "appreciation" (subjective appreciation of evolution), "plaintes" (complaints and problems) and "impact" (impact on activities of daily living). A doubtful sentence goes into "plaintes". Each sentence is in one part only.`,
};
