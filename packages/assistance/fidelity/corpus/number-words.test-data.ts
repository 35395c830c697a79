const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FRENCH_TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number below 10 000 in French words, as Québec says it. */
export function frenchWords(value: number): string {
  if (value < 20) return FRENCH[value] ?? '';
  if (value < 70) {
    const tens = FRENCH_TENS[Math.floor(value / 10)] ?? '';
    if (value % 10 === 0) return tens;
    return value % 10 === 1 ? `${tens} et un` : `${tens}-${frenchWords(value % 10)}`;
  }
  if (value < 80) return value === 71 ? 'soixante et onze' : `soixante-${frenchWords(value - 60)}`;
  if (value < 100) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${frenchWords(value - 80)}`;
  if (value < 1000) {
    const hundreds = Math.floor(value / 100);
    const rest = value % 100;
    const head = hundreds === 1 ? 'cent' : `${frenchWords(hundreds)} cent${rest === 0 ? 's' : ''}`;
    return rest === 0 ? head : `${head} ${frenchWords(rest)}`;
  }
  const thousands = Math.floor(value / 1000);
  const head = thousands === 1 ? 'mille' : `${frenchWords(thousands)} mille`;
  return value % 1000 === 0 ? head : `${head} ${frenchWords(value % 1000)}`;
}

/** A whole number below 10 000 in English words. */
export function englishWords(value: number): string {
  if (value < 20) return ENGLISH[value] ?? '';
  if (value < 100) {
    const tens = ENGLISH_TENS[Math.floor(value / 10)] ?? '';
    return value % 10 === 0 ? tens : `${tens}-${englishWords(value % 10)}`;
  }
  const unit = value < 1000 ? 100 : 1000;
  const head = `${englishWords(Math.floor(value / unit))} ${unit === 100 ? 'hundred' : 'thousand'}`;
  return value % unit === 0 ? head : `${head} ${englishWords(value % unit)}`;
}

/** A year as English says it: "twenty twenty-three". */
export function englishYear(year: number): string {
  if (year < 2010) return englishWords(year);
  return `${englishWords(Math.floor(year / 100))} ${englishWords(year % 100)}`;
}
