import type { VerifiedReport } from '@constat/contract';
import { VERIFICATION_WORDS } from '@constat/contract/verification-words';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { CopiedHash, Hash } from './hash-line.tsx';
import { useMoment } from './moment.ts';

/** Whether the chain of signed versions holds, its head, and the entries around the one that was found. */
export function ChainExcerpt({
  found: { match, entry, around, chain },
}: {
  readonly found: VerifiedReport;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = VERIFICATION_WORDS[language];
  const moment = useMoment();
  const entries = chain.entries.toLocaleString(`${language}-CA`);
  return (
    <Card className="p-5" aria-labelledby="chain-around-title">
      <h2 id="chain-around-title" className="text-xl font-bold">{t`Chaîne des versions signées`}</h2>
      <p className="mt-1 text-muted">
        {t`Chaque entrée porte l’empreinte de celle qui la précède : une entrée changée ou retirée se voit.`}
      </p>
      {chain.brokenAt === null ? (
        <p className="mt-2 font-semibold">{t`La chaîne est intacte; entrées : ${entries}.`}</p>
      ) : (
        <Notice look="danger" className="mt-2">
          {words.broken(chain.brokenAt)}
        </Notice>
      )}
      {chain.entries > 0 && (
        <dl className="mt-2">
          <dt className="font-semibold">{t`Empreinte de la dernière entrée`}</dt>
          <dd>
            <CopiedHash hash={chain.head} />
            <span className="block text-sm text-muted">
              {t`Le journal la porte à chaque signature, et l’archive du compte aussi.`}
            </span>
          </dd>
        </dl>
      )}
      {around.length > 0 && (
        <>
          <h3 className="mt-4 font-bold">{t`Autour de ce fichier`}</h3>
          <ol className="mt-2 divide-y divide-line border border-line">
            {around.map((link) => {
              const { sequence } = link;
              const isThis = sequence === entry?.sequence;
              return (
                <li
                  key={sequence}
                  aria-current={isThis || undefined}
                  className={classNames('p-3', isThis && 'bg-accent-soft')}
                >
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <strong>{t`Entrée ${sequence}`}</strong>
                    <span>{words.kinds[link.kind]}</span>
                    <span className="text-muted">{moment(link.at)}</span>
                    {isThis && (
                      <Badge look="accent">
                        {match === 'same' ? t`ce fichier` : t`le début de ce fichier`}
                      </Badge>
                    )}
                  </p>
                  <dl className="mt-1 grid gap-x-4 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] [&_dt]:text-muted">
                    <dt>{t`Son empreinte`}</dt>
                    <dd>
                      <Hash>{link.entryHash}</Hash>
                    </dd>
                    <dt>{t`De la précédente`}</dt>
                    <dd>
                      {link.previousHash === '' ? (
                        t`aucune : c’est la première entrée`
                      ) : (
                        <Hash>{link.previousHash}</Hash>
                      )}
                    </dd>
                  </dl>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Card>
  );
}
