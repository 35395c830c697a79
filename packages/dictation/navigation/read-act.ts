/** What a spoken phrase asks to do with the report. Signing and deleting are never among it. */
import type { Language } from '@constat/language';
import type { RegionId, ReportType } from '@constat/report/catalogue';
import { findPlaces } from './find-places.ts';
import { plainPhrase } from './plain-phrase.ts';

/** Something to be done with the report. */
export type SpokenAct =
  | { readonly kind: 'save' }
  | { readonly kind: 'preview' }
  /** The doubtful place that is looked at stands as it is. */
  | { readonly kind: 'keep' }
  /** The prefilled values where the physician is are his own findings. */
  | { readonly kind: 'confirm' }
  /** Inserts a template of the report; the name is empty where none was said. */
  | { readonly kind: 'template'; readonly name: string }
  /** A part of the examination; the one where the physician is when null. */
  | { readonly kind: 'not-examined'; readonly region: RegionId | null };

interface Grammar {
  readonly save: RegExp;
  readonly preview: RegExp;
  readonly confirm: RegExp;
  readonly keep: RegExp;
  readonly notExamined: RegExp;
  readonly template: RegExp;
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  fr: {
    save: /^(?:sauvegarde|sauvegardez|sauvegarder|enregistre|enregistrez|enregistrer)(?: (?:le |mon |tout )?(?:rapport|brouillon|dossier|formulaire|tout))?$/u,
    preview:
      /^(?:(?:l )?apercu|(?:affiche|affichez|afficher|montre moi|montrez moi|ouvre|ouvrez|ouvrir) (?:l |un )?apercu)(?: du rapport)?$/u,
    confirm:
      /^(?:confirme|confirmez|confirmer) (?:le tableau|ce tableau|les valeurs|ces valeurs|tout le tableau)$/u,
    keep: /^(?:garde|gardez|garder|conserve|conservez|conserver|laisse|laissez|laisser)(?: (?:ca|cela|le mot|ce mot|ce passage|le passage|ce nombre|le nombre|cette valeur|la valeur))?(?: tel quel| telle quelle| comme ca)?$/u,
    notExamined: /^(?:la region |(?<name>(?!non ).+?) )?(?:n est pas |ne sont pas |non )examine(?:e|s|es)?$/u,
    template:
      /^(?:insere|inserez|inserer|ajoute|ajoutez|ajouter|mets|mettez|mettre) (?:le |un |mon |ce )?(?:modele|gabarit)(?: (?:(?:de la|de l|du|des|de|d|pour le|pour la|pour les|pour) )?(?<name>.+))?$/u,
  },
  en: {
    save: /^save(?: (?:the |my )?(?:report|draft|file|form))?$/u,
    preview:
      /^(?:preview|(?:show|open|display)(?: me)? (?:the |a )?preview)(?: the report| of the report)?$/u,
    confirm: /^confirm (?:the|this|these|all) (?:table|values)$/u,
    keep: /^(?:keep|leave)(?: (?:it|that|this|(?:the|this|that) (?:word|passage|number|value)))?(?: as (?:it is|is))?$/u,
    notExamined: /^(?:the region |(?<name>.+?) )?(?:is |are |was |were )?not examined$/u,
    template:
      /^(?:insert|add|use) (?:the |a |an |my |this )?(?:(?<before>(?:(?!template).)+?) )?template(?: (?:for |of |called )?(?:the )?(?<name>.+))?$/u,
  },
};

/** Whether it says that it was not done: « examinés » alone is a finding. */
const DENIED = /\bnon examine|\bn est pas examine|\bne sont pas examine|\bnot examined/u;

/** What a whole phrase asks to do; null when it is something else. */
export function readAct(phrase: string, language: Language, type: ReportType): SpokenAct | null {
  const said = plainPhrase(phrase);
  const grammar = GRAMMARS[language];
  if (grammar.save.test(said)) return { kind: 'save' };
  if (grammar.preview.test(said)) return { kind: 'preview' };
  if (grammar.keep.test(said)) return { kind: 'keep' };
  if (grammar.confirm.test(said)) return { kind: 'confirm' };
  const template = grammar.template.exec(said)?.groups;
  if (template !== undefined)
    return { kind: 'template', name: [template['before'], template['name']].filter(Boolean).join(' ') };
  const match = DENIED.test(said) ? grammar.notExamined.exec(said) : null;
  if (match === null) return null;
  const name = (match.groups?.['name'] ?? '').replace(/^(?:la |the )?(?:region|this region)$/u, '');
  if (name === '') return { kind: 'not-examined', region: null };
  const [found] = findPlaces(name, type);
  const isRegion = found?.place.kind === 'region' && found.fit !== 'part';
  return isRegion
    ? { kind: 'not-examined', region: found.place.id.slice('region-'.length) as RegionId }
    : null;
}
