import type { SigningMethod, VerifiedReport } from '@constat/contract';
import { isUnsigned, isGenuine } from '@constat/contract/verified-report';
import { VERIFICATION_WORDS, entrySentences } from '@constat/contract/verification-words';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ChainExcerpt } from './chain-excerpt.tsx';
import { FileSignatures } from './file-signatures.tsx';
import { CopiedHash, Hash } from './hash-line.tsx';
import { useMoment } from './moment.ts';

/** How a verification ended: as it was signed, with something to know, or not as signed here. */
type Verdict = 'ok' | 'warn' | 'danger';

/** Bytes behind ours may be a signature that was made elsewhere and not given back; they are no proof of it. */
function verdictOf(found: VerifiedReport): Verdict {
  const { match, chain, signaturesHold } = found;
  if (isGenuine(found)) return 'ok';
  if (match === 'none' || chain.brokenAt !== null || signaturesHold === false) return 'danger';
  return match === 'same' || signaturesHold === true ? 'warn' : 'danger';
}

/** What the file is, in one sentence. */
function useVerdictSentence({ match, entry }: VerifiedReport): string {
  const { t } = useLingui();
  const moment = useMoment();
  const at = entry === null ? '' : moment(entry.at);
  const nameOf = (known: NonNullable<VerifiedReport['entry']>): string => {
    if (known.kind === 'other-file') return t`un fichier conservé à part ici le ${at}`;
    if (known.kind === 'returned-file')
      return t`le rapport signé dans un autre programme et rendu ici le ${at}`;
    if (known.kind === 'addendum')
      return isUnsigned(known) ? t`l’addenda verrouillé ici le ${at}` : t`l’addenda signé ici le ${at}`;
    return isUnsigned(known) ? t`le rapport verrouillé ici le ${at}` : t`le rapport signé ici le ${at}`;
  };
  if (entry === null) return t`Ce fichier n’a pas été signé ici : il vient d’ailleurs, ou il a été modifié.`;
  const name = nameOf(entry);
  return match === 'same'
    ? t`C’est, octet pour octet, ${name}.`
    : t`Ce fichier commence, octet pour octet, par ${name}, avec des octets ajoutés après.`;
}

const LOOKS = {
  ok: { Icon: CircleCheck, border: 'border-ok', surface: 'bg-ok-soft', icon: 'text-ok' },
  warn: { Icon: CircleAlert, border: 'border-warn', surface: 'bg-warn-soft', icon: 'text-warn' },
  danger: { Icon: CircleX, border: 'border-danger', surface: 'bg-danger-soft', icon: 'text-danger' },
} as const satisfies Record<Verdict, object>;

/** What of a file is known here: the sentence first, then what stands behind it. */
export function VerifiedAnswer({
  found,
  file,
}: {
  readonly found: VerifiedReport;
  readonly file: File;
}): ReactNode {
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { Icon, border, surface, icon } = LOOKS[verdictOf(found)];
  const { entry, chain } = found;
  const words = VERIFICATION_WORDS[language];
  const known = [
    ...entrySentences(found, language),
    ...(chain.brokenAt === null ? [] : [words.broken(chain.brokenAt)]),
  ];
  return (
    <>
      <Card className="overflow-hidden" aria-labelledby="verdict">
        <div className={classNames('flex gap-3 border-l-4 p-5', border, surface)}>
          <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0', icon)} />
          <div className="min-w-0">
            <h2
              ref={heading}
              id="verdict"
              tabIndex={-1}
              className="rounded-control text-xl leading-snug font-bold"
            >
              {useVerdictSentence(found)}
            </h2>
            {known.length > 0 && (
              <ul className="mt-2 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
                {known.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <dl className="grid gap-x-6 gap-y-0.5 p-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-y-2 [&_dd]:[overflow-wrap:anywhere] [&_dt]:font-semibold [&_dt]:max-sm:mt-2">
          <OfTheFile file={file} sha256={found.sha256} />
          {entry !== null && <OfTheEntry entry={entry} />}
        </dl>
      </Card>
      <FileSignatures found={found} />
      <ChainExcerpt found={found} />
    </>
  );
}

function OfTheFile({ file, sha256 }: { readonly file: File; readonly sha256: string }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const size = file.size.toLocaleString(`${language}-CA`);
  return (
    <>
      <dt>{t`Fichier`}</dt>
      <dd>
        {file.name} <span className="whitespace-nowrap text-muted">{t`(${size} octets)`}</span>
      </dd>
      <dt>{t`Empreinte SHA-256 du fichier`}</dt>
      <dd>
        <CopiedHash hash={sha256} />
      </dd>
    </>
  );
}

function OfTheEntry({ entry }: { readonly entry: NonNullable<VerifiedReport['entry']> }): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = useMoment();
  const methods: Readonly<Record<SigningMethod, string>> = {
    'by-hand': t`à la main, sur les pages imprimées`,
    account: t`avec le compte (mot de passe ou clé d’accès)`,
    certificate: t`avec un certificat`,
    outside: t`dans un autre programme`,
  };
  // Pages that wait to be signed elsewhere bear no such signature in themselves.
  const awaited: Partial<Record<SigningMethod, string>> = isUnsigned(entry)
    ? {
        'by-hand': t`prévue à la main, sur les pages imprimées`,
        outside: t`prévue dans un autre programme`,
      }
    : {};
  const at = moment(entry.at);
  return (
    <>
      <dt>{t`Nature`}</dt>
      <dd>{VERIFICATION_WORDS[language].kinds[entry.kind]}</dd>
      {entry.method !== null && (
        <>
          <dt>{t`Signature`}</dt>
          <dd>{awaited[entry.method] ?? methods[entry.method]}</dd>
        </>
      )}
      <dt>{t`Inscrit ici`}</dt>
      <dd>{t`le ${at}, selon l’horloge de cette installation`}</dd>
      {entry.dataFingerprint !== null && (
        <>
          <dt>{t`Empreinte au pied des pages`}</dt>
          <dd>
            <Hash>{entry.dataFingerprint}</Hash>
            <span className="block text-sm text-muted">{t`Celle des données du rapport.`}</span>
          </dd>
        </>
      )}
    </>
  );
}
