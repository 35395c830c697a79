import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { describeWritten } from './describe-written.ts';
import type { NamedValue } from './describe-written.ts';
import type { FormSpeechView, WrittenAct } from './speech-view.ts';
import type { SpokenForm } from './spoken-form.ts';

/** Cells that differ from the others are named up to so many. */
const MOST_OTHERS = 2;

/** What an utterance wrote, in words. */
function useActText(form: SpokenForm): (act: WrittenAct) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  const localised = useLocalised();
  const nameOf = ({ label, value }: NamedValue): string =>
    value === '' ? t`${label} : vidé` : t`${label} : ${value}`;
  return ({ kind, written }) => {
    const type = form.type();
    const [first] = written;
    if (kind === 'not-examined') return t`Région marquée non examinée`;
    if (kind !== 'cells') {
      const field = first === undefined ? undefined : type.field(first.field);
      const label = field === undefined ? '' : localised(field.label);
      return kind === 'text' ? t`Écrit dans « ${label} »` : t`Corrigé dans « ${label} »`;
    }
    if (written.every(({ adds }) => adds) && first !== undefined) {
      const field = type.field(first.field);
      const label = field === undefined ? '' : localised(field.label);
      return t`Ajouté à « ${label} »`;
    }
    const summary = describeWritten(written, type, { language, normal: t`normal` });
    if (summary.kind === 'named') return summary.values.map(nameOf).join(' · ');
    const { count, value, others } = summary;
    const cells = t`${plural(count, { one: '# case', other: '# cases' })}`;
    if (others.length === 0) return t`${cells} : ${value}`;
    if (others.length > MOST_OTHERS) {
      const differing = others.length;
      return t`${cells} : ${value}, sauf ${plural(differing, { one: '# autre', other: '# autres' })}`;
    }
    const named = others.map(nameOf).join(', ');
    return t`${cells} : ${value}, sauf ${named}`;
  };
}

/** What was written last with its undo, and what was written before it; announced to those who listen to the page. */
export function LastWritten({
  spoken,
  form,
  onUndo,
}: {
  readonly spoken: FormSpeechView;
  readonly form: SpokenForm;
  readonly onUndo: () => void;
}): ReactNode {
  const { t } = useLingui();
  const textOf = useActText(form);
  const [last, ...earlier] = spoken.acts;
  const before = earlier.slice(0, 2).map(textOf).join(' · ');
  return (
    <>
      <div className="flex min-h-8 items-center gap-2">
        <output className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
          {last !== undefined && (
            <>
              <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />
              <span className="line-clamp-2 min-w-0">{textOf(last)}</span>
            </>
          )}
        </output>
        {last !== undefined && (
          <Button
            size="small"
            className="max-lg:min-h-11"
            aria-keyshortcuts="Control+Z Meta+Z"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={onUndo}
          >
            {t({ message: 'Annuler', context: 'undo' })}
          </Button>
        )}
      </div>
      {before !== '' && <p className="truncate text-sm text-muted max-lg:hidden">{t`avant : ${before}`}</p>}
    </>
  );
}
