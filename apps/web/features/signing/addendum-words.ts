import type { AddendumBody } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import type { MethodWords } from './method-words.ts';

export type AddendumMethod = AddendumBody['method'];

/** In the order in which they are offered. */
export const ADDENDUM_METHODS: readonly AddendumMethod[] = ['certificate', 'account', 'by-hand'];

/** What the ways to sign an addendum are called. */
export function useAddendumWords(): Readonly<Record<AddendumMethod, MethodWords>> {
  const { t } = useLingui();
  return {
    certificate: {
      label: t`Signer avec un fichier de certificat`,
      hint: t`Votre fichier .p12 ou .pfx met une signature numérique dans le PDF. Constat ne garde ni ce fichier ni son mot de passe, et ne juge pas qui garantit le certificat.`,
      act: t`Signer l’addenda`,
    },
    account: {
      label: t`Signer avec mon compte`,
      hint: t`Vous prouvez de nouveau qui vous êtes; l’addenda est gardé avec l’heure et son empreinte. Ce n’est pas une signature numérique par certificat.`,
      act: t`Signer l’addenda`,
    },
    'by-hand': {
      label: t`Imprimer l’addenda pour le signer à la main`,
      hint: t`L’addenda est verrouillé, puis imprimé avec une ligne vide pour votre signature. Rien n’est signé dans le fichier : votre signature est sur le papier.`,
      act: t`Verrouiller et imprimer l’addenda`,
    },
  };
}
