import { useLingui } from '@lingui/react/macro';
import type { Localised } from '@constat/report/catalogue';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../../shared/i18n/localised.ts';

/** For a slot of 54 pixels. */
function shortened(word: string): string {
  return word.length > 8 ? `${word.slice(0, 6)}.` : word;
}

/**
 * The heading of the sides, once for the tables that it stands above, and in sight while they are. To a screen reader each
 * table says its own.
 */
export function GridHead({
  parts,
  hasNormals,
}: {
  readonly parts: readonly Localised[];
  readonly hasNormals: boolean;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const lower = (label: Localised): string => localised(label).toLowerCase();
  const normal = hasNormals && <span className="mg-normal mg-wide text-[14px]!">{t`normale`}</span>;
  return (
    <div aria-hidden="true" className="mg-head py-1">
      <div className="mg-row min-h-0! py-0!">
        {parts.length === 0 && normal}
        <b className="mg-cell mg-s1 mg-w2 row-start-1!">{t`Côté droit`}</b>
        <b className="mg-cell mg-s3 mg-w2 row-start-1!">{t`Côté gauche`}</b>
        <b className="mg-difference mg-wide" data-place="only">{t`Écart D–G`}</b>
      </div>
      {parts.length > 0 && (
        <div className="mg-row min-h-0! py-0!">
          {normal}
          {['mg-s1', 'mg-s2', 'mg-s3', 'mg-s4'].map((slot, index) => {
            const part = parts[index % parts.length];
            return (
              <span key={slot} className={`mg-cell ${slot} row-start-1!`}>
                {part === undefined ? '' : lower(part)}
              </span>
            );
          })}
          {parts.map((part, index) => (
            <span
              key={part.fr}
              className="mg-difference mg-wide text-[13px]!"
              data-place={index === 0 ? 'first' : 'second'}
            >
              {shortened(lower(part))}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
