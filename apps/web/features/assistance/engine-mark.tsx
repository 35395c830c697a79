import type { AssistanceStatus } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { Cloud, CloudOff, ShieldCheck } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { useAssistanceStatus } from './assistance-api.ts';

/** The element of the page that says once, in words, what the mark beside each button means. */
const LEGEND_ID = 'assistance-engine';

/** The engine in use and whether the text leaves this machine for it, in words; empty until it is known. */
export function useEngineSentence(): string {
  const { t } = useLingui();
  const { data } = useAssistanceStatus();
  if (data === undefined) return '';
  if (data.engine === 'local') return t`Règles locales : le texte reste sur cet ordinateur`;
  const name = data.model ?? data.engine;
  const { host = '', state } = data;
  if (state === 'not-allowed')
    return t`${name} (${host}) : rien n’est envoyé tant que l’administrateur ne l’a pas permis`;
  return data.leavesMachine
    ? t`${name} : le texte est envoyé à ${host}, sans ce que la section A et le nom au dossier disent du travailleur`
    : t`${name} : le texte reste ici`;
}

/** What ties a button of assistance to the sentence of {@link EngineLegend}. */
export function useEngineDescription(): Pick<AriaAttributes, 'aria-describedby'> {
  return useAssistanceStatus().data === undefined ? {} : { 'aria-describedby': LEGEND_ID };
}

const LOCAL: AssistanceStatus = { engine: 'local', leavesMachine: false, state: 'ready' };

function WhereIcon({ leavesMachine, state }: Pick<AssistanceStatus, 'leavesMachine' | 'state'>): ReactNode {
  const props = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;
  if (state === 'not-allowed') return <CloudOff {...props} />;
  return leavesMachine ? <Cloud {...props} /> : <ShieldCheck {...props} />;
}

/** Stands beside every button of assistance; in words where the text leaves the machine, and where there is room. */
export function EngineMark({
  isLong = false,
  isLocal = false,
}: {
  readonly isLong?: boolean;
  /** True for what the rules do in the page, whatever engine is in use. */
  readonly isLocal?: boolean;
}): ReactNode {
  const { t } = useLingui();
  const status = useAssistanceStatus().data;
  const inUse = useEngineSentence();
  if (status === undefined) return null;
  const data = isLocal ? LOCAL : status;
  const sentence = isLocal ? t`Règles locales : le texte reste sur cet ordinateur` : inUse;
  const { host = '', state } = data;
  const name = data.engine === 'local' ? '' : (data.model ?? data.engine);
  const away = state === 'not-allowed' ? t`non permis` : t`envoyé à ${host}`;
  const short = data.leavesMachine ? away : name;
  return (
    <span
      title={sentence}
      className={classNames(
        'inline-flex items-center gap-1 text-sm',
        data.leavesMachine ? 'text-warn' : 'text-muted',
      )}
    >
      <WhereIcon leavesMachine={data.leavesMachine} state={data.state} />
      {isLong ? sentence : short !== '' && <span aria-hidden="true">{short}</span>}
    </span>
  );
}

/** Says once for the whole page which engine the buttons ask, beside the mark that each of them carries. */
export function EngineLegend(): ReactNode {
  const { t } = useLingui();
  const { data } = useAssistanceStatus();
  const sentence = useEngineSentence();
  if (data === undefined) return null;
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 px-3 pt-5 text-sm sm:px-6 print:hidden',
        data.leavesMachine ? 'font-semibold text-warn' : 'text-muted',
      )}
    >
      <WhereIcon leavesMachine={data.leavesMachine} state={data.state} />
      <span>
        {t`Aide à la rédaction`} · <span id={LEGEND_ID}>{sentence}</span>
      </span>
    </p>
  );
}
