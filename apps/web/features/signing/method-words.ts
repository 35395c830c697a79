import type { SigningMethod } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';

export interface MethodWords {
  readonly label: string;
  /** What it is, and what it is not. */
  readonly hint: string;
  /** The press that does it. */
  readonly act: string;
}

/** In the order in which they are offered: what physicians here use most comes first. */
export const METHODS: readonly SigningMethod[] = ['outside', 'certificate', 'account', 'by-hand'];

/** What the ways to sign are called. */
export function useMethodWords(): Readonly<Record<SigningMethod, MethodWords>> {
  const { t } = useLingui();
  return {
    outside: {
      label: t`Signer dans un autre programme`,
      hint: t`Le rapport est verrouillé; vous téléchargez son PDF, le signez avec votre signature numérique habituelle et le rendez ici. Il n’est pas signé tant que le fichier n’est pas rendu.`,
      act: t`Verrouiller et télécharger`,
    },
    certificate: {
      label: t`Signer avec un fichier de certificat`,
      hint: t`Votre fichier .p12 ou .pfx met une signature numérique dans le PDF. Constat ne garde ni ce fichier ni son mot de passe, et ne juge pas qui garantit le certificat.`,
      act: t`Signer et verrouiller`,
    },
    account: {
      label: t`Signer avec mon compte`,
      hint: t`Vous prouvez de nouveau qui vous êtes; le rapport est verrouillé avec l’heure et son empreinte. Ce n’est pas une signature numérique par certificat.`,
      act: t`Signer et verrouiller`,
    },
    'by-hand': {
      label: t`Verrouiller et imprimer pour signer à la main`,
      hint: t`Le rapport est verrouillé, puis imprimé avec une ligne vide pour votre signature. Rien n’est signé dans le fichier : votre signature est sur le papier.`,
      act: t`Verrouiller et imprimer`,
    },
  };
}
