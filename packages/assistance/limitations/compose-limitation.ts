import type { TextLanguage } from '../fidelity/difference.ts';
import { ACTS, SEGMENTS } from './acts.ts';
import type { LimitKind, LimitedAct, SegmentId, Side } from './acts.ts';

/** « Éviter » has been read as « never » and as « now and then »; « il est interdit » leaves no doubt. */
export type LimitStrength = 'avoid' | 'forbidden';

/** How often it is too much; null where every time is. */
export type LimitFrequency = 'repeated' | 'frequent' | 'repeated-or-frequent' | 'prolonged';

export const FREQUENCIES: readonly LimitFrequency[] = [
  'repeated',
  'frequent',
  'repeated-or-frequent',
  'prolonged',
];

/** How long it holds, and whether it was there before the injury. */
export type LimitNature =
  | { readonly kind: 'permanent' }
  /** @property term the duration or the last day, in words: « six semaines », « jusqu’au 12 mars 2027 » */
  | { readonly kind: 'temporary'; readonly term: string }
  /** It was there before the event. */
  | { readonly kind: 'earlier' };

/** A functional limitation by its parts, before it is a sentence. */
export interface Limitation {
  readonly strength: LimitStrength;
  /** Acts that share their limit; at least one, all of one kind. */
  readonly acts: readonly LimitedAct[];
  readonly segment: { readonly id: SegmentId; readonly side: Side | null } | null;
  /** Degrees past which it is too much. */
  readonly degrees: number | null;
  readonly kilograms: number | null;
  /** Minutes without a rest past which it is too much. */
  readonly minutes: number | null;
  readonly frequency: LimitFrequency | null;
  readonly nature: LimitNature;
}

/** What the acts are limited by; null for none, or for acts of several kinds, which make no one sentence. */
export function limitKindOf(acts: readonly LimitedAct[]): LimitKind | null {
  const [first, ...others] = acts.map((id) => ACTS[id].limit);
  return first !== undefined && others.every((kind) => kind === first) ? first : null;
}

/** Why a limitation is not a whole sentence yet. */
export type MissingPart = 'act' | 'segment' | 'side' | 'term';

/** The first part that is missing; null for a limitation that can be written. */
export function missingPart({ acts, segment, nature }: Limitation): MissingPart | null {
  const kind = limitKindOf(acts);
  if (kind === null) return 'act';
  if (kind === 'movement') {
    if (segment === null) return 'segment';
    const { written } = SEGMENTS[segment.id];
    if (typeof written.fr !== 'string' && segment.side === null) return 'side';
  }
  return nature.kind === 'temporary' && nature.term.trim() === '' ? 'term' : null;
}

const FREQUENCY_WORDS: Readonly<Record<TextLanguage, Readonly<Record<LimitFrequency, string>>>> = {
  fr: {
    repeated: 'de façon répétitive',
    frequent: 'de façon fréquente',
    'repeated-or-frequent': 'de façon répétitive ou fréquente',
    prolonged: 'de façon prolongée',
  },
  en: {
    repeated: 'repeatedly',
    frequent: 'frequently',
    'repeated-or-frequent': 'repeatedly or frequently',
    prolonged: 'for prolonged periods',
  },
};

/** How a frequency reads in a sentence. */
export const frequencyWords = (frequency: LimitFrequency, language: TextLanguage): string =>
  FREQUENCY_WORDS[language][frequency];

/** A number as it is written in a language: a comma in French. */
const written = (value: number, language: TextLanguage): string =>
  String(value).replace('.', language === 'fr' ? ',' : '.');

const listed = (items: readonly string[], or: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${or} ${items.at(-1)}`;

/** « de soulever », « d’élever ». */
const withDe = (infinitive: string): string =>
  /^[aeéèêiïoôuhy]/u.test(infinitive) ? `d’${infinitive}` : `de ${infinitive}`;

function actsWords({ acts, strength }: Limitation, language: TextLanguage): string {
  if (language === 'fr') {
    const acted = listed(
      acts.map((id) => withDe(ACTS[id].fr.infinitive)),
      'ou',
    );
    return strength === 'avoid' ? `Éviter ${acted}` : `Il est interdit ${acted}`;
  }
  const { [strength]: form } = { avoid: 'noun', forbidden: 'infinitive' } as const;
  const acted = listed(
    acts.map((id) => ACTS[id].en[form]),
    'or',
  );
  return strength === 'avoid' ? `Avoid ${acted}` : `Must not ${acted}`;
}

/** The part of the body or the load that is acted on. */
function objectWords({ acts, segment, kilograms }: Limitation, language: TextLanguage): string {
  switch (limitKindOf(acts)) {
    case 'load': {
      if (kilograms === null) return language === 'fr' ? 'des charges' : 'loads';
      const weight = `${written(kilograms, language)}\u00A0kg`;
      return language === 'fr' ? `des charges de plus de ${weight}` : `loads of more than ${weight}`;
    }
    case 'movement': {
      if (segment === null) return '';
      const forms = SEGMENTS[segment.id].written[language];
      return typeof forms === 'string' ? forms : segment.side === null ? '' : forms[segment.side];
    }
    case 'duration':
    case 'plain':
    case null:
      return '';
  }
}

function boundWords({ acts, degrees, minutes }: Limitation, language: TextLanguage): string {
  const kind = limitKindOf(acts);
  if (kind === 'movement' && degrees !== null)
    return language === 'fr'
      ? `au-delà de ${written(degrees, language)}°`
      : `beyond ${written(degrees, language)}°`;
  if (kind === 'duration' && minutes !== null) {
    const isMany = language === 'fr' ? minutes >= 2 : minutes !== 1;
    const time = `${written(minutes, language)}\u00A0minute${isMany ? 's' : ''}`;
    return language === 'fr' ? `plus de ${time} sans pause` : `for more than ${time} without a rest`;
  }
  return '';
}

const NATURE_WORDS: Readonly<
  Record<TextLanguage, { readonly [Kind in LimitNature['kind']]: (term: string) => string }>
> = {
  fr: {
    permanent: () => 'Limitation permanente\u00A0: ',
    temporary: (term) => `Limitation temporaire (${term})\u00A0: `,
    earlier: () => 'Limitation antérieure à l’événement\u00A0: ',
  },
  en: {
    permanent: () => 'Permanent limitation: ',
    temporary: (term) => `Temporary limitation (${term}): `,
    earlier: () => 'Limitation that predates the event: ',
  },
};

/**
 * A limitation as one sentence: « Limitation permanente : éviter de soulever des charges de plus de 15 kg de façon
 * répétitive. »; null while a part of it is missing. It holds what it is given and nothing else.
 */
export function composeLimitation(limitation: Limitation, language: TextLanguage): string | null {
  if (missingPart(limitation) !== null) return null;
  const { nature, frequency } = limitation;
  const clause = [
    actsWords(limitation, language),
    objectWords(limitation, language),
    boundWords(limitation, language),
    frequency === null ? '' : frequencyWords(frequency, language),
  ]
    .filter((part) => part !== '')
    .join(' ');
  const head = NATURE_WORDS[language][nature.kind](nature.kind === 'temporary' ? nature.term.trim() : '');
  return `${head}${clause.charAt(0).toLowerCase()}${clause.slice(1)}.`;
}
