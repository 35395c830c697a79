import type { SavedFormItem } from '@constat/contract';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';
import { Notice } from '../../shared/ui/notice.tsx';

const SavedFormsDialog = lazyDialog(
  async () => (await import('../../features/saved-forms/index.late.ts')).SavedFormsDialog,
);

/** How many are named; the list has them all. */
const NAMED = 3;

/** The examinations past their term, which wait for the physician to archive or to delete them. */
export function UndecidedRecords({
  records,
  onOpen,
}: {
  readonly records: readonly SavedFormItem[];
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isListed, setListed] = useState(false);
  const count = records.length;
  const others = count - NAMED;
  return (
    <>
      {count > 0 && (
        <Notice look="warn" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="min-w-56 flex-1">
            <p className="font-semibold">
              {t`${plural(count, {
                one: 'Un examen est échu\u00A0: à archiver ou à effacer.',
                other: '# examens sont échus\u00A0: à archiver ou à effacer.',
              })}`}
            </p>
            <ul>
              {records.slice(0, NAMED).map(({ id, title, expiresAt, updatedAt }) => {
                const day = formatDay(expiresAt ?? updatedAt, language);
                return (
                  <li key={id} className="break-words">
                    {title} · {t`échu le ${day}`}
                  </li>
                );
              })}
              {others > 0 && (
                <li>
                  <Plural value={others} one="et un autre" other="et # autres" />
                </li>
              )}
            </ul>
            <p className="text-sm text-muted">
              <Trans>Rien n’est effacé sans votre décision.</Trans>
            </p>
          </div>
          <Button onClick={() => setListed(true)}>{t`Voir les examens échus`}</Button>
        </Notice>
      )}
      {isListed && (
        <SavedFormsDialog
          isOpen
          initialFilter="undecided"
          onLoad={({ id }) => onOpen(id)}
          onClose={() => setListed(false)}
        />
      )}
    </>
  );
}
