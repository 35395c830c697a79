import type { Prompt } from './prompt.ts';

export const ENHANCE_DICTATION: Prompt = {
  version: 2,
  fr: `Le membre « document » est une dictée brute. Rends-la dans « text » comme texte écrit : les commandes dictées (point, virgule, nouveau paragraphe, ouvrez les guillemets) deviennent des signes; les dates, mesures et doses dictées en lettres deviennent des chiffres; une autocorrection (« à droite correction à gauche ») ne garde que sa dernière version. Fais des paragraphes. Ne résume pas.`,
  en: `The member "document" is a raw dictation. Give it back in "text" as written text: dictated commands (period, comma, new paragraph, open quote) become marks; dates, measures and doses dictated in words become digits; a self-correction ("on the right scratch that on the left") keeps its last version only. Make paragraphs. Do not summarise.`,
};
