import type { ListedErasure } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useErasures } from './erasure-api.ts';

const LINK = 'font-semibold text-accent-text underline underline-offset-2';

function ErasureRow({ erasure }: { readonly erasure: ListedErasure }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { id, accountId, erasedAt, certifiedAt, isClean, reports } = erasure;
  const when = formatMoment(erasedAt, language);
  const path = `/api/erasures/${encodeURIComponent(id)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {t`Effacé le ${when}`}
          {certifiedAt === null && <Badge look="warn">{t`Vérification en cours`}</Badge>}
          {certifiedAt !== null && isClean && <Badge look="ok">{t`Rien n’en reste`}</Badge>}
          {certifiedAt !== null && !isClean && (
            <Badge look="danger">{t`Il peut en rester quelque chose`}</Badge>
          )}
        </p>
        <p className="text-sm break-all text-muted">{t`Compte ${accountId} · rapports : ${reports}`}</p>
      </div>
      {certifiedAt !== null && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <a
            href={`${path}/page?language=${language}`}
            download
            className={LINK}
            aria-label={t`Certificat à imprimer, effacement du ${when}`}
          >
            {t`Certificat à imprimer`}
          </a>
          <a
            href={`${path}/file`}
            download
            className={LINK}
            aria-label={t`Certificat JSON, effacement du ${when}`}
          >
            {t`JSON`}
          </a>
        </p>
      )}
    </li>
  );
}

/** The accounts that were erased, by their ids, with what proves it; nothing where there is none. */
export function ErasuresCard(): ReactNode {
  const { t } = useLingui();
  const { data } = useErasures();
  if (data === undefined || data.erasures.length === 0) return null;
  return (
    <Card className="mt-6 p-5" aria-labelledby="erasures-title">
      <h2 id="erasures-title" className="text-xl font-bold">{t`Comptes effacés`}</h2>
      <p className="mt-1 max-w-prose text-muted">
        {t`Aucun nom n’est gardé. Le certificat dit ce qui a été effacé, et ce qui a été vérifié ensuite; son empreinte est au journal.`}
      </p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {data.erasures.map((erasure) => (
          <ErasureRow key={erasure.id} erasure={erasure} />
        ))}
      </ul>
    </Card>
  );
}
