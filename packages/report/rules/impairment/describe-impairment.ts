/** An impairment in words, for the screen and for print: each figure with its article and where it comes from. */
import type { Article, Gap, ImpairmentResult } from './compute.ts';
import type { Impairment, Nature, Origin, Sequela, TableName } from './impairment.ts';
import { writePercent } from './percent.ts';
import type { Hundredths } from './percent.ts';

type Language = 'fr' | 'en';

/** One line of the calculation. */
export interface ComputedLine {
  readonly id: string;
  readonly label: string;
  readonly article: Article;
  /** Null while it is not known. */
  readonly amount: Hundredths | null;
  /** Where it comes from. */
  readonly from: string;
  readonly isTotal?: true;
}

const WORDS = {
  sum: { dap: { fr: 'Somme des DAP', en: 'Sum of DAP' }, pe: { fr: 'Somme des PE', en: 'Sum of PE' } },
  dpjv: {
    dap: { fr: 'DPJV selon la somme des DAP', en: 'DPJV by the sum of DAP' },
    pe: { fr: 'DPJV selon la somme des PE', en: 'DPJV by the sum of PE' },
  },
  bilaterality: { fr: 'Bilatéralité : {organ}', en: 'Bilaterality: {organ}' },
  noBilaterality: { fr: 'Bilatéralité : aucune', en: 'Bilaterality: none' },
  noOtherBilaterality: { fr: 'Bilatéralité : aucune autre', en: 'Bilaterality: no other' },
  unlike: { fr: 'organes différents : {organs}', en: 'different organs: {organs}' },
  right: { fr: '{organ} (droit)', en: '{organ} (right)' },
  left: { fr: '{organ} (gauche)', en: '{organ} (left)' },
  total: { fr: 'Total', en: 'Total' },
  added: { fr: 'addition des séquelles', en: 'sum of the sequelae' },
  lesser: {
    fr: 'côté le moins atteint (droit {right} %, gauche {left} %)',
    en: 'less severely impaired side (right {right}%, left {left}%)',
  },
  all: { fr: 'addition de ce qui précède', en: 'sum of the above' },
  incomplete: { fr: 'calcul incomplet', en: 'calculation incomplete' },
  typed: { fr: 'saisi par le médecin', en: 'typed by the physician' },
  fromTable: { fr: 'barème {version}, ligne {line}', en: 'table {version}, line {line}' },
  toFix: { fr: 'à déterminer', en: 'to be determined' },
} as const;

const put = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (place, name: string) => values[name] ?? place);

/** « barème 2026-1, ligne 12 », or « saisi par le médecin ». */
export function tellOrigin(origin: Origin | null, tables: readonly TableName[], language: Language): string {
  if (origin === null) return WORDS.typed[language];
  const version = tables.find(({ id }) => id === origin.tableId)?.version ?? origin.tableId;
  return put(WORDS.fromTable[language], { version, line: String(origin.line) });
}

/** The lines of the calculation, in the order in which they are added up, the total last. */
export function tellComputation(
  { tables }: Impairment,
  { sums, bilateral, unlike, dpjv, total }: ImpairmentResult,
  language: Language,
): readonly ComputedLine[] {
  const ofNature = (nature: Nature, between: readonly ComputedLine[]): readonly ComputedLine[] => {
    if (sums[nature] === 0) return between;
    const fixed = dpjv[nature];
    return [
      {
        id: `sum-${nature}`,
        label: WORDS.sum[nature][language],
        article: 4,
        amount: sums[nature],
        from: WORDS.added[language],
      },
      ...between,
      {
        id: `dpjv-${nature}`,
        label: WORDS.dpjv[nature][language],
        article: 3,
        amount: fixed?.percent ?? null,
        from: fixed === null ? WORDS.toFix[language] : tellOrigin(fixed.origin, tables, language),
      },
    ];
  };
  const both = bilateral.map(({ organ, right, left, percent }, at): ComputedLine => ({
    id: `both-${at}`,
    label: put(WORDS.bilaterality[language], { organ }),
    article: 7,
    amount: percent,
    from: put(WORDS.lesser[language], {
      right: writePercent(right, language),
      left: writePercent(left, language),
    }),
  }));
  const none: readonly ComputedLine[] =
    unlike.length === 0
      ? []
      : [
          {
            id: 'both-none',
            label: WORDS[both.length === 0 ? 'noBilaterality' : 'noOtherBilaterality'][language],
            article: 7,
            amount: 0,
            from: put(WORDS.unlike[language], {
              organs: unlike.map(({ organ, side }) => put(WORDS[side][language], { organ })).join(', '),
            }),
          },
        ];
  return [
    ...ofNature('dap', [...both, ...none]),
    ...ofNature('pe', []),
    {
      id: 'total',
      label: WORDS.total[language],
      article: 1,
      amount: total,
      from: total === null ? WORDS.incomplete[language] : WORDS.all[language],
      isTotal: true,
    },
  ];
}

const GAPS = {
  'no-percent': {
    fr: 'séquelle {number} : pourcentage à indiquer',
    en: 'sequela {number}: percentage to be given',
  },
  'unreadable-percent': {
    fr: 'séquelle {number} : le pourcentage n’est pas un nombre d’au plus deux décimales',
    en: 'sequela {number}: the percentage is not a number of at most two decimals',
  },
  'over-hundred': {
    fr: 'séquelle {number} : pourcentage supérieur à 100',
    en: 'sequela {number}: percentage over 100',
  },
  'no-side': {
    fr: 'séquelle {number} : côté à indiquer, pour la bilatéralité (art. 7)',
    en: 'sequela {number}: side to be given, for bilaterality (s. 7)',
  },
  'no-organ': {
    fr: 'séquelle {number} : organe à indiquer, pour la bilatéralité (art. 7)',
    en: 'sequela {number}: organ to be given, for bilaterality (s. 7)',
  },
  'no-table': {
    fr: 'séquelle {number} : le barème d’où vient le pourcentage n’est pas nommé',
    en: 'sequela {number}: the table that the percentage comes from is not named',
  },
  'prior-on-both-sides': {
    fr: '{organ} : séquelles antérieures des deux côtés, bilatéralité à déterminer par le médecin (art. 7)',
    en: '{organ}: prior sequelae on both sides, bilaterality to be determined by the physician (s. 7)',
  },
  'no-dpjv': { fr: '{of} : à déterminer (art. 3)', en: '{of}: to be determined (s. 3)' },
  'unreadable-dpjv': {
    fr: '{of} : n’est pas un nombre d’au plus deux décimales, entre 0 et 100',
    en: '{of}: is not a number of at most two decimals, from 0 to 100',
  },
  'outdated-dpjv': {
    fr: '{of} : déterminée pour une autre somme, à revoir (art. 3)',
    en: '{of}: determined for another sum, to be reviewed (s. 3)',
  },
  'dpjv-without-table': {
    fr: '{of} : le barème d’où elle vient n’est pas nommé',
    en: '{of}: the table that it comes from is not named',
  },
  'several-tables': {
    fr: 'les pourcentages viennent de plusieurs barèmes',
    en: 'the percentages come from several tables',
  },
} as const satisfies Record<Gap['reason'], Readonly<Record<Language, string>>>;

/** What is missing, in words: « séquelle 2 : pourcentage à indiquer ». */
export function describeGap(gap: Gap, language: Language): string {
  const values = {
    number: 'sequela' in gap ? String(gap.sequela + 1) : '',
    organ: 'organ' in gap ? gap.organ : '',
    of: 'of' in gap ? WORDS.dpjv[gap.of][language] : '',
  };
  return put(GAPS[gap.reason][language], values);
}

/** What holds for every calculation: the regime, the articles, and what was not applied. */
export const STATEMENTS = {
  regime: {
    fr: 'Régime : CNESST. Règlement sur le barème des dommages corporels (A-3.001, r. 2), articles 1, 3, 4 et 7.',
    en: 'Regime: CNESST. Règlement sur le barème des dommages corporels (A-3.001, r. 2), sections 1, 3, 4 and 7.',
  },
  notApplied: {
    fr: 'Règles particulières des chapitres (art. 8) : à vérifier. L’article 5, les articles 9 et suivants et les annexes ne sont pas appliqués par ce calcul.',
    en: 'Special rules of the chapters (s. 8): to be verified. Section 5, sections 9 and following and the schedules are not applied by this calculation.',
  },
  overHundred: {
    fr: 'Le total dépasse 100 % et est indiqué tel quel (art. 4).',
    en: 'The total exceeds 100% and is stated as it is (s. 4).',
  },
  between: {
    fr: 'Une mesure entre deux lignes du barème prend celle dont le pourcentage est le plus élevé (Hassan-Abdi, 1996, selon le mémento « Ankyloses » du TAT).',
    en: 'A measure between two lines of the table takes the one with the higher percentage (Hassan-Abdi, 1996, after the memento “Ankyloses” of the TAT).',
  },
  table: {
    fr: 'Barème {version} : {source}, {date} (empreinte {id}).',
    en: 'Table {version}: {source}, {date} (fingerprint {id}).',
  },
  incomplete: { fr: 'Calcul incomplet. {gaps}.', en: 'Calculation incomplete. {gaps}.' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** « Barème 2026-1 : Gazette officielle, 2026-01-15 (empreinte 1a2b3c4d). » */
export function describeTable({ version, source, date, id }: TableName, language: Language): string {
  return put(STATEMENTS.table[language], { version, source, date, id });
}

/** The sentences under a calculation, in order. */
export function tellConditions(
  { sequelae, tables }: Impairment,
  { gaps, isOverHundred }: ImpairmentResult,
  language: Language,
): readonly string[] {
  const isMeasured = ({ measure, origin }: Sequela): boolean => measure.trim() !== '' && origin !== null;
  const listed = gaps.map((gap) => describeGap(gap, language)).join('; ');
  // A sentence of its own: each gap has a colon already.
  const missing = `${listed.charAt(0).toUpperCase()}${listed.slice(1)}`;
  return [
    ...(gaps.length > 0 ? [put(STATEMENTS.incomplete[language], { gaps: missing })] : []),
    ...(isOverHundred ? [STATEMENTS.overHundred[language]] : []),
    STATEMENTS.regime[language],
    ...tables.map((table) => describeTable(table, language)),
    ...(sequelae.some(isMeasured) ? [STATEMENTS.between[language]] : []),
    STATEMENTS.notApplied[language],
  ];
}
