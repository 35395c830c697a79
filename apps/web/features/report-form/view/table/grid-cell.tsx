import type { ReportField } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { ChoiceControl } from '../choice-control.tsx';
import { useReportScreen, useUnconfirmed } from '../report-context.tsx';
import { useStatedNormal } from '../stated-normal.tsx';
import { markId } from '../unconfirmed.tsx';
import { Choices, isBeside, optionsOf } from './choices.tsx';
import type { ControlProps } from './choices.tsx';
import type { CellFigures } from './row-figures.ts';

/** An angle, or the word in its place that says it is normal without one. */
function AngleInput({ field, ...named }: ControlProps): ReactNode {
  const { register } = useReportScreen();
  const stated = useStatedNormal(field, named['aria-describedby']);
  return (
    <>
      <input
        {...named}
        id={field.id}
        {...register(field.id)}
        {...stated.props}
        type="text"
        autoComplete="off"
        inputMode="numeric"
        className={classNames('mg-input', stated.isStated && 'mg-stated')}
      />
      {stated.note}
    </>
  );
}

/** The native control of a cell. Typing in it renders nothing. */
function CellControl({ field, ...named }: ControlProps): ReactNode {
  const { register } = useReportScreen();
  if (field.kind === 'choice') {
    if (isBeside(field)) return <Choices field={field} {...named} />;
    const options = optionsOf(field);
    const isShort = options.every(({ label }) => label.fr.length <= 4);
    return (
      <ChoiceControl
        {...named}
        field={field}
        options={options}
        className="mg-select"
        isCell
        isShort={isShort}
      />
    );
  }
  if (field.kind === 'degrees') return <AngleInput field={field} {...named} />;
  return (
    <input
      {...named}
      id={field.id}
      {...register(field.id)}
      type="text"
      autoComplete="off"
      inputMode={field.kind === 'line' ? undefined : 'decimal'}
      className={classNames('mg-input', field.kind === 'line' && 'mg-line')}
    />
  );
}

/** A cell that stands under the name of its row: where it hurts, at which level a girth is taken. */
export function AsideCell({
  field,
  name,
  word,
}: ControlProps & { readonly name: string; readonly word: string }): ReactNode {
  const { register } = useReportScreen();
  return (
    <td className="mg-aside">
      <span aria-hidden="true">{word}</span>
      {field.kind === 'choice' ? (
        <ChoiceControl
          aria-label={name}
          field={field}
          options={optionsOf(field)}
          className="mg-quiet"
          isCell
        />
      ) : (
        <input
          aria-label={name}
          id={field.id}
          {...register(field.id)}
          type="text"
          autoComplete="off"
          className="mg-quiet"
        />
      )}
    </td>
  );
}

interface CellProps {
  readonly field: ReportField;
  /** Where the cell stands on the grid. */
  readonly slot: string;
  readonly figures: CellFigures | undefined;
  readonly isMarked: boolean;
  readonly marksId: string | undefined;
}

const unitOf = ({ kind, unit }: ReportField): string | undefined => (kind === 'degrees' ? '°' : unit);

function Loss({ degrees }: { readonly degrees: number }): ReactNode {
  const { t, i18n } = useLingui();
  const amount = `${i18n.number(degrees)}°`;
  return (
    <span className="mg-beside">
      {t({ message: `perte ${amount}`, context: 'of a range of motion' })}
      <span className="sr-only"> {t`par rapport à la normale`}</span>
    </span>
  );
}

function PlainCell({
  field,
  slot,
  figures,
  isMarked,
  marksId,
  isUnconfirmed,
}: CellProps & { readonly isUnconfirmed?: boolean }): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const described = [isUnconfirmed === undefined ? undefined : markId(field.id), marksId].filter(
    (id) => id !== undefined,
  );
  const share = figures?.share;
  const style: (CSSProperties & { '--share'?: string }) | undefined =
    share === undefined ? undefined : { '--share': `${Math.round(share * 100)}%` };
  return (
    <td
      className={`mg-cell ${slot}`}
      data-unit={unitOf(field)}
      data-mark={isMarked || undefined}
      data-share={share === undefined ? undefined : ''}
      data-unconfirmed={isUnconfirmed}
      style={style}
    >
      <CellControl
        field={field}
        aria-label={localised(field.label)}
        {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
      />
      {isMarked ? (
        <span className="mg-beside" aria-hidden="true">
          <TriangleAlert />
        </span>
      ) : (
        figures?.loss !== undefined && <Loss degrees={figures.loss} />
      )}
      {isUnconfirmed === true && (
        <span id={markId(field.id)} className="sr-only">
          {t`à confirmer`}
        </span>
      )}
    </td>
  );
}

function PrefilledCell(props: CellProps): ReactNode {
  return <PlainCell {...props} isUnconfirmed={useUnconfirmed(props.field)} />;
}

/** A cell of the measuring grid: its control, and beside it what it lacks to the normal. */
export function GridCell(props: CellProps): ReactNode {
  return props.field.prefill === undefined ? <PlainCell {...props} /> : <PrefilledCell {...props} />;
}
