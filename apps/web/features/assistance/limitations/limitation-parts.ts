import type {
  LimitFrequency,
  LimitKind,
  LimitNature,
  LimitStrength,
  LimitedAct,
  Limitation,
  SegmentId,
  Side,
} from '@constat/assistance/limitations';

/** A limitation as it stands in the controls: what is not chosen is empty, numbers are as they were typed. */
export interface LimitationParts {
  readonly strength: LimitStrength;
  readonly kind: LimitKind;
  readonly acts: readonly LimitedAct[];
  readonly segment: SegmentId | '';
  readonly side: Side | '';
  readonly degrees: string;
  readonly kilograms: string;
  readonly minutes: string;
  readonly frequency: LimitFrequency | '';
  readonly nature: LimitNature['kind'];
  readonly term: string;
}

/** Nothing of it is chosen for the physician but the commonest wording, which the sentence shows. */
export const EMPTY_PARTS: LimitationParts = {
  strength: 'avoid',
  kind: 'load',
  acts: [],
  segment: '',
  side: '',
  degrees: '',
  kilograms: '',
  minutes: '',
  frequency: '',
  nature: 'permanent',
  term: '',
};

/** The largest numbers that make sense: kilograms, degrees, minutes of a day. */
export const MOST = { kilograms: 500, degrees: 360, minutes: 1440 } as const;

/** A number as it is typed in either language; null for none, `unreadable` for what is no number of this kind. */
export function readNumber(text: string, most: number): number | null | 'unreadable' {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const value = /^\d{1,4}(?:\.\d)?$/u.test(plain) ? Number(plain) : Number.NaN;
  return value > 0 && value <= most ? value : 'unreadable';
}

/** The limitation that the controls hold; null while a number in sight is not readable. Others do not count. */
export function readParts(parts: LimitationParts): Limitation | null {
  const { kind, segment, side, frequency, nature, term } = parts;
  const read = (of: LimitKind, name: keyof typeof MOST): number | null | 'unreadable' =>
    kind === of ? readNumber(parts[name], MOST[name]) : null;
  const kilograms = read('load', 'kilograms');
  const degrees = read('movement', 'degrees');
  const minutes = read('duration', 'minutes');
  if (kilograms === 'unreadable' || degrees === 'unreadable' || minutes === 'unreadable') return null;
  return {
    strength: parts.strength,
    acts: parts.acts,
    segment: segment === '' ? null : { id: segment, side: side === '' ? null : side },
    kilograms,
    degrees,
    minutes,
    frequency: frequency === '' ? null : frequency,
    nature: nature === 'temporary' ? { kind: nature, term } : { kind: nature },
  };
}
