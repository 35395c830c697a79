import type { ReportField } from '../catalogue/index.ts';
import {
  computeImpairment,
  countsForBilaterality,
  isBlankSequela,
  readImpairment,
  readPercent,
  tellComputation,
  tellConditions,
  tellOrigin,
  writePercent,
} from '../rules/impairment/index.ts';
import type { Hundredths, Impairment, Sequela } from '../rules/impairment/index.ts';
import { textOf } from '../rules/index.ts';
import type { Answers } from './format-value.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import type { ParagraphBlock, ReportLanguage, TableBlock } from './tree.ts';
import { cleanText } from './typography.ts';
import { wording } from './wording.ts';

/** Of the code, the nature, the sequela, the side, the percentage and its origin, in percent. */
const SEQUELAE_WIDTHS = [12, 9, 33, 11, 15, 20];
/** Of the element, the article, the percentage and its origin. */
const CALCULATION_WIDTHS = [35, 12, 14, 39];

/** The sequelae of a field, their calculation and the sentences under it; none where there is no sequela. */
export function impairmentBlocks(
  field: ReportField,
  { data, language }: Answers,
): readonly (TableBlock | ParagraphBlock)[] {
  const impairment = readImpairment(cleanText(textOf(data, field.id)));
  const result = computeImpairment(impairment);
  if (result === null) return [];
  const lines = tellComputation(impairment, result, language);
  const calculation: TableBlock = {
    kind: 'table',
    widths: CALCULATION_WIDTHS,
    caption: wording('calculation', language),
    corner: wording('element', language),
    columns: [wording('article', language), wording('percentage', language), wording('origin', language)],
    rows: lines.map(({ label, article, amount, from }) => ({
      header: label,
      cells: [`${wording('articleNumber', language)} ${article}`, cellOf(amount, language), from],
    })),
  };
  return [
    sequelaeTable(impairment, language),
    calculation,
    ...tellConditions(impairment, result, language).map((text): ParagraphBlock => ({
      kind: 'paragraph',
      text,
      style: 'statement',
    })),
  ];
}

function sequelaeTable(impairment: Impairment, language: ReportLanguage): TableBlock {
  return {
    kind: 'table',
    widths: SEQUELAE_WIDTHS,
    caption: wording('sequelae', language),
    corner: wording('code', language),
    columns: [
      wording('nature', language),
      wording('sequela', language),
      wording('side', language),
      wording('percentage', language),
      wording('origin', language),
    ],
    rows: impairment.sequelae
      .filter((sequela) => !isBlankSequela(sequela))
      .map((sequela) => ({
        header: sequela.code || NOTHING_RECORDED_CELL,
        cells: [
          sequela.nature === 'dap' ? 'DAP' : 'PE',
          descriptionOf(sequela, language),
          sequela.nature === 'pe' || sequela.side === ''
            ? NOTHING_RECORDED_CELL
            : wording(sequela.side, language),
          typedCell(sequela, language),
          sequela.percent === ''
            ? NOTHING_RECORDED_CELL
            : tellOrigin(sequela.origin, impairment.tables, language),
        ],
      })),
  };
}

/** The sequela in words, with what the table was entered with. */
function descriptionOf(sequela: Sequela, language: ReportLanguage): string {
  const { nature, description, organ, measure, isPrior } = sequela;
  const entry = (label: 'organ' | 'measure', value: string) =>
    value === '' ? [] : [`${wording(label, language)} : ${value}`];
  const parts = [
    ...(description === '' ? [] : [description]),
    // Kept from a deficit that became a disfigurement, in case it becomes one again.
    ...(nature === 'dap' ? entry('organ', organ) : []),
    ...entry('measure', measure),
    ...(isPrior
      ? [wording(countsForBilaterality(sequela) ? 'priorSequela' : 'priorUncounted', language)]
      : []),
  ];
  return parts.join('\n') || NOTHING_RECORDED_CELL;
}

/** What is no percentage is printed as it was typed. */
function typedCell({ percent }: Sequela, language: ReportLanguage): string {
  const amount = readPercent(percent);
  return amount === undefined ? percent || NOTHING_RECORDED_CELL : cellOf(amount, language);
}

function cellOf(amount: Hundredths | null, language: ReportLanguage): string {
  return amount === null ? NOTHING_RECORDED_CELL : `${writePercent(amount, language)} %`;
}
