import type { AddendumBody, SignedVersion, SigningAnswer, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import type { AddendumMethod } from './addendum-words.ts';
import { withCertificate } from './read-certificate.ts';
import { useAddAddendum, useReadSigning } from './signing-api.ts';
import {
  findUnanswered,
  forgetAdded,
  keepTypedAddendum,
  noteUnanswered,
  typedAddendum,
  unansweredAddendum,
} from './typed-addendum.ts';
import { useSignature } from './use-signature.ts';
import type { SignatureForm } from './use-signature.ts';

export interface AddendumForm extends SignatureForm<AddendumMethod> {
  readonly text: string;
  readonly changeText: (text: string) => void;
}

/** Whether the server said no: nothing was signed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What is typed to add an addendum, and a ref for its form. */
export function useAddendumForm(
  formId: string,
  { signerUnknown, versions }: Pick<SigningAnswer, 'signerUnknown' | 'versions'>,
  onSigned: (version: SignedVersion) => void,
): readonly [AddendumForm, RefObject<HTMLFormElement | null>] {
  const { t } = useLingui();
  const { form, settle, certificate, build } = useSignature<AddendumMethod>();
  const adding = useAddAddendum(formId);
  const readSigning = useReadSigning(formId);
  const [text, setText] = useState(() => typedAddendum(formId));

  const bodyOf = async (method: AddendumMethod, proof: SigningProof): Promise<AddendumBody> => {
    const common = { proof, assent: true, text: text.trim() } as const;
    return method === 'certificate' ? withCertificate(certificate, common) : { method, ...common };
  };

  /** The addendum that was signed although its answer was lost. @throws ApiError where that cannot be read either */
  const readUnanswered = async (): Promise<SignedVersion | undefined> => {
    if (unansweredAddendum(formId) === undefined) return undefined;
    return findUnanswered(formId, (await readSigning()).versions);
  };

  const send = async (method: AddendumMethod, prove: () => Promise<SigningProof>): Promise<void> => {
    const added = await readUnanswered();
    if (added !== undefined) {
      forgetAdded(formId, added);
      return onSigned(added);
    }
    const body = await bodyOf(method, await prove());
    // Also a page that is reloaded before the answer looks for it.
    await noteUnanswered(formId, { text: body.text, known: versions.map(({ id }) => id) });
    const signed = await adding.mutateAsync(body).catch((error: unknown) => {
      if (isRefusal(error)) void noteUnanswered(formId, undefined);
      throw error;
    });
    forgetAdded(formId, signed);
    onSigned(signed);
  };

  const typed: AddendumForm = {
    ...build({
      isIncomplete: signerUnknown,
      missing: () => (text.trim() === '' ? { text: t`Écrivez le texte de l’addenda.` } : {}),
      send,
    }),
    text,
    changeText: (changed) => {
      setText(changed);
      keepTypedAddendum(formId, changed);
      settle('text');
    },
  };
  return [typed, form];
}
