import type { ImpairmentTable } from '@constat/report/rules/impairment';
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

/** The lines of the loaded table, as they will be looked up. */
export function TableRows({ table }: { readonly table: ImpairmentTable }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [sought, setSought] = useState('');
  const found = searchRows(table, sought);
  const amount = (percent: number): string => typedPercent(percent, language);
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
          // It is wider than a phone.
          ref={(element) => {
            if (element !== null) scrollByKeyboard(element);
          }}
          aria-label={t`Lignes du barème`}
          className="overflow-x-auto"
        >
          <table className="w-full min-w-[34rem] border-collapse text-left">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className={CELL}>{t`Ligne`}</th>
                <th scope="col" className={CELL}>{t`Code`}</th>
                <th scope="col" className={CELL}>{t`Nature`}</th>
                <th scope="col" className={CELL}>{t`Séquelle`}</th>
                <th scope="col" className={CELL}>{t`Organe symétrique`}</th>
                <th scope="col" className={CELL}>{t`Mesure`}</th>
                <th scope="col" className={`${CELL} text-right`}>
                  %
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, MOST_SHOWN).map((row) => (
                <tr key={`${row.line}-${row.code}`} className="border-t border-line">
                  <td className={`${CELL} text-muted tabular-nums`}>{row.line}</td>
                  <th scope="row" className={`${CELL} font-semibold whitespace-nowrap`}>
                    {row.code}
                  </th>
                  <td className={CELL}>{row.nature === 'dap' ? 'DAP' : 'PE'}</td>
                  <td className={CELL}>{row.description[language]}</td>
                  <td className={CELL}>{row.organ || '—'}</td>
                  <td className={`${CELL} tabular-nums`}>
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
