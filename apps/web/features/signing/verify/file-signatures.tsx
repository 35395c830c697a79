import type { FoundSignature, VerifiedReport } from '@constat/contract';
import { pictureSentences, signaturesSentence } from '@constat/contract/verification-words';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useMoment } from './moment.ts';

/** The digital signatures in the file, each with what it says of itself, and what their pictures hide. */
export function FileSignatures({ found }: { readonly found: VerifiedReport }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const signatures = found.signatures ?? [];
  return (
    <Card className="p-5" aria-labelledby="found-signatures-title">
      <h2 id="found-signatures-title" className="text-xl font-bold">{t`Signatures numériques du fichier`}</h2>
      <p className="mt-1">{signaturesSentence(found, language)}</p>
      {signatures.length > 0 && (
        <>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {signatures.map((signature, at) => (
              <OneSignature key={at} signature={signature} />
            ))}
          </ol>
          <p className="mt-3 text-sm text-muted">
            {t`Noms et heures sont ceux que le certificat et le signataire donnent d’eux-mêmes : qui répond du certificat n’est pas jugé.`}
          </p>
        </>
      )}
      {pictureSentences(found, language).map((sentence) => (
        <Notice key={sentence} look="warn" className="mt-3">
          {sentence}
        </Notice>
      ))}
    </Card>
  );
}

function OneSignature({ signature }: { readonly signature: FoundSignature }): ReactNode {
  const { t } = useLingui();
  const moment = useMoment();
  const { state, name, issuer, signedAt, wasValidThen, maySign, coversWholeFile, onlyProofsFollow } =
    signature;
  const states = {
    holds: { look: 'ok', text: t`Correspond à ce qu’elle couvre` },
    altered: { look: 'danger', text: t`Ne correspond pas : modifié ensuite` },
    malformed: { look: 'danger', text: t`Mal formée` },
    'not-checked': { look: 'warn', text: t`D’un type qui n’est pas vérifié ici` },
  } as const;
  const unknown = t`inconnu`;
  const told = (answer: boolean | null): string => (answer === null ? unknown : answer ? t`oui` : t`non`);
  const covers = coversWholeFile
    ? t`tout le fichier`
    : onlyProofsFollow
      ? t`le fichier jusqu’à des données de validation; rien d’autre ne la suit`
      : t`une partie du fichier : autre chose la suit`;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="[overflow-wrap:anywhere]">{name ?? t`Signataire sans nom`}</strong>
        <Badge look={states[state].look} className="whitespace-normal">
          {states[state].text}
        </Badge>
      </p>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-[14rem_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-muted">
        <dt>{t`Certificat délivré par`}</dt>
        <dd>{issuer ?? unknown}</dd>
        <dt>{t`Heure, à l’horloge du signataire`}</dt>
        <dd>{signedAt === null ? t`non indiquée` : moment(signedAt)}</dd>
        <dt>{t`Certificat valide à ce moment`}</dt>
        <dd>{told(wasValidThen)}</dd>
        <dt>{t`Certificat destiné à signer`}</dt>
        <dd>{told(maySign)}</dd>
        <dt>{t`Couvre`}</dt>
        <dd>{covers}</dd>
      </dl>
    </li>
  );
}
