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
  en: { right: 'right', left: 'left' },
} as const;
/** An organ that was typed with its side. */
const NAMES = {
  right: /(?<![\p{L}\p{N}])(?:droite?s?|right)(?![\p{L}\p{N}])/iu,
  left: /(?<![\p{L}\p{N}])(?:gauches?|left)(?![\p{L}\p{N}])/iu,
} as const;
const TOTAL = { fr: 'Total calculé\u00A0:', en: 'Computed total:' } as const;

/**
 * One line for each sequela of this event, then the total where the calculation is complete. Those that were there before
 * tell of other lesions, and an organ that stands beside a disfigurement is kept from a deficit: neither is told.
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
  const join = Object.values(NAMES).some((name) => name.test(description))
    ? '; '
    : language === 'fr'
      ? '\u00A0: '
      : ': ';
  const told = [head, description].filter((part) => part !== '').join(join);
  const amount = readPercent(percent) === undefined ? percent : `${percent}${language === 'fr' ? ' %' : '%'}`;
  return [told.replace(/[\s.;,:]+$/u, ''), measure, amount].filter((part) => part !== '').join(', ');
}

/** « Genou côté droit », "right knee": without a comma, so that the side and its organ are of one clause. */
function headOf({ organ, side }: Sequela, language: ReportLanguage): string {
  if (side === '' || NAMES[side].test(organ)) return organ;
  const chosen = SIDES[language][side];
  if (organ === '') return language === 'fr' ? chosen : `${chosen} side`;
  return language === 'fr' ? `${organ} ${chosen}` : `${chosen} ${organ}`;
}
