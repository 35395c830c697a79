import type { Difference, FactKind, TextLanguage } from './difference.ts';

const KINDS: Readonly<Record<FactKind, { readonly fr: string; readonly en: string }>> = {
  number: { fr: 'nombre', en: 'number' },
  date: { fr: 'date', en: 'date' },
  side: { fr: 'côté', en: 'side' },
  negation: { fr: 'négation', en: 'negation' },
  drug: { fr: 'médicament', en: 'drug' },
  'spine-level': { fr: 'niveau vertébral', en: 'spine level' },
  test: { fr: 'test', en: 'test' },
  'test-result': { fr: 'résultat', en: 'result' },
  diagnosis: { fr: 'diagnostic ou constat', en: 'diagnosis or finding' },
  direction: { fr: 'direction anatomique', en: 'anatomical direction' },
  movement: { fr: 'mouvement', en: 'movement' },
  severity: { fr: 'gravité', en: 'severity' },
  route: { fr: 'voie d’administration', en: 'route' },
  hedge: { fr: 'degré de certitude', en: 'degree of certainty' },
  frequency: { fr: 'fréquence', en: 'frequency' },
  comparison: { fr: 'limite ou comparaison', en: 'limit or comparison' },
  moment: { fr: 'moment', en: 'moment' },
  status: { fr: 'état', en: 'state' },
  trend: { fr: 'évolution', en: 'course' },
  permission: { fr: 'restriction ou permission', en: 'restriction or permission' },
  anatomy: { fr: 'partie du corps', en: 'body part' },
  examination: { fr: 'examen', en: 'examination' },
  treatment: { fr: 'traitement', en: 'treatment' },
  name: { fr: 'nom', en: 'name' },
  word: { fr: 'mot ou expression', en: 'word or phrase' },
  passage: { fr: 'passage', en: 'passage' },
};

/** One sentence on a difference, for a screen reader and for the list beside the preview. */
export function describeDifference(difference: Difference, language: TextLanguage): string {
  const kind = KINDS[difference.fact][language];
  const before = difference.source === null ? '' : quote(difference.source.text, language);
  const after = difference.proposal === null ? '' : quote(difference.proposal.text, language);
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  if (difference.fact === 'word' && difference.kind !== 'altered') {
    const added = { fr: 'ajouté dans la proposition', en: 'added in the proposal' };
    const lost = { fr: 'absent de la proposition', en: 'not in the proposal' };
    return sentence(label, before + after, difference.kind === 'added' ? added : lost, language);
  }
  if (difference.kind === 'added')
    return sentence(label, after, { fr: 'n’est pas dans le texte', en: 'is not in the text' }, language);
  if (difference.kind === 'lost')
    return sentence(label, before, { fr: 'manque', en: 'is missing' }, language);
  if (difference.moved) {
    const moved = { fr: 'se rapporte maintenant à autre chose', en: 'now belongs to something else' };
    return `${label} ${before} ${moved[language]}.`;
  }
  const verb = { fr: 'devient', en: 'becomes' }[language];
  return `${label} ${before} ${verb} ${after}.`;
}

function sentence(
  label: string,
  quoted: string,
  verb: Readonly<Record<TextLanguage, string>>,
  language: TextLanguage,
): string {
  return `${label}${language === 'fr' ? '\u00A0:' : ':'} ${quoted} ${verb[language]}.`;
}

function quote(text: string, language: TextLanguage): string {
  const shown = text.length > 80 ? `${text.slice(0, 77)}…` : text;
  return language === 'fr' ? `«\u00A0${shown}\u00A0»` : `“${shown}”`;
}
