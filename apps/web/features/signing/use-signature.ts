import type { SigningMethod, SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { PasskeyNotUsed, signByPasskey } from '../../shared/sign-in/passkeys.ts';
import type { Certificate } from './certificate-fields.tsx';
import { LARGEST_CERTIFICATE } from './read-certificate.ts';

/** Which control a refusal is about; `form` for the whole, and the id of a point for its reason. */
export type SignErrors = Readonly<Record<string, string>>;

const OF_CERTIFICATE: ReadonlySet<string> = new Set([
  'SIGNING_FILE_INVALID',
  'SIGNING_KEY_MISSING',
  'SIGNING_KEY_UNSUPPORTED',
  'SIGNING_CERTIFICATE_NOT_FOR_SIGNING',
  'SIGNING_CERTIFICATE_EXPIRED',
  'SIGNING_CERTIFICATE_NOT_YET_VALID',
]);

/** Where what the server said is shown. */
function placeOfError(error: Error): string {
  if (!(error instanceof ApiError)) return 'form';
  if (error.code === 'PASSWORD_WRONG') return 'password';
  if (error.code === 'SIGNING_FILE_PASSWORD_WRONG') return 'certificatePassword';
  if (error.code === 'SIGNING_POINTS_OPEN') return 'points';
  if (error.code === 'VERSION_CONFLICT') return 'version';
  if (error.code === 'DICTATION_UNDER_WAY' || error.code === 'DICTATION_LEFT') return 'dictation';
  if (error.code === 'SIGNING_IDENTITY_MISSING' || error.code === 'SIGNER_UNKNOWN') return 'needs';
  return OF_CERTIFICATE.has(error.code) ? 'certificate' : 'form';
}

/** What proves who signs; what the identity provider has answered is there already. */
type ProofMeans = 'password' | 'passkey' | SigningProof;

/** @throws PasskeyNotUsed, or an ApiError */
async function proofBy(by: ProofMeans, password: string): Promise<SigningProof> {
  if (typeof by === 'object') return by;
  return by === 'password' ? { password } : { passkey: await signByPasskey() };
}

/** What every signature asks for, and what was refused of it. */
export interface SignatureForm<Method extends SigningMethod> {
  readonly method: Method | null;
  readonly chooseMethod: (method: Method) => void;
  readonly certificate: Certificate;
  readonly changeCertificate: (certificate: Certificate) => void;
  readonly assents: boolean;
  readonly changeAssent: (assents: boolean) => void;
  readonly password: string;
  readonly changePassword: (password: string) => void;
  readonly errors: SignErrors;
  readonly isPending: boolean;
  /** Signs with what proves who signs. */
  readonly sign: (by: ProofMeans) => void;
  /** Whether all but the proof is filled in; what is not is told. */
  readonly isReady: () => boolean;
}

/** What a kind of signature adds. */
export interface SignatureParts<Method extends SigningMethod> {
  /** What a signature that is not by hand needs is not there. */
  readonly isIncomplete: boolean;
  /** What else is missing, as it would be refused. */
  readonly missing: () => SignErrors;
  /** Asks the server; `prove` is called once, when nothing else can keep it from signing. */
  readonly send: (method: Method, prove: () => Promise<SigningProof>) => Promise<void>;
  /** Where the server refused something. */
  readonly onRefused?: (place: string) => void;
}

/** What is typed to sign, and a ref for its form: the first place of a refusal, which keeps all of it, takes the focus. */
export function useSignature<Method extends SigningMethod>(): {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes back what was refused there. */
  readonly settle: (...names: readonly string[]) => void;
  readonly takeAssentBack: () => void;
  readonly certificate: Certificate;
  readonly build: (parts: SignatureParts<Method>) => SignatureForm<Method>;
} {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState<Method | null>(null);
  const [certificate, setCertificate] = useState<Certificate>({ file: null, password: '' });
  const [assents, setAssents] = useState(false);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignErrors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused]');
    marked?.focus({ preventScroll: true });
    // In the middle, so that what is said below it is seen too.
    marked?.scrollIntoView({ block: 'center' });
  }, [refusals]);

  const refuse = (found: SignErrors): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const settle = (...names: readonly string[]): void =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !names.includes(key))));

  const missingProof = (by: ProofMeans, isIncomplete: boolean): SignErrors => {
    const { file } = certificate;
    const isCertificate = method === 'certificate';
    const isLarge = file !== null && file.size > LARGEST_CERTIFICATE;
    return {
      ...(method === null && { method: t`Choisissez comment signer.` }),
      ...(method !== null &&
        method !== 'by-hand' &&
        isIncomplete && { needs: t`Complétez ce qui manque, ou choisissez de signer à la main.` }),
      ...(isCertificate && file === null && { certificate: t`Choisissez votre fichier de certificat.` }),
      ...(isCertificate && isLarge && { certificate: t`Ce fichier est trop grand pour un certificat.` }),
      ...(!assents && { assent: t`Cochez cette case pour signer.` }),
      ...(by === 'password' && password === '' && { password: t`Tapez le mot de passe de votre compte.` }),
    };
  };

  const missingOf = (by: ProofMeans, { missing, isIncomplete }: SignatureParts<Method>): SignErrors => ({
    ...missing(),
    ...missingProof(by, isIncomplete),
  });

  const attempt = async (
    by: ProofMeans,
    chosen: Method,
    { send, onRefused }: SignatureParts<Method>,
  ): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      await send(chosen, () => proofBy(by, password));
    } catch (error) {
      // Only said: the keyboard stays where it can try again.
      if (error instanceof PasskeyNotUsed) return setErrors({ passkey: t`Aucune clé d’accès n’a servi.` });
      const failure = error instanceof Error ? error : new Error(String(error));
      const place = placeOfError(failure);
      onRefused?.(place);
      refuse({ [place]: failure.message });
    } finally {
      setBusy(false);
    }
  };

  const build = (parts: SignatureParts<Method>): SignatureForm<Method> => ({
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
      const found = missingOf('passkey', parts);
      const isComplete = Object.keys(found).length === 0;
      if (!isComplete) refuse(found);
      return isComplete && !isBusy;
    },
    sign: (by) => {
      if (isBusy) return;
      const found = missingOf(by, parts);
      if (Object.keys(found).length > 0 || method === null) refuse(found);
      else void attempt(by, method, parts);
    },
  });
  return { form, settle, takeAssentBack: () => setAssents(false), certificate, build };
}
