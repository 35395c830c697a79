/** « Aucune limitation pour le membre supérieur »: what is said of a part, a side or a plane, and not of the whole. */
import type { Statement } from './statements.ts';

/** Words that lead to a part after « aucune limitation »; the event, the injury, the law and the whole integrity are none. */
const LEADS_TO_PART =
  /(?<![a-z])(?:au (?:plan|niveau)|sur (?:le|les) plans?|quant (?:a|au|aux)|en ce qui concerne|as regards|regarding|as to|on the [a-z]+ (?:level|plane)|(?:lorsque?|lorsqu'[a-z]+|quand|lors|pendant|durant|when|while|during|whenever)(?= )|pour (?!l[ae]s? |l'|ce[a-z]* |s[ao]n? |m[ao]n? |toute? |autant)[a-z]|^ ?(?:[a-z]+elles? )?(?:de |d')(?!nature|ordre|quelque|type|part|fait|travail(?! (?:de|d'|en|a ))|la |l')[a-z]|(?:au|pour (?:le|un|du)|dans (?:le|un)) travail (?:de|d'|en|a |au|assis|debout|leger|sedentaire|manuel|physique|intellectuel)|(?:a la|au|aux|a l'|pour (?:la|le|les|l')|du|de la|de l'|des|(?:for|of|in|at|to|on) (?:the )?)(?! ?(?:\d|sens|suite|moment|present|regard|travail|lesion|evenement|accident|integrite|dossier|titre|total|terme|physique|physical|mental|psychi|integrity|injury|event|accident|present|file|time|work|any|this|act|law|worker|patient|travailleu|retenir|retain|be)))/u;

/** @param end the character of the plain text after which the part is named */
export function isLimitedToAPart({ plain, facts }: Statement, end: number): boolean {
  const after = plain.slice(end);
  return LEADS_TO_PART.test(after) || facts.some(({ kind }) => kind === 'side');
}
