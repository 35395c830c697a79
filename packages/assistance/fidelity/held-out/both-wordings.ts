/** The two wordings of a sentence with marked changes: « Genou {droit|gauche}. » gives both knees. */
export function bothWordings(sentence: string): readonly [string, string] {
  const side = (keep: '$1' | '$2') => sentence.replace(/\{([^|}]*)\|([^}]*)\}/gu, keep);
  return [side('$1'), side('$2')];
}
