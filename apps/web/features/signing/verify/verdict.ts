import type { VerifiedReport } from '@constat/contract';
import { isGenuine, isUnsigned } from '@constat/contract/verified-report';
import { useLingui } from '@lingui/react/macro';
import { useMoment } from './moment.ts';

/** How a verification ended: as it was signed, with something to know, or not as signed here. */
export type Verdict = 'ok' | 'warn' | 'danger';

/** Bytes behind ours may be a signature that was made elsewhere and not given back; they are no proof of it. */
export function verdictOf(found: VerifiedReport): Verdict {
  const { match, chain, signaturesHold } = found;
  if (isGenuine(found)) return 'ok';
  if (match === 'none' || chain.brokenAt !== null || signaturesHold === false) return 'danger';
  return match === 'same' || signaturesHold === true ? 'warn' : 'danger';
}

/** What the file is, in one sentence. */
export function useVerdictSentence({ match, entry }: VerifiedReport): string {
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
