/** The sequelae of section 12 in words, so that rules read them and quotes show them like any text of the conclusion. */
import type { ReportLanguage } from '@constat/report/document';
import {
  computeImpairment,
  readImpairment,
  readPercent,
  percentInWords,
} from '@constat/report/rules/impairment';
import type { Sequela } from '@constat/report/rules/impairment';

const SIDES = {
  fr: { right: 'côté droit', left: 'côté gauche' },
  en: { right: 'right side', left: 'left side' },
} as const;
const TOTAL = { fr: 'Total calculé\u00A0:', en: 'Computed total:' } as const;
const SIDE_WORD = /(?<![\p{L}\p{N}])(?:droite?s?|gauches?|right|left)(?![\p{L}\p{N}])/iu;

/**
 * One line for each sequela of this event, then the total where the calculation is complete. Those that were there before tell of other lesions, and an organ that stands
 * beside a disfigurement is kept from a deficit: neither is told.
 */
export function sequelaeInWords(text: string, language: ReportLanguage): string {
  const impairment = readImpairment(text);
  const total = computeImpairment(impairment)?.total ?? null;
  return [
    ...impairment.sequelae.filter(({ isPrior }) => !isPrior).map((sequela) => inWords(sequela, language)),
    ...(total === null ? [] : [`${TOTAL[language]} ${percentInWords(total, language)}`]),
  ].join('\n');
}

function inWords(sequela: Sequela, language: ReportLanguage): string {
  const { nature, description, measure, percent } = sequela;
  const head = nature === 'dap' ? headOf(sequela, language) : '';
  // What names a side of its own is read apart: it may compare, or say another side than the choice.
  const join = SIDE_WORD.test(description) ? '; ' : language === 'fr' ? '\u00A0: ' : ': ';
  const told = [head, description].filter((part) => part !== '').join(join);
  const amount = readPercent(percent) === undefined ? percent : `${percent}${language === 'fr' ? ' %' : '%'}`;
  return [told.replace(/[\s.;,:]+$/u, ''), measure, amount].filter((part) => part !== '').join(', ');
}

/** « Genou, côté droit ». */
function headOf({ organ, side }: Sequela, language: ReportLanguage): string {
  return [organ, ...(side === '' ? [] : [SIDES[language][side]])].filter((part) => part !== '').join(', ');
}
