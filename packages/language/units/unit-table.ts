import type { Language } from '../language.ts';

/**
 * A unit in one language. `names` are written as the symbol after a number; `words` stay words; `short` are other short
 * forms that are met in notes. All are folded.
 */
interface UnitRow {
  readonly symbol: string | null;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly short: readonly string[];
}

type UnitRows = Readonly<Record<string, UnitRow>>;

function row(symbol: string | null, names: string, words = '', short = ''): UnitRow {
  return { symbol, names: listOf(names), words: listOf(words), short: listOf(short) };
}

function listOf(words: string): readonly string[] {
  return words === '' ? [] : words.split(' ');
}

/** The units by what they measure, the same keys in both languages. */
export const UNITS = {
  fr: {
    deg: row('°', 'degre degres', '', 'deg o'),
    celsius: row('°C', '', '', '°c'),
    kg: row('kg', 'kilogramme kilogrammes', 'kilo kilos', 'kgs'),
    g: row('g', 'gramme grammes'),
    mg: row('mg', 'milligramme milligrammes'),
    mcg: row('mcg', 'microgramme microgrammes', '', 'µg μg ug'),
    km: row('km', 'kilometre kilometres'),
    m: row('m', 'metre metres'),
    cm: row('cm', 'centimetre centimetres'),
    mm: row('mm', 'millimetre millimetres'),
    l: row('L', 'litre litres'),
    ml: row('ml', 'millilitre millilitres'),
    cc: row('cc', 'cc'),
    lb: row('lb', 'livres', 'livre', 'lbs'),
    ft: row('pi', 'pied pieds'),
    in: row('po', 'pouce pouces'),
    '%': row('%', 'pourcent'),
    n: row('N', 'newtons', 'newton'),
    nm: row(null, '', '', 'nm'),
    hz: row('Hz', 'hertz'),
    db: row('dB', 'decibels', 'decibel'),
    $: row('$', 'dollar dollars'),
    cent: row(null, '', 'cents sous', '¢'),
    ms: row('ms', 'milliseconde millisecondes'),
    mv: row('mV', 'millivolt millivolts'),
    uv: row('µV', 'microvolt microvolts'),
    dpt: row(null, '', 'dioptrie dioptries'),
    mmol: row('mmol', 'millimole millimoles'),
    'km/h': row('km/h', 'kilometres-heure'),
    mmhg: row('mmHg', '', '', 'mmhg'),
    h: row(null, '', 'heure heures', 'h hr'),
    min: row(null, '', 'minute minutes', 'min'),
    s: row(null, '', 'seconde secondes', 's sec'),
    d: row(null, '', 'jour jours journee journees'),
    night: row(null, '', 'nuit nuits'),
    'half-day': row(null, '', 'demi-journee demi-journees'),
    wk: row(null, '', 'semaine semaines', 'sem'),
    mo: row(null, '', 'mois'),
    y: row(null, '', 'an ans annee annees'),
    times: row(null, '', 'fois', 'x'),
    iu: row(null, '', 'unite unites', 'ui'),
    tab: row(null, '', 'comprime comprimes', 'co'),
  },
  en: {
    deg: row('°', 'degree degrees', '', 'deg o'),
    celsius: row('°C', '', '', '°c'),
    kg: row('kg', 'kilogram kilograms', 'kilo kilos', 'kgs'),
    g: row('g', 'gram grams'),
    mg: row('mg', 'milligram milligrams'),
    mcg: row('mcg', 'microgram micrograms', '', 'µg μg ug'),
    km: row('km', 'kilometre kilometres kilometer kilometers'),
    m: row('m', 'metre metres meter meters'),
    cm: row('cm', 'centimetre centimetres centimeter centimeters'),
    mm: row('mm', 'millimetre millimetres millimeter millimeters'),
    l: row('L', 'litre litres liter liters'),
    ml: row('ml', 'millilitre millilitres milliliter milliliters'),
    cc: row('cc', 'cc'),
    lb: row(null, '', 'pound pounds', 'lb lbs'),
    ft: row(null, '', 'foot feet', 'ft'),
    in: row(null, '', 'inch inches', 'in.'),
    '%': row('%', 'percent'),
    n: row('N', 'newtons', 'newton'),
    nm: row(null, '', '', 'nm'),
    hz: row('Hz', 'hertz'),
    db: row(null, '', 'decibel decibels', 'db'),
    $: row(null, '', 'dollar dollars', '$'),
    cent: row(null, '', 'cent cents', '¢'),
    ms: row('ms', 'millisecond milliseconds'),
    mv: row('mV', 'millivolt millivolts'),
    uv: row('µV', 'microvolt microvolts'),
    dpt: row(null, '', 'diopter diopters dioptre dioptres'),
    mmol: row('mmol', 'millimole millimoles'),
    'km/h': row('km/h', ''),
    mmhg: row('mmHg', '', '', 'mmhg'),
    h: row(null, '', 'hour hours', 'h hr hrs'),
    min: row(null, '', 'minute minutes', 'min mins'),
    s: row(null, '', 'second seconds', 's sec secs'),
    d: row(null, '', 'day days'),
    night: row(null, '', 'night nights'),
    'half-day': row(null, '', 'half-day half-days'),
    wk: row(null, '', 'week weeks', 'wk wks'),
    mo: row(null, '', 'month months'),
    y: row(null, '', 'year years', 'yr yrs yo'),
    times: row(null, '', 'times', 'x'),
    iu: row(null, '', 'unit units', 'iu'),
    tab: row(null, '', 'tablet tablets', 'tab tabs'),
  },
} as const satisfies Readonly<Record<Language, UnitRows>>;

/** What a number counts or measures, whatever the language. */
export type UnitId = keyof (typeof UNITS)['fr'];

function tableOf(
  language: Language,
  formsOf: (unit: UnitRow, id: UnitId) => readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const rows = Object.entries(UNITS[language]) as [UnitId, UnitRow][];
  return new Map(rows.flatMap(([id, unit]) => formsOf(unit, id)));
}

/** Measures that keep their name after digits: « 5 kilos », « 2,5 dioptries ». */
const KEPT_AFTER_DIGITS = {
  fr: ['kilo', 'kilos', 'dioptrie', 'dioptries'],
  en: ['kilo', 'kilos', 'diopter', 'diopters', 'dioptre', 'dioptres'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;

function symbolsOf({ symbol, names }: UnitRow): readonly (readonly [string, string])[] {
  return symbol === null ? [] : names.map((name) => [name, symbol] as const);
}

/** Symbols of the units by their names. */
export const UNIT_NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map([...tableOf('fr', symbolsOf), ...KEPT_AFTER_DIGITS.fr.map((name) => [name, name] as const)]),
  en: new Map([...tableOf('en', symbolsOf), ...KEPT_AFTER_DIGITS.en.map((name) => [name, name] as const)]),
};

function idsOf({ symbol, names, words, short }: UnitRow, id: UnitId): readonly (readonly [string, UnitId])[] {
  const forms = [...names, ...words, ...short, ...(symbol === null ? [] : [symbol.toLowerCase()])];
  return forms.map((form) => [form, id] as const);
}

/** Units by every form, folded, whether it is written as a symbol or not. */
export const UNIT_IDS = {
  fr: tableOf('fr', idsOf),
  en: tableOf('en', idsOf),
} as Readonly<Record<Language, ReadonlyMap<string, UnitId>>>;
