import type { CopiesAnswer, DatabaseCopy } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { copyFilePath } from './copies-api.ts';

const CELL = 'border-b border-line px-2 py-2 text-left align-top';

function megabytes(bytes: number, language: 'fr' | 'en'): string {
  const number = (bytes / 1_000_000).toLocaleString(`${language}-CA`, { maximumFractionDigits: 1 });
  return `${number}\u{A0}${language === 'fr' ? 'Mo' : 'MB'}`;
}

/** The copies that there are, newest first, with what can be done with each. */
export function CopiesTable({
  copies,
  mayDownload,
  onRestore,
  onRemove,
}: Pick<CopiesAnswer, 'copies' | 'mayDownload'> & {
  readonly onRestore: (copy: DatabaseCopy) => void;
  readonly onRemove: (copy: DatabaseCopy) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const kinds: Readonly<Record<DatabaseCopy['kind'], string>> = {
    'by-hand': t`à la main`,
    'before-migration': t`avant une mise à jour`,
    'before-restore': t`avant une restauration`,
  };
  const checkOf = ({ check }: DatabaseCopy): string => {
    if (check === null) return t`non vérifiée`;
    const { reports } = check;
    return t`vérifiée, rapports : ${reports}`;
  };
  if (copies.length === 0) return <p>{t`Il n’y a pas encore de copie.`}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t`Copies, la plus récente en premier`}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className={CELL}>{t`Date`}</th>
            <th scope="col" className={CELL}>{t`Faite`}</th>
            <th scope="col" className={CELL}>{t`Taille`}</th>
            <th scope="col" className={CELL}>{t`Vérification`}</th>
            <th scope="col" className={CELL}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody>
          {copies.map((copy) => {
            const moment = formatMoment(copy.createdAt, language);
            return (
              <tr key={copy.name}>
                <th scope="row" className={`${CELL} font-semibold`}>
                  {moment}
                </th>
                <td className={CELL}>{kinds[copy.kind]}</td>
                <td className={`${CELL} whitespace-nowrap tabular-nums`}>
                  {megabytes(copy.bytes, language)}
                </td>
                <td className={CELL}>{checkOf(copy)}</td>
                <td className={`${CELL} space-x-2`}>
                  {mayDownload && (
                    <a
                      href={copyFilePath(copy.name)}
                      download
                      aria-label={t`Télécharger la copie du ${moment}`}
                      className="font-semibold text-accent-text underline underline-offset-2"
                    >
                      {t`Télécharger`}
                    </a>
                  )}
                  <Button
                    size="small"
                    aria-label={t`Restaurer la copie du ${moment}…`}
                    onClick={() => onRestore(copy)}
                  >
                    {t`Restaurer…`}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t`Supprimer la copie du ${moment}…`}
                    onClick={() => onRemove(copy)}
                  >
                    {t`Supprimer…`}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
