import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Card } from '../../shared/ui/card.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { PageBody } from '../shell/page-body.tsx';

/** A form type that is not known. */
export function FormPlaceholderPage(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { formType } = useParams({ strict: false });
  return (
    <>
      <AppHeader title={t`Formulaire`} back="forms" />
      <PageBody className="max-w-2xl">
        <Card className="p-6">
          <h2 className="text-xl font-bold">
            <Trans>Ce type de formulaire est configuré, mais n’est pas encore réalisé.</Trans>
          </h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt className="text-muted">{t`Type de formulaire`}</dt>
            <dd className="font-semibold break-all">{formType}</dd>
            <dt className="text-muted">{t`Langue`}</dt>
            <dd className="font-semibold">{language === 'fr' ? t`Français` : t`Anglais`}</dd>
          </dl>
        </Card>
      </PageBody>
    </>
  );
}
