import {
  computeImpairment,
  differingTotal,
  percentInWords,
  tellComputation,
  tellConditions,
} from '@constat/report/rules/impairment';
import type { ComputedLine, Impairment, Nature } from '@constat/report/rules/impairment';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { inputClass } from '../../../../shared/ui/controls.ts';
import { useAnswer } from '../report-context.tsx';

const CELL = 'py-1 pr-3 align-middle';

/** The calculation, line by line with its articles; the DPJV is typed there, where no table gives it or instead of what it gives. */
export function Calculation({
  impairment,
  onFix,
}: {
  readonly impairment: Impairment;
  readonly onFix: (nature: Nature, percent: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const written = useAnswer('conclusionPourcentageAtteinte');
  const result = computeImpairment(impairment);
  if (result === null) return null;
  const percent = (amount: number) => percentInWords(amount, language);
  const lines = tellComputation(impairment, result, language);
  const differing = differingTotal(written, result);
  const [typed, computed] = [percent(differing ?? 0), percent(result.total ?? 0)];
  const amountOf = ({ id, amount }: ComputedLine): ReactNode => {
    const nature = ({ 'dpjv-dap': 'dap', 'dpjv-pe': 'pe' } as const)[id];
    if (nature === undefined) return amount === null ? '—' : percent(amount);
    return <FixedPercent {...{ nature, impairment, onFix }} />;
  };
  return (
    <div className="mt-3">
      <table className="w-full max-w-[820px] border-collapse text-left">
        <caption className="mb-1 text-left font-semibold">{t`Calcul de l’atteinte permanente`}</caption>
        <thead className="text-sm text-muted max-sm:sr-only">
          <tr>
            <th scope="col" className={classNames(CELL, 'font-normal')}>{t`Élément`}</th>
            <th scope="col" className={classNames(CELL, 'font-normal')}>{t`Article`}</th>
            <th scope="col" className={classNames(CELL, 'text-right font-normal')}>{t`Pourcentage`}</th>
            <th scope="col" className={classNames(CELL, 'font-normal')}>{t`Provenance`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.id}
              className={classNames(
                'border-t border-line max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:py-1',
                line.isTotal === true && 'font-semibold',
              )}
            >
              <th
                scope="row"
                className={classNames(
                  CELL,
                  'max-sm:col-span-2 sm:whitespace-nowrap',
                  line.isTotal !== true && 'font-normal',
                )}
              >
                {line.label}
              </th>
              <td
                className={classNames(
                  CELL,
                  'text-sm font-normal whitespace-nowrap text-muted max-sm:row-start-2 max-sm:py-0',
                )}
              >
                {t`art. ${line.article}`}
              </td>
              <td
                className={classNames(
                  CELL,
                  'text-right tabular-nums whitespace-nowrap max-sm:col-start-3 max-sm:row-start-1',
                )}
              >
                {line.isTotal === true ? <output>{amountOf(line)}</output> : amountOf(line)}
              </td>
              <td
                className={classNames(
                  CELL,
                  'text-sm font-normal text-muted max-sm:col-span-2 max-sm:row-start-2 max-sm:py-0',
                )}
              >
                {line.from}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <output className="block text-warn">
        {differing !== null && t`Le pourcentage inscrit (${typed}) diffère du total calculé (${computed}).`}
      </output>
      <ul className="mt-1 max-w-[720px] space-y-0.5 text-sm text-muted">
        {tellConditions(impairment, result, language).map((sentence, at) => (
          <li key={sentence} className={result.gaps.length > 0 && at === 0 ? 'text-warn' : undefined}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The DPJV of a sum as a control. */
function FixedPercent({
  nature,
  impairment: { dpjv },
  onFix,
}: {
  readonly nature: Nature;
  readonly impairment: Impairment;
  readonly onFix: (nature: Nature, percent: string) => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-1">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={
          nature === 'dap'
            ? t`DPJV selon la somme des DAP, en pour cent`
            : t`DPJV selon la somme des PE, en pour cent`
        }
        className={`${inputClass} w-24! text-right tabular-nums`}
        value={dpjv[nature]?.percent ?? ''}
        onChange={({ target }) => onFix(nature, target.value)}
      />
      <span aria-hidden="true" className="text-muted">
        %
      </span>
    </span>
  );
}
