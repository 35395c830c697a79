import type { SigningAnswer } from '@constat/contract';
import { SIGNING_POINTS } from '@constat/contract/limits';
import type { FieldId, Localised } from '@constat/report/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

const link = 'min-h-6 font-semibold text-accent-text underline underline-offset-2 max-sm:min-h-11';

/** Why a draft that was to replace a signed report cannot be signed. */
export function CannotReplace({
  reason,
}: {
  readonly reason: NonNullable<SigningAnswer['cannotReplace']>;
}): ReactNode {
  return (
    <Notice look="warn">
      {reason === 'withdrawn' ? (
        <Trans>
          Ce rapport devait en remplacer un autre, dont le verrouillage a été annulé. Il ne peut pas être
          signé&nbsp;: modifiez et signez directement cet autre rapport.
        </Trans>
      ) : (
        <Trans>
          Ce rapport devait en remplacer un autre, qu’un troisième remplace déjà. Il ne peut pas être
          signé&nbsp;: c’est ce troisième rapport qui peut être remplacé.
        </Trans>
      )}
    </Notice>
  );
}

/** That the report has more open points than it can be signed with: said before a reason is typed. */
export function TooManyPoints({ count }: { readonly count: number }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const total = count.toLocaleString(language);
  return (
    <Notice look="warn">
      {t`Ce rapport a ${total} points ouverts. Chacun demande une raison, et un rapport se signe avec ${SIGNING_POINTS} au plus. Réglez-en dans le formulaire, puis signez.`}
    </Notice>
  );
}

/** What is missing of the worker and of the physician, each with the way to it. */
export function SigningNeeds({
  missingIdentity,
  isSignerUnknown,
  error,
  labelOf,
  onShow,
}: {
  readonly missingIdentity: readonly FieldId[];
  readonly isSignerUnknown: boolean;
  /** Why nothing was signed for want of it. */
  readonly error?: string | undefined;
  readonly labelOf: (field: FieldId) => Localised | null;
  readonly onShow: (field: FieldId) => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  if (missingIdentity.length === 0 && !isSignerUnknown) return <RefusalNotice text={error} />;
  const list = (
    <>
      <p className="font-semibold">{t`Pour signer ainsi, il manque :`}</p>
      <ul className="list-disc pl-5">
        {missingIdentity.map((field) => (
          <li key={field}>
            <button type="button" className={link} onClick={() => onShow(field)}>
              {localised(labelOf(field) ?? { fr: field, en: field })}
            </button>
          </li>
        ))}
        {isSignerUnknown && (
          <li>
            <Link to="/profile" className={link}>
              {t`Votre nom et votre numéro de permis, dans votre profil`}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
  if (error !== undefined) return <RefusalNotice text={error}>{list}</RefusalNotice>;
  return (
    <Notice look="warn">
      {list}
      <p className="text-sm">{t`Seul un rapport signé à la main peut s’en passer.`}</p>
    </Notice>
  );
}
