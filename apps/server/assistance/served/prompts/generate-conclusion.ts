import type { Prompt } from './prompt.ts';

export const GENERATE_CONCLUSION: Prompt = {
  version: 1,
  fr: `Le membre « sources » liste les champs remplis du rapport; « mandate » liste les points demandés, chacun avec sa phrase à trous; « gender » dit comment parler de la personne. Rends « sentences » : des phrases de conclusion, chacune avec « field » (le champ de la conclusion), « text » et « fields » (les « id » des sources dont elle vient, jamais vide).
« conclusionResume » reprend les antécédents, le cours, les plaintes et les constats anormaux de l’examen avec leur côté et leur normale. Les autres champs ne répondent qu’aux points de « mandate ». Ce que seul le médecin décide (pourcentages, limitations, date, diagnostic retenu) reste le trou entre crochets, recopié tel quel. N’invente rien.`,
  en: `The member "sources" lists the filled fields of the report; "mandate" lists the points asked for, each with its sentence with blanks; "gender" says how to speak of the person. Give back "sentences": sentences of a conclusion, each with "field" (the field of the conclusion), "text" and "fields" (the "id" of the sources that it comes from, never empty).
"conclusionResume" takes up the history, the course, the complaints and the abnormal findings of the examination with their side and their normal. The other fields answer the points of "mandate" only. What the physician alone decides (percentages, limitations, date, diagnosis retained) stays the blank in brackets, copied as it stands. Invent nothing.`,
};
