import type { ImpairmentTable, Sequela, TableRow } from '@constat/report/rules/impairment';
import { typedPercent } from '@constat/report/rules/impairment';
import { fold } from '@constat/language/text';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { inputClass } from '../../../../shared/ui/controls.ts';

/** Codes that are offered at once. */
const MOST_OFFERED = 30;

/** The codes whose letters, or whose description, hold what is typed; a code of several lines once. */
function offered({ rows }: ImpairmentTable, { nature, code }: Sequela): readonly TableRow[] {
  const sought = fold(code.trim());
  const found = new Map<string, TableRow>();
  for (const row of rows) {
    if (found.size >= MOST_OFFERED) break;
    if (row.nature !== nature || found.has(row.code)) continue;
    const { fr, en } = row.description;
    if ([row.code, fr, en].some((text) => fold(text).includes(sought))) found.set(row.code, row);
  }
  return [...found.values()];
}

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
  const list = `${id}-codes`;
  return (
    <>
      <input
        {...input}
        id={id}
        className={inputClass}
        value={sequela.code}
        {...(table !== null && { list })}
        onChange={({ target }) => onChange(target.value)}
      />
      {table !== null && (
        <datalist id={list}>
          {offered(table, sequela).map(({ code, description, percent, max, measure }) => {
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
