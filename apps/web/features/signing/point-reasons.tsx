import type { OpenPoint } from '@constat/contract';
import { REASON_LENGTH } from '@constat/contract/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';

/** What a point is, in the words of the review; that element has the id given. */
export type RenderPoint = (issue: OpenPoint['issue'], titleId: string) => ReactNode;

function PointReason({
  point,
  reason,
  error,
  renderPoint,
  onChange,
}: {
  readonly point: OpenPoint;
  readonly reason: string;
  readonly error: string | undefined;
  readonly renderPoint: RenderPoint;
  readonly onChange: (reason: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <li
      aria-labelledby={`${id}-title`}
      className="grid gap-x-5 gap-y-2 border-t border-line py-3 last:pb-0 sm:grid-cols-2"
    >
      <div className="min-w-0">{renderPoint(point.issue, `${id}-title`)}</div>
      <Field label={t`Raison de le laisser ainsi`} isRequired error={error}>
        {({ 'aria-describedby': described, ...control }) => (
          <textarea
            {...control}
            aria-describedby={[`${id}-title`, described].filter((part) => part !== undefined).join(' ')}
            autoComplete="off"
            rows={2}
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={`${textareaClass} block min-h-16!`}
          />
        )}
      </Field>
    </li>
  );
}

/** Each open point with the reason for which it is left as it is. */
export function PointReasons({
  points,
  reasonOf,
  errorOf,
  failure,
  renderPoint,
  onChange,
}: {
  readonly points: readonly OpenPoint[];
  readonly reasonOf: (point: OpenPoint) => string;
  readonly errorOf: (point: OpenPoint) => string | undefined;
  /** What the server said of the points. */
  readonly failure: ReactNode;
  readonly renderPoint: RenderPoint;
  readonly onChange: (point: string, reason: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const { length } = points;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-bold">
        {length === 0 ? t`Aucun point ouvert` : t`Points ouverts : ${length}`}
      </h3>
      {length > 0 && (
        <p className="mb-2 text-muted">
          <Trans>
            Réglez chaque point dans son champ, ou écrivez pourquoi il reste ainsi. Les raisons sont gardées
            avec la version signée.
          </Trans>
        </p>
      )}
      <div className="my-2 empty:hidden">{failure}</div>
      <ul>
        {points.map((point) => (
          <PointReason
            key={point.id}
            point={point}
            reason={reasonOf(point)}
            error={errorOf(point)}
            renderPoint={renderPoint}
            onChange={(reason) => onChange(point.id, reason)}
          />
        ))}
      </ul>
    </section>
  );
}
