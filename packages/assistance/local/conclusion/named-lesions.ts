/** Which part of the body a text speaks of, and on which side. */
import type { BodyPart } from '@constat/report/catalogue';
import { plainText } from './plain-text.ts';

/** What a lesion may be of. */
type LesionPart = BodyPart | 'head' | 'mind';

/** Parts of the body by the stems that name them or their lesions. */
const REGIONS: Readonly<Record<LesionPart, RegExp>> = {
  back: /lomb|(?<![a-z])dos(?![a-z])|lumb|(?<![a-z])back(?![a-z])|(?<![a-z])l[1-5](?!\d)|sacr|rachis|spin(?:e|al)|dors(?:al|o)|thoraci/u,
  neck: /cervic|(?<![a-z])cou(?![a-z])|(?<![a-z])neck|(?<![a-z])c[2-7](?!\d)|rachis|spin(?:e|al)|whiplash/u,
  shoulder: /epaule|coiffe|shoulder|rotator|acromi|epineux|clavi/u,
  elbow: /coude|epicondyl|epitrochl|elbow/u,
  wrist: /poignet|wrist|carpi|carpal|scapho/u,
  hand: /(?<![a-z])mains?(?![a-z])|doigt|pouce|(?<![a-z])hand|finger|thumb|metacarp|carpi|carpal/u,
  hip: /hanche|(?<![a-z])hip(?![a-z])/u,
  knee: /genou|menis|rotul|knee|patell|crois/u,
  ankle: /chevill|malleol|ankle|talus|achil/u,
  foot: /(?<![a-z])pieds?(?![a-z])|orteil|(?<![a-z])(?:foot|feet|toe)|calcan|metatars|(?<![a-z])talon|heel/u,
  head: /commotion|cranio|concuss|(?<![a-z])tete|(?<![a-z])head/u,
  mind: /adaptation|depress|psychi|adjustment|post-traumatique|post-traumatic/u,
};
const SIDES: Readonly<Record<'right' | 'left', RegExp>> = {
  right: /(?<![a-z])(?:droite?s?|right)(?![a-z])/u,
  left: /(?<![a-z])(?:gauches?|left)(?![a-z])/u,
};

/** A lesion by the parts of the body and the sides that are named with it. */
export interface Lesion {
  readonly regions: readonly LesionPart[];
  readonly sides: readonly ('right' | 'left')[];
}

/** @param text in lower case without accents */
export function lesionOf(text: string): Lesion {
  const named = <Name extends string>(table: Readonly<Record<Name, RegExp>>) =>
    (Object.keys(table) as Name[]).filter((name) => table[name].test(text));
  return { regions: named(REGIONS), sides: named(SIDES) };
}

/** The lesions of the accepted diagnoses, one a line; a line that names no part of the body gives none. */
export function acceptedLesions(accepted: string): readonly Lesion[] {
  return accepted
    .split('\n')
    .map((line) => lesionOf(plainText(line)))
    .filter(({ regions }) => regions.length > 0);
}

/** True unless the clause names a part of the body that none of the lesions is of, or the other side of it. */
export function isOfLesion(clause: string, lesions: readonly Lesion[]): boolean {
  const { regions, sides } = lesionOf(clause);
  if (regions.length === 0 || lesions.length === 0) return true;
  return lesions.some(
    (lesion) =>
      lesion.regions.some((region) => regions.includes(region)) &&
      (sides.length === 0 || lesion.sides.length === 0 || lesion.sides.some((side) => sides.includes(side))),
  );
}
