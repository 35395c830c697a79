import { useLingui } from '@lingui/react/macro';
import { Cloud, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { useAssistanceStatus } from './assistance-api.ts';

/** The engine in use and whether the text leaves this machine for it, in words; empty until it is known. */
export function useEngineSentence(): string {
  const { t } = useLingui();
  const { data } = useAssistanceStatus();
  if (data === undefined) return '';
  if (data.engine === 'local') return t`Règles locales : le texte reste sur cet ordinateur`;
  const name = data.model ?? data.engine;
  return data.leavesMachine ? t`${name} : le texte quitte cet ordinateur` : t`${name} : le texte reste ici`;
}

/** Stands beside every button of assistance. */
export function EngineMark({ isLong = false }: { readonly isLong?: boolean }): ReactNode {
  const { t } = useLingui();
  const { data } = useAssistanceStatus();
  const sentence = useEngineSentence();
  if (data === undefined) return null;
  const Icon = data.leavesMachine ? Cloud : ShieldCheck;
  const name = data.engine === 'local' ? t`local` : (data.model ?? data.engine);
  const short = data.leavesMachine ? t`${name}, hors d’ici` : name;
  return (
    <span
      title={sentence}
      className={classNames(
        'inline-flex items-center gap-1 text-sm',
        data.leavesMachine ? 'text-warn' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isLong ? (
        sentence
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{sentence}</span>
        </>
      )}
    </span>
  );
}
