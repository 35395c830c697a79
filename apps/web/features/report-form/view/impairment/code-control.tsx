import type { ImpairmentTable, Sequela } from '@constat/report/rules/impairment';
import { offeredRows, typedPercent } from '@constat/report/rules/impairment';
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { inputClass } from '../../../../shared/ui/controls.ts';

/** Codes that are offered at once. */
const MOST_OFFERED = 30;

/** The code of a sequela, with those of the loaded table on offer. */
export function CodeControl({
  id,
  sequela,
  table,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> & {
  readonly id: string;
  readonly sequela: Sequela;
  readonly table: ImpairmentTable | null;
  readonly onChange: (code: string) => void;
}): ReactNode {
  const { language } = useLanguage();
  const [hasFocus, setFocus] = useState(false);
  const list = `${id}-codes`;
  // Nobody sees those of the other rows.
  const offered =
    table === null || !hasFocus ? [] : offeredRows(table, sequela.nature, sequela.code, MOST_OFFERED);
  return (
    <>
      <input
        {...input}
        id={id}
        className={inputClass}
        value={sequela.code}
        {...(table !== null && { list })}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={({ target }) => onChange(target.value)}
      />
      {table !== null && (
        <datalist id={list}>
          {offered.map(({ code, description, percent, max, measure }) => {
            const isOnly = max === null && measure === null;
            const worth = isOnly ? ` · ${typedPercent(percent, language)} %` : '';
            return (
              <option key={code} value={code}>
                {`${description[language]}${worth}`}
              </option>
            );
          })}
        </datalist>
      )}
    </>
  );
}
