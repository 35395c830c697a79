import type { FoundSignature, SignedVersion } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';

function useFound(): (found: FoundSignature) => readonly string[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ state, name, issuer, signedAt, wasValidThen, maySign }) => {
    const at = signedAt === null ? '' : formatMoment(signedAt, language);
    const states = {
      holds: t`Signature numérique valide`,
      altered: t`Signature qui ne correspond plus au contenu`,
      malformed: t`Signature illisible`,
      'not-checked': t`Signature d’un genre qui n’est pas vérifié ici`,
    };
    return [
      states[state],
      ...(name === null || name === '' ? [] : [t`au nom de ${name}`]),
      ...(issuer === null || issuer === '' ? [] : [t`certificat de ${issuer}`]),
      ...(at === '' ? [] : [t`datée du ${at} par le programme qui a signé`]),
      ...(wasValidThen === false ? [t`certificat non valide à ce moment`] : []),
      ...(maySign === false ? [t`certificat non destiné à signer`] : []),
    ];
  };
}

/** What was found of the signatures in a file that came back, and how much of its pages they cover. */
export function ReturnedFileSignatures({
  version,
}: {
  readonly version: Pick<SignedVersion, 'signatures' | 'signaturePictures'>;
}): ReactNode {
  const { t } = useLingui();
  const found = useFound();
  const { signatures, signaturePictures } = version;
  if (signatures === null) return null;
  return (
    <div className="text-sm">
      {signatures.length === 0 ? (
        <p className="text-muted">{t`Aucune signature numérique n’a été lue dans ce fichier.`}</p>
      ) : (
        <ul aria-label={t`Signatures trouvées dans le fichier`} className="space-y-1">
          {signatures.map((signature, index) => {
            const Icon = signature.state === 'holds' ? CircleCheck : CircleAlert;
            return (
              <li key={index} className="flex items-start gap-1.5">
                <Icon
                  aria-hidden="true"
                  className={`mt-0.5 size-4 shrink-0 ${signature.state === 'holds' ? 'text-ok' : 'text-warn'}`}
                />
                <span className="min-w-0 break-words">{found(signature).join(', ')}</span>
              </li>
            );
          })}
        </ul>
      )}
      {signaturePictures?.map(({ page, share }) => {
        const percent = Math.max(1, Math.ceil(share * 100));
        return (
          <p key={page} className="mt-1">
            {t`L’image de la signature couvre environ ${percent}\u00A0% de la page ${page}.`}
          </p>
        );
      })}
      {signatures.length > 0 && (
        <p className="mt-1 text-muted">
          <Trans>Qui a délivré le certificat n’est pas vérifié ici.</Trans>
        </p>
      )}
    </div>
  );
}
