import type { SavedFormItem } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SigningBadge } from '../../shared/ui/signing-badge.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { isUndecided } from './saved-forms-api.ts';

/** What is said of a saved form: its title, when it was changed, when it expires. */
export function SavedFormSummary({ form }: { readonly form: SavedFormItem }): ReactNode {
  const { language } = useLanguage();
  const modified = formatMoment(form.updatedAt, language);
  const isFaded = form.expired && !isUndecided(form);
  const expiry = form.expiresAt === null ? null : formatDay(form.expiresAt, language);
  return (
    <span className={classNames('block min-w-0', isFaded && 'opacity-90')}>
      <span className={classNames('block break-words', isFaded ? 'text-muted' : 'font-semibold')}>
        {form.title}
      </span>
      <span className="block text-sm text-muted">
        {/* What is locked or signed changes no more; its badge says since when. */}
        {form.signing === undefined && (
          <>
            <Trans>Modifié le {modified}</Trans>
            {' · '}
          </>
        )}
        {form.signing !== undefined ? (
          <Trans>Conservé au moins dix ans</Trans>
        ) : expiry === null ? (
          <Trans>Conservée indéfiniment</Trans>
        ) : isUndecided(form) ? (
          <Trans>Échu le {expiry}</Trans>
        ) : form.expired ? (
          <Trans>Expiré le {expiry}</Trans>
        ) : (
          <Trans>Expire le {expiry}</Trans>
        )}
      </span>
    </span>
  );
}

/** The word of state of a saved form: expired, draft or copy. */
export function SavedFormBadge({ form }: { readonly form: SavedFormItem }): ReactNode {
  const { t } = useLingui();
  if (form.signing !== undefined) return <SigningBadge signing={form.signing} />;
  if (isUndecided(form)) return <Badge look="warn">{t`Échu\u00A0: à archiver ou à effacer`}</Badge>;
  if (form.expired) return <Badge look="warn">{t`Expiré`}</Badge>;
  return form.formType === 'copy' ? <Badge look="accent">{t`Copie`}</Badge> : <Badge>{t`Brouillon`}</Badge>;
}

/** One saved form of the list with what can be done with it. */
export function SavedFormRow({
  form,
  isBusy,
  onLoad,
  onRenew,
  onDelete,
}: {
  readonly form: SavedFormItem;
  readonly isBusy: boolean;
  readonly onLoad: () => void;
  readonly onRenew: () => void;
  readonly onDelete: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { title } = form;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <div className="min-w-48 flex-1">
        <SavedFormSummary form={form} />
      </div>
      <SavedFormBadge form={form} />
      <div className="flex items-center gap-1">
        {form.expired ? (
          <Button
            size="small"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            aria-label={isUndecided(form) ? t`Réactiver et ouvrir ${title}` : t`Réactiver ${title}`}
            isPending={isBusy}
            onClick={onRenew}
          >
            {isUndecided(form) ? t`Réactiver et ouvrir` : t`Réactiver`}
          </Button>
        ) : (
          <Button size="small" aria-label={t`Charger ${title}`} isUnavailable={isBusy} onClick={onLoad}>
            {t`Charger`}
          </Button>
        )}
        {/* What is locked or signed has to be kept. */}
        {form.signing === undefined && (
          <IconButton label={t`Supprimer ${title}`} isUnavailable={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
