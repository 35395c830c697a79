import { NORMALS, REPORT_TYPES } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { Card } from '../../shared/ui/card.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { DEGREES_MAXIMUM, readDegrees } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';

/** The normals, in degrees, beside the reference values; an empty cell keeps the reference. */
export function NormalsTable({
  register,
  errors,
}: {
  readonly register: UseFormRegister<ProfileValues>;
  readonly errors: FieldErrors<ProfileValues>['normals'];
}): ReactNode {
  const { t } = useLingui();
  const pick = useLocalized();
  return (
    <Card className="p-5">
      <h2 className="text-xl font-bold">{t`Normales articulaires`}</h2>
      <p className="mt-1 text-muted">
        <Trans>
          Ces valeurs de référence sont des conventions de pratique, à vérifier avant de vous y fier. Une case
          vide garde la référence; chaque rapport conserve les normales avec lesquelles il a été mesuré.
        </Trans>
      </p>
      <table className="mt-4 w-full max-w-xl border-collapse">
        <thead>
          <tr className="border-b border-line-strong text-left text-sm text-muted">
            <th scope="col" className="py-1 pr-3 font-semibold">{t`Mouvement`}</th>
            <th scope="col" className="py-1 pr-3 text-right font-semibold">{t`Référence`}</th>
            <th scope="col" className="w-32 py-1 font-semibold">{t`Votre normale`}</th>
          </tr>
        </thead>
        <tbody>
          {REPORT_TYPES.normalIds.map((id) => {
            const label = pick(NORMALS[id].label);
            const problem = errors?.[id]?.message;
            return (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {label}
                </th>
                <td className="py-2 pr-3 text-right tabular-nums">{NORMALS[id].degrees}°</td>
                <td className="py-1">
                  <input
                    {...register(`normals.${id}`, {
                      validate: (text) =>
                        readDegrees(text) !== null || t`Un angle de 0 à ${DEGREES_MAXIMUM} degrés`,
                    })}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={6}
                    aria-label={t`Normale, ${label}, en degrés`}
                    aria-invalid={problem === undefined ? undefined : true}
                    aria-describedby={problem === undefined ? undefined : `${id}-problem`}
                    placeholder={String(NORMALS[id].degrees)}
                    className={`${inputClass} text-right tabular-nums`}
                  />
                  {problem !== undefined && (
                    <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-danger">
                      {problem}
                    </p>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
