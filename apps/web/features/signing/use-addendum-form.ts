import type { AddendumBody, SignedVersion, SigningAnswer, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { PasskeyNotUsed } from '../../shared/sign-in/passkeys.ts';
import type { AddendumMethod } from './addendum-words.ts';
import type { Certificate } from './certificate-fields.tsx';
import type { ProofForm } from './proof-fields.tsx';
import { LARGEST_CERTIFICATE, readBase64 } from './read-certificate.ts';
import { useAddAddendum, useReadSigning } from './signing-api.ts';
import {
  findUnanswered,
  forgetAdded,
  keepTypedAddendum,
  noteUnanswered,
  typedAddendum,
  unansweredAddendum,
} from './typed-addendum.ts';
import { placeOfError, proofBy } from './use-sign-form.ts';
import type { ProofMeans, SignErrors } from './use-sign-form.ts';

export interface AddendumForm extends ProofForm {
  readonly text: string;
  readonly changeText: (text: string) => void;
  readonly method: AddendumMethod | null;
  readonly chooseMethod: (method: AddendumMethod) => void;
  readonly certificate: Certificate;
  readonly changeCertificate: (certificate: Certificate) => void;
}

/** Whether the server said no: nothing was signed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What is typed to add an addendum, and a ref for its form: the first place of a refusal, which keeps all of it, takes the focus. */
export function useAddendumForm(
  formId: string,
  { signerUnknown, versions }: Pick<SigningAnswer, 'signerUnknown' | 'versions'>,
  onSigned: (version: SignedVersion) => void,
): readonly [AddendumForm, RefObject<HTMLFormElement | null>] {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddAddendum(formId);
  const readSigning = useReadSigning(formId);
  const [text, setText] = useState(() => typedAddendum(formId));
  const [method, setMethod] = useState<AddendumMethod | null>(null);
  const [certificate, setCertificate] = useState<Certificate>({ file: null, password: '' });
  const [assents, setAssents] = useState(false);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignErrors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused]')?.focus();
  }, [refusals]);

  const refuse = (found: SignErrors): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const settle = (...names: readonly string[]): void =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !names.includes(key))));

  const missing = (by: ProofMeans): SignErrors => {
    const { file } = certificate;
    const isCertificate = method === 'certificate';
    const isLarge = file !== null && file.size > LARGEST_CERTIFICATE;
    return {
      ...(text.trim() === '' && { text: t`Écrivez le texte de l’addenda.` }),
      ...(method === null && { method: t`Choisissez comment signer.` }),
      ...(method !== null &&
        method !== 'by-hand' &&
        signerUnknown && { needs: t`Complétez ce qui manque, ou choisissez de signer à la main.` }),
      ...(isCertificate && file === null && { certificate: t`Choisissez votre fichier de certificat.` }),
      ...(isCertificate && isLarge && { certificate: t`Ce fichier est trop grand pour un certificat.` }),
      ...(!assents && { assent: t`Cochez cette case pour signer.` }),
      ...(by === 'password' && password === '' && { password: t`Tapez le mot de passe de votre compte.` }),
    };
  };

  const bodyOf = async (chosen: AddendumMethod, proof: SigningProof): Promise<AddendumBody> => {
    const common = { proof, assent: true, text: text.trim() } as const;
    if (chosen !== 'certificate') return { method: chosen, ...common };
    if (certificate.file === null) throw new Error('No certificate file is chosen.');
    const file = await readBase64(certificate.file);
    return { method: 'certificate', certificate: { file, password: certificate.password }, ...common };
  };

  /** The addendum that was signed although its answer was lost. @throws ApiError where that cannot be read either */
  const readUnanswered = async (): Promise<SignedVersion | undefined> => {
    if (unansweredAddendum(formId) === undefined) return undefined;
    return findUnanswered(formId, (await readSigning()).versions);
  };

  const attempt = async (by: ProofMeans, chosen: AddendumMethod): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      const added = await readUnanswered();
      if (added !== undefined) {
        forgetAdded(formId, added);
        return onSigned(added);
      }
      const proof = await proofBy(by, password);
      const body = await bodyOf(chosen, proof);
      // Also a page that is reloaded before the answer looks for it.
      await noteUnanswered(formId, { text: body.text, known: versions.map(({ id }) => id) });
      const signed = await adding.mutateAsync(body).catch((error: unknown) => {
        if (isRefusal(error)) void noteUnanswered(formId, undefined);
        throw error;
      });
      forgetAdded(formId, signed);
      onSigned(signed);
    } catch (error) {
      // Only said: the keyboard stays where it can try again.
      if (error instanceof PasskeyNotUsed) return setErrors({ passkey: t`Aucune clé d’accès n’a servi.` });
      const failure = error instanceof Error ? error : new Error(String(error));
      refuse({ [placeOfError(failure)]: failure.message });
    } finally {
      setBusy(false);
    }
  };

  const typed: AddendumForm = {
    text,
    changeText: (changed) => {
      setText(changed);
      keepTypedAddendum(formId, changed);
      settle('text');
    },
    method,
    chooseMethod: (chosen) => {
      setMethod(chosen);
      settle('method', 'needs');
    },
    certificate,
    changeCertificate: (changed) => {
      settle(changed.file === certificate.file ? 'certificatePassword' : 'certificate');
      setCertificate(changed);
    },
    assents,
    changeAssent: (changed) => {
      setAssents(changed);
      settle('assent');
    },
    password,
    changePassword: (changed) => {
      setPassword(changed);
      settle('password');
    },
    errors,
    isPending: isBusy,
    isReady: () => {
      const found = missing('passkey');
      const isComplete = Object.keys(found).length === 0;
      if (!isComplete) refuse(found);
      return isComplete && !isBusy;
    },
    sign: (by) => {
      if (isBusy) return;
      const found = missing(by);
      if (Object.keys(found).length > 0 || method === null) refuse(found);
      else void attempt(by, method);
    },
  };
  return [typed, form];
}
