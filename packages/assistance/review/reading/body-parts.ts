/** Parts of the body as the rules compare them, by what the reader of facts calls them and by the stems that name lesions. */
import type { BodyPart } from '@constat/report/catalogue';
import { lesionOf } from '../../local/conclusion/named-lesions.ts';

/** A joint, a part of the spine, or a segment of a limb. */
export type Part = BodyPart | 'thigh' | 'calf' | 'leg' | 'arm' | 'forearm' | 'lower-limb' | 'upper-limb';

/** By the part, what the reader of facts calls its anatomy. */
const KEYS: Readonly<Record<Part, readonly string[]>> = {
  neck: ['cervical', 'neck'],
  back: ['lumbar', 'dorso-lumbar', 'back', 'sacroiliac'],
  shoulder: ['shoulder', 'rotator-cuff', 'clavicle'],
  elbow: ['elbow'],
  wrist: ['wrist', 'radius', 'ulna'],
  hand: ['hand', 'thumb', 'finger', 'index-finger', 'middle-finger', 'ring-finger', 'little-finger'],
  hip: ['hip', 'trochanter'],
  knee: ['knee', 'meniscus', 'patella', 'acl', 'pcl'],
  ankle: ['ankle', 'malleolus', 'talus', 'syndesmosis', 'tibiotalar', 'subtalar', 'achilles'],
  foot: ['foot', 'heel', 'toe', 'great-toe', 'calcaneus'],
  thigh: ['thigh'],
  calf: ['calf'],
  leg: ['leg', 'tibia', 'fibula'],
  arm: ['arm'],
  forearm: ['forearm'],
  'lower-limb': ['lower-limb'],
  'upper-limb': ['upper-limb'],
};
const BY_KEY: ReadonlyMap<string, Part> = new Map(
  (Object.keys(KEYS) as Part[]).flatMap((part) => KEYS[part].map((key) => [key, part] as const)),
);

/** The part that an anatomical fact stands for; undefined for a tissue of any part. */
export function partOfKey(key: string): Part | undefined {
  return BY_KEY.get(key);
}

/** Words that begin as the hand does and are none: "handling of loads", "right-handed". */
const NO_HAND = /(?<![a-z])(?:handl(?:e[sd]?|ing)|(?:right-|left-)?handed)(?![a-z])/gu;

/** The parts that a text names by their lesions, in lower case without accents. */
export function partsNamed(plain: string): readonly BodyPart[] {
  return lesionOf(plain.replace(NO_HAND, '')).regions.filter(
    (region) => region !== 'head' && region !== 'mind',
  );
}

const LEG: readonly Part[] = ['hip', 'thigh', 'knee', 'calf', 'leg', 'ankle', 'foot', 'lower-limb'];
const ARM: readonly Part[] = ['shoulder', 'arm', 'elbow', 'forearm', 'wrist', 'hand', 'upper-limb'];
const SEGMENTS: ReadonlySet<Part> = new Set<Part>([
  'thigh',
  'calf',
  'leg',
  'arm',
  'forearm',
  'lower-limb',
  'upper-limb',
]);

/** Whether what is said of one part is said of the other too: a segment goes with each joint of its limb. */
export function areSameLimb(one: Part, other: Part): boolean {
  if (one === other) return true;
  if (!SEGMENTS.has(one) && !SEGMENTS.has(other)) return false;
  return [LEG, ARM].some((limb) => limb.includes(one) && limb.includes(other));
}

/** Neighbours that one diagnosis may name either of. */
const NEIGHBOURS: readonly (readonly Part[])[] = [
  ['wrist', 'hand', 'forearm'],
  ['elbow', 'forearm', 'arm'],
  ['ankle', 'foot', 'calf', 'leg'],
  ['knee', 'leg', 'thigh'],
  ['neck', 'shoulder'],
  ['back', 'hip'],
];

/** Whether two lists of parts have no part or neighbour in common. */
export function areApart(ones: readonly Part[], others: readonly Part[]): boolean {
  return !ones.some((one) =>
    others.some(
      (other) =>
        areSameLimb(one, other) || NEIGHBOURS.some((near) => near.includes(one) && near.includes(other)),
    ),
  );
}
