import {
  countsForBilaterality,
  rowsOf,
  tellOrigin,
  typedPercent,
  readPercent,
} from '@constat/report/rules/impairment';
import type { ImpairmentTable, Sequela, SequelaSide, TableName } from '@constat/report/rules/impairment';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { inputClass, selectClass } from '../../../../shared/ui/controls.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useReportState } from '../report-context.tsx';
import { CodeControl } from './code-control.tsx';
import { Labelled } from './labelled.tsx';

/** What a row can be asked for. */
interface RowActs {
  readonly onChange: (change: Partial<Sequela>) => void;
  readonly onEnter: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One sequela: what it is, what it is worth and where that comes from. */
export function SequelaRow({
  id,
  sequela,
  number,
  count,
  table,
  tables,
  ...acts
}: RowActs & {
  readonly id: string;
  readonly sequela: Sequela;
  readonly number: number;
  readonly count: number;
  readonly table: ImpairmentTable | null;
  readonly tables: readonly TableName[];
}): ReactNode {
  const { t } = useLingui();
  const { onChange, onMove, onRemove } = acts;
  const language = useReportState((state) => state.meta.reportLanguage);
  const { nature, side, organ, description, measure, percent, isPrior } = sequela;
  const of = t`de la séquelle ${number}`;
  const isDeficit = nature === 'dap';
  const known = table === null ? [] : rowsOf(table, nature, sequela.code);
  const isMeasured = measure !== '' || known.some((row) => row.measure !== null);
  const text = {
    type: 'text',
    lang: language,
    autoComplete: 'off',
    onKeyDown: onEnterKey(acts.onEnter),
  } as const;
  return (
    <li
      data-row={id}
      className="grid grid-cols-2 items-end gap-x-2 gap-y-1.5 rounded-control border border-line p-2 sm:grid-cols-[6.5rem_8rem_minmax(0,1fr)_6.5rem_auto]"
    >
      <Labelled label={t`Nature`} of={of}>
        {(control) => (
          <select
            id={control}
            className={selectClass}
            value={nature}
            onChange={({ target }) => onChange({ nature: target.value === 'pe' ? 'pe' : 'dap' })}
          >
            <option value="dap">DAP</option>
            <option value="pe">PE</option>
          </select>
        )}
      </Labelled>
      <Labelled label={t`Code`} of={of}>
        {(control) => (
          <CodeControl
            {...text}
            id={control}
            {...{ sequela, table }}
            onChange={(code) => onChange({ code })}
          />
        )}
      </Labelled>
      <Labelled label={t`Séquelle`} of={of} className="max-sm:col-span-2">
        {(control) => (
          <input
            {...text}
            id={control}
            className={inputClass}
            value={description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t`Pourcentage`} of={of}>
        {(control) => (
          <span className="flex items-center gap-1">
            <input
              {...text}
              id={control}
              inputMode="decimal"
              className={`${inputClass} text-right tabular-nums`}
              value={percent}
              onChange={({ target }) => onChange({ percent: target.value })}
            />
            <span aria-hidden="true" className="text-muted">
              %
            </span>
          </span>
        )}
      </Labelled>
      <span className="flex justify-end max-sm:self-end">
        <IconButton
          label={t`Monter la séquelle ${number}`}
          isUnavailable={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={t`Descendre la séquelle ${number}`}
          isUnavailable={number === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={t`Retirer la séquelle ${number}`} onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
      <div className="col-span-full flex flex-wrap items-end gap-x-2 gap-y-1.5">
        {isDeficit && (
          <>
            <Labelled label={t`Côté`} of={of} className="w-32">
              {(control) => (
                <select
                  id={control}
                  className={selectClass}
                  value={side}
                  onChange={({ target }) => onChange({ side: target.value as SequelaSide })}
                >
                  <option value="">—</option>
                  <option value="right">{t`Droit`}</option>
                  <option value="left">{t`Gauche`}</option>
                </select>
              )}
            </Labelled>
            <Labelled label={t`Organe symétrique`} of={of} className="w-44">
              {(control) => (
                <input
                  {...text}
                  id={control}
                  className={inputClass}
                  value={organ}
                  onChange={({ target }) => onChange({ organ: target.value })}
                />
              )}
            </Labelled>
          </>
        )}
        {isMeasured && (
          <Labelled label={t`Mesure`} of={of} className="w-24">
            {(control) => (
              <input
                {...text}
                id={control}
                inputMode="decimal"
                className={`${inputClass} tabular-nums`}
                value={measure}
                onChange={({ target }) => onChange({ measure: target.value })}
              />
            )}
          </Labelled>
        )}
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            autoComplete="off"
            aria-label={t`Séquelle ${number} antérieure`}
            className="size-5 shrink-0"
            checked={isPrior}
            onChange={({ target }) => onChange({ isPrior: target.checked })}
          />
          {t`Séquelle antérieure`}
        </label>
        <Figure {...{ sequela, table, tables }} />
      </div>
    </li>
  );
}

function onEnterKey(onEnter: () => void): (event: KeyboardEvent<HTMLInputElement>) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
}

/** Where the percentage comes from, and what the table leaves to the physician. */
function Figure({
  sequela,
  table,
  tables,
}: {
  readonly sequela: Sequela;
  readonly table: ImpairmentTable | null;
  readonly tables: readonly TableName[];
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { nature, code, percent, origin, measure, isPrior } = sequela;
  const known = table === null ? [] : rowsOf(table, nature, code);
  const [range] = known.filter(({ max }) => max !== null);
  const amount = readPercent(percent);
  const notes: string[] = [];
  if (percent !== '') notes.push(tellOrigin(origin, tables, language));
  if (isPrior)
    notes.push(
      countsForBilaterality(sequela) ? t`compte pour la bilatéralité seule (art. 7)` : t`n’est pas comptée`,
    );
  if (table !== null && code.trim() !== '' && known.length === 0) notes.push(t`code absent du barème`);
  if (range !== undefined) {
    const [from, to] = [typedPercent(range.percent, language), typedPercent(range.max ?? 0, language)];
    const isOutside = amount !== undefined && (amount < range.percent || amount > (range.max ?? 0));
    notes.push(
      isOutside ? t`hors du barème : de ${from} à ${to} %` : t`barème : de ${from} à ${to} %, à choisir`,
    );
  }
  if (known.length > 1 && origin === null)
    notes.push(measure.trim() === '' ? t`mesure à indiquer` : t`mesure hors des lignes du barème`);
  return <p className="flex min-h-9 items-center text-sm text-muted sm:ml-auto">{notes.join(' · ')}</p>;
}
