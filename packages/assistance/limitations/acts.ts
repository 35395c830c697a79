import type { TextLanguage } from '../fidelity/difference.ts';

/** What an act can be limited by, besides how often: a weight, a part of the body and an angle, or a time. */
export type LimitKind = 'load' | 'movement' | 'duration' | 'plain';

interface ActWords {
  /** After « de » and "must not". */
  readonly infinitive: string;
  /** English after "avoid"; the infinitive in French. */
  readonly noun: string;
}

interface Act extends Readonly<Record<TextLanguage, ActWords>> {
  readonly limit: LimitKind;
}

const act = (limit: LimitKind, fr: string, infinitive: string, noun: string): Act => ({
  limit,
  fr: { infinitive: fr, noun: fr },
  en: { infinitive, noun },
});

/** What a worker may have to do less, in the order in which it is offered. */
export const ACTS = {
  lift: act('load', 'soulever', 'lift', 'lifting'),
  carry: act('load', 'porter', 'carry', 'carrying'),
  push: act('load', 'pousser', 'push', 'pushing'),
  pull: act('load', 'tirer', 'pull', 'pulling'),
  flex: act('movement', 'fléchir', 'flex', 'flexing'),
  extend: act('movement', 'étendre', 'extend', 'extending'),
  rotate: act('movement', 'tourner', 'rotate', 'rotating'),
  'bend-sideways': act('movement', 'incliner latéralement', 'side-bend', 'side-bending'),
  raise: act('movement', 'élever', 'raise', 'raising'),
  stand: act('duration', 'garder la position debout', 'stand', 'standing'),
  sit: act('duration', 'garder la position assise', 'sit', 'sitting'),
  walk: act('duration', 'marcher', 'walk', 'walking'),
  drive: act('duration', 'conduire un véhicule', 'drive a vehicle', 'driving a vehicle'),
  crouch: act('plain', 'travailler en position accroupie', 'work in a crouch', 'working in a crouch'),
  kneel: act('plain', 'travailler à genoux', 'work on the knees', 'working on the knees'),
  crawl: act('plain', 'ramper', 'crawl', 'crawling'),
  climb: act('plain', 'grimper', 'climb', 'climbing'),
  stairs: act(
    'plain',
    'monter ou descendre des escaliers',
    'go up or down stairs',
    'going up or down stairs',
  ),
  ladder: act('plain', 'monter dans une échelle', 'climb a ladder', 'climbing a ladder'),
  'rough-ground': act(
    'plain',
    'marcher sur un terrain accidenté ou glissant',
    'walk on rough or slippery ground',
    'walking on rough or slippery ground',
  ),
  overhead: act(
    'plain',
    'travailler les bras au-dessus des épaules',
    'work with the arms above the shoulders',
    'working with the arms above the shoulders',
  ),
  vibration: act(
    'plain',
    'subir des vibrations ou des secousses',
    'be exposed to vibration or jolts',
    'being exposed to vibration or jolts',
  ),
} as const satisfies Readonly<Record<string, Act>>;

export type LimitedAct = keyof typeof ACTS;

/** Sides of a part of the body; a part of the spine has none. */
export const SIDES = ['right', 'left', 'both'] as const;

export type Side = (typeof SIDES)[number];

type SideForms = Readonly<Record<Side, string>>;

interface Segment {
  /** The part alone, as it is offered. */
  readonly name: Readonly<Record<TextLanguage, string>>;
  /** With its article, and its side where it has one. */
  readonly written: Readonly<Record<TextLanguage, string | SideForms>>;
}

const spine = (fr: string, en: string): Segment => ({
  name: { fr: `colonne ${fr}`, en: `${en} spine` },
  written: { fr: `la colonne ${fr}`, en: `the ${en} spine` },
});

/** @param masculine whether the French noun is masculine */
const joint = (fr: string, frPlural: string, masculine: boolean, en: string, enPlural: string): Segment => {
  const article = /^[aeéiou]/u.test(fr) ? 'l’' : masculine ? 'le ' : 'la ';
  return {
    name: { fr, en },
    written: {
      fr: {
        right: `${article}${fr} ${masculine ? 'droit' : 'droite'}`,
        left: `${article}${fr} gauche`,
        both: `les deux ${frPlural}`,
      },
      en: { right: `the right ${en}`, left: `the left ${en}`, both: `both ${enPlural}` },
    },
  };
};

/** The parts of the body that a movement is limited in. */
export const SEGMENTS = {
  cervical: spine('cervicale', 'cervical'),
  thoracic: spine('dorsale', 'thoracic'),
  lumbar: spine('lombaire', 'lumbar'),
  shoulder: joint('épaule', 'épaules', false, 'shoulder', 'shoulders'),
  arm: joint('bras', 'bras', true, 'arm', 'arms'),
  elbow: joint('coude', 'coudes', true, 'elbow', 'elbows'),
  wrist: joint('poignet', 'poignets', true, 'wrist', 'wrists'),
  hand: joint('main', 'mains', false, 'hand', 'hands'),
  hip: joint('hanche', 'hanches', false, 'hip', 'hips'),
  knee: joint('genou', 'genoux', true, 'knee', 'knees'),
  ankle: joint('cheville', 'chevilles', false, 'ankle', 'ankles'),
  foot: joint('pied', 'pieds', true, 'foot', 'feet'),
} as const satisfies Readonly<Record<string, Segment>>;

export type SegmentId = keyof typeof SEGMENTS;

/** Whether a part of the body is on one side or the other. */
export const hasSides = (id: SegmentId): boolean => typeof SEGMENTS[id].written.fr !== 'string';
