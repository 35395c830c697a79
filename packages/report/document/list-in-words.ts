import type { ReportField } from '../catalogue/index.ts';
import { citeDocument, readDocuments } from '../rules/documents/index.ts';
import {
  computeImpairment,
  percentInWords,
  readImpairment,
  readPercent,
  tellComputation,
  tellOrigin,
  typedPercent,
} from '../rules/impairment/index.ts';
import type { Sequela, TableName } from '../rules/impairment/index.ts';
import type { ReportLanguage } from './tree.ts';
import { wording } from './wording.ts';

/** What a field that holds a list reads as. */
export interface ListInWords {
  /** How many it holds, and what they come to: « 1 séquelle, total 2,20 % ». */
  readonly summary: string;
  /** Each item in words, then what follows from them. */
  readonly items: readonly string[];
}

const WORDS = {
  documents: { fr: ['document', 'documents'], en: ['document', 'documents'] },
  sequelae: { fr: ['séquelle', 'séquelles'], en: ['sequela', 'sequelae'] },
  total: { fr: 'total', en: 'total' },
  incomplete: { fr: 'calcul incomplet', en: 'calculation incomplete' },
  prior: { fr: 'antérieure', en: 'prior' },
  noPercent: { fr: 'pourcentage à indiquer', en: 'percentage to be given' },
} as const;

const COLON = { fr: '\u00A0:', en: ':' } as const;

/** A field that holds a list, in the language of the report; undefined for any other field and where the list is empty. */
export function listInWords(
  field: Pick<ReportField, 'kind'>,
  text: string,
  language: ReportLanguage,
): ListInWords | undefined {
  if (field.kind === 'documents') return documentsInWords(text, language);
  return field.kind === 'impairment' ? sequelaeInWords(text, language) : undefined;
}

function documentsInWords(text: string, language: ReportLanguage): ListInWords | undefined {
  const documents = readDocuments(text);
  if (documents.length === 0) return undefined;
  return {
    summary: counted('documents', documents.length, language),
    items: documents.map((document) => citeDocument(document, language).replaceAll(/^\(|\)$/gu, '')),
  };
}

function sequelaeInWords(text: string, language: ReportLanguage): ListInWords | undefined {
  const impairment = readImpairment(text);
  const result = computeImpairment(impairment);
  if (result === null) return undefined;
  const { sequelae, tables } = impairment;
  const count = counted('sequelae', sequelae.length, language);
  const { total } = result;
  const worth =
    total === null
      ? WORDS.incomplete[language]
      : `${WORDS.total[language]} ${percentInWords(total, language)}`;
  return {
    summary: `${count}, ${worth}`,
    items: [
      ...sequelae.map((sequela) => sequelaInWords(sequela, tables, language)),
      ...tellComputation(impairment, result, language).map(({ label, amount, from }) =>
        amount === null
          ? `${label}${COLON[language]} ${from}`
          : `${label}${COLON[language]} ${percentInWords(amount, language)} (${from})`,
      ),
    ],
  };
}

/** « DAP 102383, genou (gauche), Ankylose, Mesure : 60, 2 % (saisi par le médecin) ». */
function sequelaInWords(sequela: Sequela, tables: readonly TableName[], language: ReportLanguage): string {
  const { nature, code, side, organ, description, measure, percent, isPrior, origin } = sequela;
  const sided = side === '' ? '' : `(${wording(side, language).toLowerCase()})`;
  const amount = readPercent(percent);
  const worth =
    amount === undefined ? percent : `${typedPercent(amount, language)}${language === 'fr' ? '\u00A0' : ''}%`;
  return [
    `${nature === 'dap' ? 'DAP' : 'PE'} ${code}`.trim(),
    ...(nature === 'dap' ? [`${organ} ${sided}`.trim()] : []),
    description,
    measure === '' ? '' : `${wording('measure', language).toLowerCase()}${COLON[language]} ${measure}`,
    percent === '' ? WORDS.noPercent[language] : `${worth} (${tellOrigin(origin, tables, language)})`,
    isPrior ? WORDS.prior[language] : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(of: 'documents' | 'sequelae', count: number, language: ReportLanguage): string {
  const [one, several] = WORDS[of][language];
  return `${count} ${count === 1 ? one : several}`;
}
