const FR_UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FR_TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];
const EN_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const LAST_YEAR = 2100;

function frenchBelowHundred(value: number): string {
  if (value < 20) return FR_UNITS[value] ?? '';
  const tens = Math.floor(value / 10);
  const isLong = tens === 7 || tens === 9;
  const rest = value - (isLong ? tens - 1 : tens) * 10;
  const head = FR_TENS[tens] ?? '';
  if (value === 80) return 'quatre-vingts';
  if (rest === 0) return head;
  const joins = (rest === 1 || rest === 11) && tens < 8;
  return joins ? `${head} et ${FR_UNITS[rest]}` : `${head}-${FR_UNITS[rest]}`;
}

function french(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    const head = thousands === 1 ? 'mille' : `${FR_UNITS[thousands]} mille`;
    return value % 1000 === 0 ? head : `${head} ${french(value % 1000)}`;
  }
  if (value < 100) return frenchBelowHundred(value);
  const hundreds = Math.floor(value / 100);
  const head = hundreds === 1 ? 'cent' : `${FR_UNITS[hundreds]} cent`;
  if (value % 100 === 0) return hundreds === 1 ? head : `${head}s`;
  return `${head} ${frenchBelowHundred(value % 100)}`;
}

function englishBelowHundred(value: number): string {
  if (value < 20) return EN_UNITS[value] ?? '';
  const tens = EN_TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} ${EN_UNITS[value % 10]}`;
}

function english(value: number): string {
  if (value >= 1000) {
    const head = `${EN_UNITS[Math.floor(value / 1000)]} thousand`;
    return value % 1000 === 0 ? head : `${head} ${english(value % 1000)}`;
  }
  if (value < 100) return englishBelowHundred(value);
  const head = `${EN_UNITS[Math.floor(value / 100)]} hundred`;
  return value % 100 === 0 ? head : `${head} ${englishBelowHundred(value % 100)}`;
}

function frenchVariants(): (readonly [string, string])[] {
  const teens = [...Array(10).keys()].map((index) => index + 10);
  const years = [...Array(100).keys()]
    .slice(1)
    .map((rest) => [`dix neuf cent ${frenchBelowHundred(rest)}`, `${1900 + rest}`] as const);
  return [
    ...teens.map((rest) => [`soixante et ${FR_UNITS[rest]}`, `${60 + rest}`] as const),
    ...[20, 30, 40, 50, 60].map((tens) => [`${frenchBelowHundred(tens)} et une`, `${tens + 1}`] as const),
    ...years,
  ];
}

const EN_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

function englishVariants(): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (let year = 1910; year < LAST_YEAR; year += 1) {
    const [head, rest] = [Math.floor(year / 100), year % 100];
    if (rest >= 10) pairs.push([`${englishBelowHundred(head)} ${englishBelowHundred(rest)}`, `${year}`]);
  }
  for (let value = 101; value < 1000; value += 1) {
    if (value % 100 !== 0) {
      const head = `${EN_UNITS[Math.floor(value / 100)]} hundred and`;
      pairs.push([`${head} ${englishBelowHundred(value % 100)}`, `${value}`]);
    }
  }
  for (let head = 11; head < 100; head += 1) {
    if (head % 10 !== 0) pairs.push([`${englishBelowHundred(head)} hundred`, `${head * 100}`]);
    pairs.push([`${englishBelowHundred(head)} thousand`, `${head * 1000}`]);
  }
  for (const tens of [20, 30]) {
    for (let unit = 1; unit < 10; unit += 1) {
      const ending = ['th', 'st', 'nd', 'rd'][unit] ?? 'th';
      pairs.push([`${EN_TENS[tens / 10]} ${EN_ORDINALS[unit - 1]}`, `${tens + unit}${ending}`]);
    }
  }
  return pairs;
}

/** Number words, hyphens as spaces, with the digits that an engine writes for them. */
export const NUMBER_WORDS: Readonly<Record<'fr' | 'en', ReadonlyMap<string, string>>> = {
  fr: new Map([
    ...[...Array(LAST_YEAR).keys()].map((value) => [french(value).replaceAll('-', ' '), `${value}`] as const),
    ...frenchVariants().map(([words, digits]) => [words.replaceAll('-', ' '), digits] as const),
  ]),
  en: new Map([
    ...[...Array(LAST_YEAR).keys()].map((value) => [english(value), `${value}`] as const),
    ...englishVariants(),
  ]),
};

/** Words of the longest of them. */
export const LONGEST_NUMBER = 8;
