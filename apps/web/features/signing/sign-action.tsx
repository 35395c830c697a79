import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Why a report cannot be signed here and now. */
export type SignBlock =
  /** Whoever helps with the report does not sign it. */
  | 'assistant'
  /** Another tab writes it, or it is shared no longer. */
  | 'elsewhere'
  | 'copy'
  /** Passages that were written twice wait for a choice. */
  | 'conflict'
  /** The microphone is open or its last words are being recognised: they are not in the report yet. */
  | 'dictating';

/** « Signer et verrouiller », with what it means, or why it cannot be. */
export function SignAction({
  block,
  isSaved,
  isPending,
  failure,
  isChanged,
  onPress,
}: {
  readonly block: SignBlock | null;
  /** A draft on the server holds the report. */
  readonly isSaved: boolean;
  readonly isPending: boolean;
  /** Why the server does not hold all of the report. */
  readonly failure: string | null;
  /** What came from elsewhere while it was saved has to be read first. */
  readonly isChanged: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const why: Readonly<Record<SignBlock, string>> = {
    assistant: t`Seul le médecin signe le rapport.`,
    elsewhere: t`Le rapport est ouvert ailleurs et ne fait que se lire ici : signez-le là où il s’écrit.`,
    copy: t`Une copie ne se signe pas. Sauvegardez-la d’abord en brouillon, et signez ce brouillon.`,
    conflict: t`Des passages écrits à deux endroits attendent votre choix, au haut du formulaire.`,
    dictating: t`Une dictée est en cours : arrêtez-la et attendez ses derniers mots avant de signer.`,
  };
  const note = isSaved
    ? t`Le rapport signé ne change plus; une correction devient un addenda ou une nouvelle version.`
    : t`Le rapport est d’abord sauvegardé en brouillon. Une fois signé, il ne change plus; une correction devient un addenda ou une nouvelle version.`;
  return (
    <div className="print:hidden">
      <Button
        variant="primary"
        size="large"
        className="w-full"
        icon={<Lock aria-hidden="true" className="size-5" />}
        isPending={isPending}
        isUnavailable={block !== null}
        aria-describedby={id}
        onClick={onPress}
      >
        {t`Signer et verrouiller`}
      </Button>
      <p id={id} className="mt-2 text-sm text-muted">
        {block === null ? note : why[block]}
      </p>
      {isChanged && (
        <div role="alert" className="mt-3">
          <Notice look="warn">
            <p className="font-semibold">{t`Le rapport a changé entre-temps.`}</p>
            <p>{t`La révision montre maintenant ce qui vient d’y être écrit. Relisez-le, puis signez.`}</p>
          </Notice>
        </div>
      )}
      {failure !== null && (
        <Notice look="danger" className="mt-3">
          <p className="font-semibold">{t`Le rapport n’est pas tout entier sur le serveur.`}</p>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
