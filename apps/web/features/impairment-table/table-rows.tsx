import type { ImpairmentTable, TableRow } from '@constat/report/rules/impairment';
import { searchRows, typedPercent } from '@constat/report/rules/impairment';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { scrollByKeyboard } from '../../shared/ui/scroll-by-keyboard.ts';

/** Lines drawn at once; a search finds the others. */
const MOST_SHOWN = 50;
const CELL = 'py-1 pr-3 align-top';
/** On a phone these stand below the name of the sequela. */
const BESIDE = `${CELL} max-sm:hidden`;

/** The lines of the loaded table, as they will be looked up. */
export function TableRows({ table }: { readonly table: ImpairmentTable }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [sought, setSought] = useState('');
  const found = searchRows(table, sought);
  const amount = (percent: number): string => typedPercent(percent, language);
  const below = ({ nature, organ, measure, line }: TableRow): string =>
    [
      nature === 'dap' ? 'DAP' : 'PE',
      ...(organ === '' ? [] : [t`organe symétrique\u00A0: ${organ}`]),
      ...(measure === null ? [] : [t`mesure\u00A0: ${amount(measure)}`]),
      t`ligne ${line}`,
    ].join(' · ');
  return (
    <div className="space-y-3">
      <Field label={t`Chercher dans le barème`}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            className={inputClass}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
      </Field>
      <output className="block text-sm text-muted">
        <Plural value={found.length} one="# ligne" other="# lignes" />
        {found.length > MOST_SHOWN && ` · ${t`les ${MOST_SHOWN} premières sont affichées`}`}
      </output>
      {found.length > 0 && (
        <div
          // A long code may make it wider than a phone.
          ref={(element) => {
            if (element !== null) scrollByKeyboard(element);
          }}
          aria-label={t`Lignes du barème`}
          className="overflow-x-auto"
        >
          <table className="w-full border-collapse text-left sm:min-w-[34rem]">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className={BESIDE}>{t`Ligne`}</th>
                <th scope="col" className={CELL}>{t`Code`}</th>
                <th scope="col" className={BESIDE}>{t`Nature`}</th>
                <th scope="col" className={CELL}>{t`Séquelle`}</th>
                <th scope="col" className={BESIDE}>{t`Organe symétrique`}</th>
                <th scope="col" className={BESIDE}>{t`Mesure`}</th>
                <th scope="col" className={`${CELL} text-right`}>
                  %
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, MOST_SHOWN).map((row) => (
                <tr key={`${row.line}-${row.code}`} className="border-t border-line">
                  <td className={`${BESIDE} text-muted tabular-nums`}>{row.line}</td>
                  <th scope="row" className={`${CELL} font-semibold whitespace-nowrap`}>
                    {row.code}
                  </th>
                  <td className={BESIDE}>{row.nature === 'dap' ? 'DAP' : 'PE'}</td>
                  <td className={CELL}>
                    {row.description[language]}
                    <span className="block text-sm text-muted sm:hidden">{below(row)}</span>
                  </td>
                  <td className={BESIDE}>{row.organ || '—'}</td>
                  <td className={`${BESIDE} tabular-nums`}>
                    {row.measure === null ? '—' : amount(row.measure)}
                  </td>
                  <td className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
                    {amount(row.percent)}
                    {row.max !== null && `–${amount(row.max)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
