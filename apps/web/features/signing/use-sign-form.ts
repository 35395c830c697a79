import type {
  OpenPoint,
  SignedVersion,
  SigningAnswer,
  SigningBody,
  SigningMethod,
  SigningProof,
} from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { DictationForm } from './unfinished-dictation.tsx';
import { withCertificate } from './read-certificate.ts';
import { useSign } from './signing-api.ts';
import { useSignature } from './use-signature.ts';
import type { SignatureForm, SignErrors } from './use-signature.ts';
import { onSession } from '../../shared/api/session-events.ts';

/** Reasons that were typed and not signed, by point, of the report whose signing was opened last. In memory alone. */
let typed: { readonly formId: string; readonly reasons: Readonly<Record<string, string>> } | null = null;

onSession((event) => {
  if (event === 'left') typed = null;
});

/** What was typed for that report before the physician went to a field. */
const typedReasons = (formId: string): Readonly<Record<string, string>> =>
  typed?.formId === formId ? typed.reasons : {};

/** Keeps what is typed while the page lives; null forgets it. */
function keepTypedReasons(formId: string, reasons: Readonly<Record<string, string>> | null): void {
  typed = reasons === null ? null : { formId, reasons };
}

/** What a signature asks for. */
export type Asked = Pick<SigningAnswer, 'points' | 'missingIdentity' | 'signerUnknown' | 'dictation'>;

export interface SignForm extends SignatureForm<SigningMethod>, DictationForm {
  readonly reasonOf: (point: OpenPoint) => string;
  readonly changeReason: (point: string, reason: string) => void;
  /** Takes back what was refused there. */
  readonly settle: (name: string) => void;
}

/** What is typed to sign a report, and a ref for its form. */
export function useSignForm(
  { formId, version }: { readonly formId: string; readonly version: number },
  answer: Asked,
  onSigned: (version: SignedVersion) => void,
): readonly [SignForm, RefObject<HTMLFormElement | null>] {
  const { t } = useLingui();
  const { form, settle, takeAssentBack, certificate, build } = useSignature<SigningMethod>();
  const signing = useSign(formId);
  const [reasons, setReasons] = useState(() => typedReasons(formId));
  const [givesUpDictation, setGivesUpDictation] = useState(false);
  const reasonOf = ({ id, reason }: OpenPoint): string => reasons[id] ?? reason ?? '';

  const missing = (): SignErrors => {
    const { dictation } = answer;
    return {
      ...(dictation === 'under-way' && {
        dictation: t`Une dictée est en cours dans un autre onglet ou sur un autre ordinateur. Arrêtez-la et attendez ses derniers mots. Rien n’a été signé.`,
      }),
      ...(dictation === 'left' &&
        !givesUpDictation && {
          dictation: t`Terminez cette dictée, ou cochez cette case pour signer sans ce qui en reste.`,
        }),
      ...Object.fromEntries(
        answer.points
          .filter((point) => reasonOf(point).trim() === '')
          .map(({ id }) => [id, t`Écrivez une raison, ou réglez ce point.`]),
      ),
    };
  };

  const bodyOf = async (method: SigningMethod, proof: SigningProof): Promise<SigningBody> => {
    const common = {
      proof,
      assent: true,
      reasons: answer.points.map((point) => ({ point: point.id, reason: reasonOf(point).trim() })),
      ...(answer.dictation === 'left' && givesUpDictation && { givesUpDictation }),
    } as const;
    return method === 'certificate' ? withCertificate(certificate, common) : { method, ...common };
  };

  const typed: SignForm = {
    ...build({
      isIncomplete: answer.missingIdentity.length > 0 || answer.signerUnknown,
      missing,
      send: async (method, prove) => {
        const signed = await signing.mutateAsync({ version, body: await bodyOf(method, await prove()) });
        keepTypedReasons(formId, null);
        onSigned(signed);
      },
      onRefused: (place) => {
        // What is left open was not assented to.
        if (place === 'points') takeAssentBack();
      },
    }),
    reasonOf,
    changeReason: (point, reason) => {
      const changed = { ...reasons, [point]: reason };
      setReasons(changed);
      keepTypedReasons(formId, changed);
      settle(point);
    },
    givesUpDictation,
    changeGivesUpDictation: (changed) => {
      setGivesUpDictation(changed);
      settle('dictation');
    },
    settle,
  };
  return [typed, form];
}
