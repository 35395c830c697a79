import { whole } from './amounts-en.test-data.ts';
import type { Draw } from './draw.test-data.ts';
import { englishStyle, sayEnglish, sayYear } from './numerals-en.test-data.ts';
import { said } from './phrase.test-data.ts';
import type { DrawClause } from './phrase.test-data.ts';
import { ordinalSign, ordinalWord } from './fractions-and-counts-en.test-data.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function year(draw: Draw): { readonly value: number; readonly spoken: string } {
  const value = draw.chance(70) ? draw.whole(2000, 2029) : draw.whole(1901, 1999);
  return { value, spoken: draw.chance(12) ? String(value) : sayYear(value, draw) };
}

function day(draw: Draw, value: number): string {
  return draw.chance(10) ? ordinalSign(value) : ordinalWord(value, draw);
}

/** "march third twenty twenty four", "the third of march", "the fifth to the tenth of june" */
export const date: DrawClause = (draw) => {
  const month = draw.whole(0, 11);
  const name = MONTHS[month] ?? '';
  const spokenName = draw.chance(50) ? name : name.toLowerCase();
  const length = LENGTHS[month] ?? 0;
  const when = draw.chance(60) ? year(draw) : null;
  const tail = when === null ? '' : ` ${when.spoken}`;
  const shownTail = when === null ? '' : `, ${when.value}`;
  const years = when === null ? [] : [when.value];
  const after = draw.pick([
    '',
    'he was seen',
    'at the clinic',
    'by doctor Roy',
    'she consulted',
    'according to the file',
  ]);
  const value = draw.whole(1, length);
  const form = `${name} ${value}${shownTail}`;
  const before = draw.pick(['on', 'since', 'seen on', 'as of', 'until', 'before', 'operated on']);
  const shape = draw.whole(1, 100);
  if (shape <= 35) {
    const spoken = `${spokenName} ${day(draw, value)}${tail}`;
    return { before, said: said('date', spoken, [form], [value, ...years]), after };
  }
  if (shape <= 45) {
    const spoken = `${spokenName} ${sayEnglish(value, englishStyle(draw))}${tail}`;
    return { before, said: said('date', spoken, [form], [value, ...years]), after };
  }
  if (shape <= 60) {
    const spoken = `the ${day(draw, value)} of ${spokenName}${tail}`;
    return { before, said: said('date', spoken, [form], [value, ...years]), after };
  }
  if (shape <= 75) {
    const known = when ?? year(draw);
    const isAlone = draw.chance(40);
    const head = isAlone ? '' : `${spokenName} `;
    const shown = isAlone ? '' : `${name} `;
    return {
      before: draw.pick(['in', 'since', 'before', 'until']),
      said: said('date', head + known.spoken, [`${shown}${known.value}`], [known.value]),
      after,
    };
  }
  if (shape <= 95) {
    const first = draw.whole(1, length - 10);
    const last = first + draw.whole(1, 10);
    const [lead, link] = draw.pick([
      ['on the', 'and'],
      ['from the', 'to the'],
      ['between the', 'and the'],
      ['on the', 'and the'],
    ] as const);
    const spoken = `${lead.split(' ')[1]} ${day(draw, first)} ${link} ${day(draw, last)} of ${spokenName}${tail}`;
    const short = link.split(' ')[0] ?? '';
    const forms = [
      `${name} ${first} ${short} ${last}${shownTail}`,
      `the ${ordinalSign(first)} ${link} ${ordinalSign(last)} of ${name}${when === null ? '' : ` ${when.value}`}`,
    ];
    return {
      before: lead.split(' ')[0] ?? '',
      said: said('date', spoken, forms, [first, last, ...years]),
      after,
    };
  }
  // A day that the month has not.
  const missing = ordinalWord(length + draw.whole(2, 4), draw);
  return {
    before: 'on',
    said: said('date', `${spokenName} ${missing}${tail}`, [], [], { inWords: true }),
    after,
  };
};

/** "eight thirty a.m.", "half past eight", "quarter to six" */
export const time: DrawClause = (draw) => {
  const hour = draw.whole(1, 12);
  const words = sayEnglish(hour, englishStyle(draw));
  const before = draw.pick(['at', 'around', 'by', 'before', 'since', 'until']);
  const after = draw.pick(['', 'he fell', 'that day', 'at the clinic', 'she slipped']);
  const shape = draw.whole(1, 100);
  if (shape <= 50) {
    const minute = draw.whole(1, 59);
    const tail = draw.pick([' a.m.', ' p.m.', ' am', ' in the morning', '', '']);
    const minutes = `${minute < 10 ? 'oh ' : ''}${sayEnglish(minute, englishStyle(draw))}`;
    const shown = `${hour}:${String(minute).padStart(2, '0')}${tail}`;
    return { before, said: said('time', `${words} ${minutes}${tail}`, [shown], [hour, minute]), after };
  }
  if (shape <= 70) {
    const [lead, minutes] = draw.pick([
      ['half past', 30],
      ['quarter past', 15],
      ['quarter to', 45],
      ['ten past', 10],
      ['twenty to', 40],
    ] as const);
    const shownHour = lead.endsWith('to') ? (hour === 1 ? 12 : hour - 1) : hour;
    const inWords = hour < 10 && !/^(?:ten|twenty)/.test(lead);
    return {
      before,
      said: said('time', `${lead} ${words}`, [`${shownHour}:${minutes}`], [shownHour, minutes], { inWords }),
      after,
    };
  }
  if (shape <= 85) {
    const tail = draw.pick(['a.m.', 'p.m.', "o'clock", 'pm']);
    return {
      before,
      said: said('time', `${words} ${tail}`, [`${hour} ${tail}`], [hour], { inWords: false }),
      after,
    };
  }
  const to = draw.whole(1, 12);
  const tail = draw.pick(['p.m.', "o'clock"]);
  const spoken = `${words} to ${sayEnglish(to, englishStyle(draw))} ${tail}`;
  return { before: 'from', said: said('time', spoken, [`${hour} to ${to} ${tail}`], [hour, to]), after };
};

/** "two and a half hours", "forty-five minutes" */
export const duration: DrawClause = (draw) => {
  const value = draw.chance(50) ? draw.whole(2, 9) : draw.whole(10, 72);
  const noun = draw.pick(['hours', 'minutes', 'days', 'weeks', 'months', 'years']);
  const before = draw.pick([
    'for',
    'over',
    'at least',
    'about',
    'more than',
    'less than',
    'a delay of',
    'after',
  ]);
  const after = draw.pick(['', 'of rest', 'without improvement', 'in total', 'afterwards', 'of work']);
  const { spoken } = whole(draw, value);
  const inWords = value < 10;
  if (draw.chance(25) && !/\d/.test(spoken)) {
    const half = draw.chance(70) ? `${spoken} and a half ${noun}` : `${spoken} ${noun} and a half`;
    return {
      before,
      said: said('duration', half, [`${value}.5 ${noun}`], [value + 0.5], { inWords }),
      after,
    };
  }
  return {
    before,
    said: said('duration', `${spoken} ${noun}`, [`${value} ${noun}`], [value], { inWords }),
    after,
  };
};
