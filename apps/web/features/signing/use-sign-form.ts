import type { OpenPoint, SignedVersion, SigningAnswer, SigningBody, SigningMethod } from '@constat/contract';
import type { SigningProof } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '../../shared/api/client.ts';
import { PasskeyNotUsed, signByPasskey } from '../../shared/sign-in/passkeys.ts';
import type { Certificate } from './certificate-fields.tsx';
import type { DictationForm } from './dictation-hold.tsx';
import { LARGEST_CERTIFICATE, readBase64 } from './read-certificate.ts';
import { useSign } from './signing-api.ts';
import { keepTypedReasons, typedReasons } from './typed-reasons.ts';

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
export function placeOfError(error: Error): string {
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
export type ProofMeans = 'password' | 'passkey' | SigningProof;

/** @throws PasskeyNotUsed, or an ApiError */
export async function proofBy(by: ProofMeans, password: string): Promise<SigningProof> {
  if (typeof by === 'object') return by;
  return by === 'password' ? { password } : { passkey: await signByPasskey() };
}

/** What a signature asks for. */
export type Asked = Pick<SigningAnswer, 'points' | 'missingIdentity' | 'signerUnknown' | 'dictation'>;

export interface SignForm extends DictationForm {
  readonly method: SigningMethod | null;
  readonly chooseMethod: (method: SigningMethod) => void;
  readonly certificate: Certificate;
  readonly changeCertificate: (certificate: Certificate) => void;
  readonly reasonOf: (point: OpenPoint) => string;
  readonly changeReason: (point: string, reason: string) => void;
  readonly assents: boolean;
  readonly changeAssent: (assents: boolean) => void;
  readonly password: string;
  readonly changePassword: (password: string) => void;
  readonly errors: SignErrors;
  /** Takes back what was refused there. */
  readonly settle: (name: string) => void;
  readonly isPending: boolean;
  /** Signs with what proves who signs. */
  readonly sign: (by: ProofMeans) => void;
  /** Whether all but the proof is filled in; what is not is told. */
  readonly isReady: () => boolean;
}

/** What is typed to sign a report, and a ref for its form: the first place of a refusal, which keeps all of it, takes the focus. */
export function useSignForm(
  { formId, version }: { readonly formId: string; readonly version: number },
  answer: Asked,
  onSigned: (version: SignedVersion) => void,
): readonly [SignForm, RefObject<HTMLFormElement | null>] {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const signing = useSign(formId);
  const [method, setMethod] = useState<SigningMethod | null>(null);
  const [certificate, setCertificate] = useState<Certificate>({ file: null, password: '' });
  const [reasons, setReasons] = useState(() => typedReasons(formId));
  const [assents, setAssents] = useState(false);
  const [givesUpDictation, setGivesUpDictation] = useState(false);
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
  const settle = (name: string): void =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== name)));
  const reasonOf = ({ id, reason }: OpenPoint): string => reasons[id] ?? reason ?? '';

  const missing = (by: ProofMeans): SignErrors => {
    const { file } = certificate;
    const isCertificate = method === 'certificate';
    const isIncomplete = answer.missingIdentity.length > 0 || answer.signerUnknown;
    const isLarge = file !== null && file.size > LARGEST_CERTIFICATE;
    const { dictation } = answer;
    return {
      ...(dictation === 'under-way' && {
        dictation: t`Une dictée est en cours dans un autre onglet ou sur un autre ordinateur. Arrêtez-la et attendez ses derniers mots. Rien n’a été signé.`,
      }),
      ...(dictation === 'left' &&
        !givesUpDictation && {
          dictation: t`Terminez cette dictée, ou cochez cette case pour signer sans ce qui en reste.`,
        }),
      ...(method === null && { method: t`Choisissez comment signer.` }),
      ...(method !== null &&
        method !== 'by-hand' &&
        isIncomplete && { needs: t`Complétez ce qui manque, ou choisissez de signer à la main.` }),
      ...(isCertificate && file === null && { certificate: t`Choisissez votre fichier de certificat.` }),
      ...(isCertificate && isLarge && { certificate: t`Ce fichier est trop grand pour un certificat.` }),
      ...Object.fromEntries(
        answer.points
          .filter((point) => reasonOf(point).trim() === '')
          .map(({ id }) => [id, t`Écrivez une raison, ou réglez ce point.`]),
      ),
      ...(!assents && { assent: t`Cochez cette case pour signer.` }),
      ...(by === 'password' && password === '' && { password: t`Tapez le mot de passe de votre compte.` }),
    };
  };

  const bodyOf = async (chosen: SigningMethod, proof: SigningProof): Promise<SigningBody> => {
    const common = {
      proof,
      assent: true,
      reasons: answer.points.map((point) => ({ point: point.id, reason: reasonOf(point).trim() })),
      ...(answer.dictation === 'left' && givesUpDictation && { givesUpDictation }),
    } as const;
    if (chosen !== 'certificate') return { method: chosen, ...common };
    if (certificate.file === null) throw new Error('No certificate file is chosen.');
    const file = await readBase64(certificate.file);
    return { method: 'certificate', certificate: { file, password: certificate.password }, ...common };
  };

  const attempt = async (by: ProofMeans, chosen: SigningMethod): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      const proof = await proofBy(by, password);
      const signed = await signing.mutateAsync({ version, body: await bodyOf(chosen, proof) });
      keepTypedReasons(formId, null);
      onSigned(signed);
    } catch (error) {
      // Only said: the keyboard stays where it can try again.
      if (error instanceof PasskeyNotUsed) return setErrors({ passkey: t`Aucune clé d’accès n’a servi.` });
      const failure = error instanceof Error ? error : new Error(String(error));
      const place = placeOfError(failure);
      // What is left open was not assented to.
      if (place === 'points') setAssents(false);
      refuse({ [place]: failure.message });
    } finally {
      setBusy(false);
    }
  };

  const typed: SignForm = {
    method,
    chooseMethod: (chosen) => {
      setMethod(chosen);
      setErrors(({ method: _method, needs: _needs, ...others }) => others);
    },
    certificate,
    changeCertificate: (changed) => {
      settle(changed.file === certificate.file ? 'certificatePassword' : 'certificate');
      setCertificate(changed);
    },
    reasonOf,
    changeReason: (point, reason) => {
      const changed = { ...reasons, [point]: reason };
      setReasons(changed);
      keepTypedReasons(formId, changed);
      settle(point);
    },
    assents,
    changeAssent: (changed) => {
      setAssents(changed);
      settle('assent');
    },
    givesUpDictation,
    changeGivesUpDictation: (changed) => {
      setGivesUpDictation(changed);
      settle('dictation');
    },
    password,
    changePassword: (changed) => {
      setPassword(changed);
      settle('password');
    },
    errors,
    settle,
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
