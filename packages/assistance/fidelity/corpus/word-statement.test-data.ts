import type { TextLanguage } from '../difference.ts';
import type { Frame, SlotType, SlotValue } from './frame.test-data.ts';
import { englishWords, englishYear, frenchWords } from './number-words.test-data.ts';
import { ENGLISH_POOLS, FRENCH_POOLS } from './slot-words.test-data.ts';
import type { Random } from './random.test-data.ts';

/** A frame with its slots filled. */
export interface Statement {
  readonly frame: Frame;
  readonly values: Readonly<Record<string, SlotValue>>;
  /** The second form of the part between ⟨ and ⟩. */
  readonly flipped: boolean;
}

/** Names of units: in French, in English, then the symbol if there is one. */
const UNITS: Readonly<Record<string, readonly [string, string, string]>> = {
  degree: ['degrés', 'degrees', '°'],
  centimetre: ['centimètres', 'centimetres', ' cm'],
  millimetre: ['millimètres', 'millimetres', ' mm'],
  kilogram: ['kilogrammes', 'kilograms', ' kg'],
  pound: ['livres', 'pounds', ' lb'],
  milligram: ['milligrammes', 'milligrams', ' mg'],
  microgram: ['microgrammes', 'micrograms', ' mcg'],
  percent: ['pour cent', 'percent', ' %'],
  minute: ['minutes', 'minutes', ' min'],
  hour: ['heures', 'hours', ' h'],
  week: ['semaines', 'weeks', ''],
  day: ['jours', 'days', ''],
  month: ['mois', 'months', ''],
};
/** The unit of a slot and the one that a mutation puts in its place. */
export const SLOT_UNITS: Readonly<Partial<Record<SlotType, readonly [string, string]>>> = {
  angle: ['degree', 'percent'],
  centimetres: ['centimetre', 'millimetre'],
  decimal: ['millimetre', 'centimetre'],
  kilograms: ['kilogram', 'pound'],
  milligrams: ['milligram', 'microgram'],
  percent: ['percent', 'degree'],
  minutes: ['minute', 'hour'],
  weeks: ['week', 'month'],
  days: ['day', 'week'],
};
const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const SHORT = {
  fr: 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' '),
  en: 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sept. Oct. Nov. Dec.'.split(' '),
};
const ORDINALS =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth'.split(
    ' ',
  );

/** Words a statement in a wording, with synonyms and number forms chosen by `random`. */
export function render(
  statement: Statement,
  wording: string,
  language: TextLanguage,
  random: Random,
): string {
  const polar = wording.replace(/⟨([^¦]*)¦([^⟩]*)⟩/gu, statement.flipped ? '$2' : '$1');
  const chosen = polar.replace(/\[([^\]]*)\]/gu, (_, options: string) => random.pick(options.split('|')));
  const filled = chosen.replace(/\{(\w+)(?::(\w+))?\}/gu, (_, name: string, form: string | undefined) => {
    const value = statement.values[name];
    return value === undefined ? '' : renderSlot(value, form ?? 'default', language, random);
  });
  const text = filled
    .replace(/ {2,}/gu, ' ')
    .replace(/ ([,;.])/gu, '$1')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function renderSlot(slot: SlotValue, form: string, language: TextLanguage, random: Random): string {
  if (slot.empty) return '';
  const type = slot.type === 'side2' ? 'side' : slot.type;
  const pool = (language === 'fr' ? FRENCH_POOLS : ENGLISH_POOLS)[type];
  if (pool !== undefined) {
    const forms = pool[slot.value];
    const word = random.pick((forms?.[form] ?? forms?.['default'] ?? '').split('|'));
    return type === 'level' ? renderLevel(word, language, random) : word;
  }
  if (type === 'date') return renderDate(slot.value, language, random);
  if (type === 'score') return renderScore(slot.value, language, random);
  return renderNumber(slot, language, random);
}

function words(value: number, language: TextLanguage): string {
  return language === 'fr' ? frenchWords(value) : englishWords(value);
}

function renderNumber(slot: SlotValue, language: TextLanguage, random: Random): string {
  const [fr, en, symbol] = UNITS[slot.unit ?? SLOT_UNITS[slot.type]?.[0] ?? ''] ?? ['', '', ''];
  const name = language === 'fr' ? fr : en;
  const whole = Math.floor(slot.value);
  const tenth = Math.round((slot.value - whole) * 10);
  const mark = language === 'fr' ? ',' : '.';
  const digits = tenth === 0 ? String(whole) : `${whole}${mark}${tenth}`;
  const joint = language === 'fr' ? 'virgule' : 'point';
  const spelled =
    tenth === 0 ? words(whole, language) : `${words(whole, language)} ${joint} ${words(tenth, language)}`;
  if (name === '') return random.pick([digits, spelled]);
  const spaced = symbol === '' ? ` ${name}` : language === 'en' && symbol === ' %' ? '%' : symbol;
  return random.pick([
    `${digits}${spaced}`,
    `${digits}${spaced.replace(' ', '\u00A0')}`,
    `${digits} ${name}`,
    `${spelled} ${name}`,
  ]);
}

function renderScore(value: number, language: TextLanguage, random: Random): string {
  const joint = language === 'fr' ? 'sur' : 'out of';
  return random.pick([
    `${value}/10`,
    `${value} ${joint} 10`,
    `${words(value, language)} ${joint} ${words(10, language)}`,
  ]);
}

function renderLevel(level: string, language: TextLanguage, random: Random): string {
  const spoken = level.replace(
    /([A-Z])(\d+)/gu,
    (_, letter: string, digits: string) => `${letter} ${words(Number(digits), language)}`,
  );
  return random.pick([level, level.replace('-', '/'), level.replace('-', '–'), spoken.replace('-', ' ')]);
}

/** Years of 12 months of 28 days from 2022, so that every number is a date. */
function renderDate(value: number, language: TextLanguage, random: Random): string {
  const day = (value % 28) + 1;
  const month = Math.floor(value / 28) % 12;
  const year = 2022 + (Math.floor(value / 336) % 4);
  const iso = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const name = MONTHS[language][month] ?? '';
  const short = SHORT[language][month] ?? '';
  if (language === 'fr') {
    const first = day === 1 ? '1er' : String(day);
    return random.pick([
      iso,
      `${first} ${name} ${year}`,
      `${first} ${short} ${year}`,
      `${day === 1 ? 'premier' : frenchWords(day)} ${name} ${frenchWords(year)}`,
    ]);
  }
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return random.pick([
    iso,
    `${name} ${day}, ${year}`,
    `${short} ${day}, ${year}`,
    `${name} ${day}${ending}, ${year}`,
    `${day} ${name} ${year}`,
    `${name} ${ORDINALS[day] ?? ''} ${englishYear(year)}`,
  ]);
}
