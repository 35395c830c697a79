import type { NormalId } from '@constat/report/catalogue';
import { normalSupport } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What stands behind a reference figure, in words: the sources that give it, or that it is to be verified. */
export function NormalWords({ id }: { readonly id: NormalId }): ReactNode {
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
