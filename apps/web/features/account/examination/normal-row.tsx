import { NORMALS } from '@constat/report/catalogue';
import type { NormalId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { inputClass } from '../../../shared/ui/controls.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { DEGREES_MAXIMUM, readDegrees } from '../profile-values.ts';
import type { ProfileValues } from '../profile-values.ts';
import { normalSupport } from '@constat/report/rules';

/** What stands behind a reference figure, in words: the sources that give it, or that it is to be verified. */
function NormalWords({ id }: { readonly id: NormalId }): ReactNode {
  const { t } = useLingui();
  const { agreeing, others } = normalSupport(id);
  const words = others.map(({ source, degrees, mark }) =>
    mark === 'read' ? t`${source}\u00A0: ${degrees}°` : t`${source}\u00A0: ${degrees}°, rapporté et non lu`,
  );
  const sources = agreeing.join(', ');
  return (
    <>
      {agreeing.length === 0 ? (
        <>
          <span className="font-semibold">{t({ message: 'À vérifier', context: 'source' })}</span>{' '}
          {words.length === 0 ? t`– usage de pratique, sans source` : t`– usage de pratique`}
        </>
      ) : (
        t`Selon ${sources}`
      )}
      {words.length > 0 && <>. {words.join('; ')}.</>}
    </>
  );
}

/** The field of a normal, to bring the focus to it. */
export function normalFieldId(id: NormalId): string {
  return `normal-${id}`;
}

/** One normal: its figure and what supports it, the physician's own, and the way back to the reference. */
export function NormalRow({
  id,
  isHidden,
  form,
}: {
  readonly id: NormalId;
  readonly isHidden: boolean;
  readonly form: UseFormReturn<ProfileValues>;
}): ReactNode {
  const { t } = useLingui();
  const pick = useLocalised();
  const own = readDegrees(useWatch({ control: form.control, name: `normals.${id}` }));
  const { degrees, maximum } = NORMALS[id];
  const label = pick(NORMALS[id].label);
  const { errors } = useFormState({ control: form.control, name: `normals.${id}` });
  const problem = errors.normals?.[id]?.message;
  const isUnlikely = typeof own === 'number' && own > maximum;
  const fieldId = normalFieldId(id);
  const note = `${fieldId}-note`;
  return (
    <>
      <tr hidden={isHidden} className="border-t border-line first:border-t-0">
        <th scope="row" className="pt-2 pr-3 text-left font-normal">
          {label}
        </th>
        <td className="pt-2 pr-3 text-right tabular-nums">{degrees}°</td>
        <td className="pt-1.5">
          <div className="flex items-center gap-1">
            <input
              {...form.register(`normals.${id}`, {
                validate: (text) =>
                  readDegrees(text) !== null || t`Un angle de 0 à ${DEGREES_MAXIMUM} degrés`,
              })}
              id={fieldId}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              aria-label={t`Normale, ${label}, en degrés`}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={note}
              placeholder={String(degrees)}
              className={`${inputClass} min-w-14 text-right tabular-nums`}
            />
            <span className={own === undefined ? 'invisible' : undefined}>
              <IconButton
                label={t`Rétablir la référence\u00A0: ${label}`}
                onClick={() => {
                  form.setValue(`normals.${id}`, '', { shouldDirty: true, shouldValidate: true });
                  form.setFocus(`normals.${id}`);
                }}
              >
                <RotateCcw aria-hidden="true" className="size-4" />
              </IconButton>
            </span>
          </div>
        </td>
      </tr>
      <tr hidden={isHidden}>
        <td id={note} colSpan={3} className="pb-2 text-sm text-muted">
          {problem !== undefined && (
            <p role="alert" className="text-right font-semibold text-danger">
              {problem}
            </p>
          )}
          {problem === undefined && isUnlikely && (
            <p className="text-right text-warn">{t`Plus de ${maximum}°\u00A0: à vérifier`}</p>
          )}
          <NormalWords id={id} />
        </td>
      </tr>
    </>
  );
}
