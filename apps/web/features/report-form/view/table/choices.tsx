import { OPTION_SETS, choiceLabel } from '@constat/report/catalogue';
import type { Option, ReportField } from '@constat/report/catalogue';
import { normalChoice } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { AriaAttributes, ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { EmptyOption } from '../../../../shared/ui/empty-option.tsx';
import { ChoiceControl } from '../choice-control.tsx';
import { useAnswer, useReportScreen, useReportState } from '../report-context.tsx';
import { useChoose } from './use-choose.ts';

type Named = Pick<AriaAttributes, 'aria-label' | 'aria-describedby'>;

/** What every control of a cell is given: its field and its name. */
export interface ControlProps extends Named {
  readonly field: ReportField;
}

const NO_OPTIONS: readonly Option[] = [];

/** The choices of a field, in their order; none for a field of another kind. */
export function optionsOf({ options }: ReportField): readonly Option[] {
  return options === undefined ? NO_OPTIONS : OPTION_SETS[options];
}

/** True where the choices of a field lie side by side. */
export function isBeside(field: ReportField): boolean {
  return optionsOf(field)[0]?.short !== undefined;
}

/** The choices that have no short name, in a list that is the last of those side by side. */
function OtherChoices({
  field,
  options,
}: {
  readonly field: ReportField;
  readonly options: readonly Option[];
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const choose = useChoose();
  const value = useAnswer(field.id);
  const isChosen = options.some((option) => option.value === value);
  const isUnusual = options.every((option) => field.unusual?.includes(option.value));
  return (
    <select
      aria-label={t`${localised(field.label)}\u00A0: arrêt`}
      data-choices-of={field.id}
      data-unusual={isUnusual || undefined}
      data-chosen={isChosen ? value : undefined}
      value={isChosen ? value : ''}
      onChange={(event) => choose(field.id, event.target.value)}
    >
      {isUnusual ? (
        <EmptyOption shown="…" />
      ) : (
        <option value="">{t({ message: 'Arrêt', context: 'end point of a ligament' })}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {localised(option.label)}
        </option>
      ))}
    </select>
  );
}

const NOT_DONE = 'Non fait';

/** The choices of a test side by side: one stop of the Tab key, native radio buttons without labels of their own. */
export function Choices({ field, ...named }: ControlProps): ReactNode {
  const { report, register } = useReportScreen();
  const { language } = useLanguage();
  useReportState((state) => state.generation);
  const options = optionsOf(field);
  const value = report.get(field.id);
  if (value !== '' && !options.some((option) => option.value === value))
    return <ChoiceControl {...named} field={field} options={options} className="mg-select" isCell />;
  const beside = options.filter((option) => option.short !== undefined);
  const others = options.filter((option) => option.short === undefined);
  const normal = normalChoice(field);
  const registered = register(field.id);
  const lookOf = (option: Option): string | undefined =>
    option.value === normal ? 'normal' : option.value === NOT_DONE ? 'undone' : undefined;
  return (
    <div
      role="radiogroup"
      id={field.id}
      {...named}
      data-signs={(beside[0]?.short?.fr.length ?? 0) === 1 && beside.length < 5 ? '' : undefined}
      className="mg-choice"
    >
      {beside.map((option) => (
        <input
          key={option.value}
          type="radio"
          {...registered}
          value={option.value}
          aria-label={choiceLabel(field, option.value, language)}
          data-text={option.short?.[language]}
          data-look={lookOf(option)}
        />
      ))}
      {others.length > 0 && <OtherChoices field={field} options={others} />}
    </div>
  );
}
