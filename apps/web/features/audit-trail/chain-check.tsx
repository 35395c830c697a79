import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { commandLine } from '../../shared/command-line.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useChainCheck } from './audit-trail-api.ts';

/** Whether an event was changed or removed since it was written. */
export function ChainCheck(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, isPending, mutate } = useChainCheck();
  const command = commandLine('audit', 'verify');
  const count = data?.events.toLocaleString(`${language}-CA`) ?? '';
  const broken = data?.brokenAt?.toLocaleString(`${language}-CA`) ?? '';
  return (
    <Card className="mb-6 p-5" aria-labelledby="chain-title">
      <h2 id="chain-title" className="text-xl font-bold">{t`Intégrité du journal`}</h2>
      <p className="mt-1 text-muted">
        {t`Chaque événement porte l’empreinte de celui qui le précède : toute modification ou suppression serait détectée. La même vérification se fait au terminal (${command}).`}
      </p>
      <div className="mt-3 space-y-3">
        <Button isPending={isPending} onClick={() => mutate()}>
          {t`Vérifier le journal`}
        </Button>
        {error !== null && <Notice look="danger">{error.message}</Notice>}
        <output className="block empty:hidden">
          {data !== undefined && data.brokenAt === null && (
            <>
              <p className="font-semibold">{t`Le journal est intact; nombre d’événements : ${count}.`}</p>
              <p className="mt-1 text-sm text-muted">
                {t`Empreinte du dernier, à noter ailleurs : elle dira plus tard si la fin a été coupée.`}
              </p>
              <code className="mt-1 block text-sm break-all">{data.head}</code>
            </>
          )}
        </output>
        {data !== undefined && data.brokenAt !== null && (
          <Notice look="danger">
            {t`Le journal est rompu à l’événement ${broken} : il a été modifié, ou il manque. Ce qui précède est intact.`}
          </Notice>
        )}
      </div>
    </Card>
  );
}
