import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, Eraser, Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { textareaClass } from '../../../shared/ui/controls.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { FieldBar, selectNextField } from './field-bar.tsx';
import type { FinalText } from './use-final-text.ts';

export interface FinalTextEditorProps {
  readonly final: FinalText;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Name of the section, null while none is chosen. */
  readonly sectionName: string | null;
  readonly language: 'fr' | 'en';
  /** True while text may still come. */
  readonly isBusy: boolean;
  readonly onSave: () => void;
  /** More buttons for the toolbar. */
  readonly tools?: ReactNode;
}

/** The text that goes into the report: typed or dictated, copied, cleared, saved. */
export function FinalTextEditor({
  final,
  area,
  sectionName,
  language,
  isBusy,
  onSave,
  tools,
}: FinalTextEditorProps): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const icon = 'size-4';
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const follow = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    if (start !== selection.start || end !== selection.end) setSelection({ start, end });
  };
  /** Tab goes through the fields to fill, and leaves the text after the last one; with Shift it always leaves. */
  const jump = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (selectNextField(event.currentTarget, false)) event.preventDefault();
  };
  const words = final.text.split(/\s+/u).filter((word) => word !== '').length;
  const copy = () =>
    navigator.clipboard.writeText(final.text).then(
      () => showToast({ title: t`Texte copié` }),
      () =>
        showToast({ title: message('error'), description: message('clipboardFailed'), look: 'destructive' }),
    );
  const clear = () => {
    final.replace(() => ({ text: '', cursor: 0 }));
    showToast({
      title: t`Texte effacé`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: final.takeBack },
    });
    area.current?.focus();
  };
  return (
    <Card aria-labelledby="final-text-title" className="flex flex-1 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="final-text-title" className="text-lg font-bold">
          <label htmlFor="final-text">{t`Texte final`}</label>
        </h2>
        <div className="flex flex-wrap gap-2">
          {tools}
          <Button
            size="small"
            icon={<Copy aria-hidden="true" className={icon} />}
            isUnavailable={final.text === ''}
            onClick={() => void copy()}
          >
            {t`Copier le texte`}
          </Button>
          <Button
            size="small"
            icon={<Eraser aria-hidden="true" className={icon} />}
            isUnavailable={final.text === ''}
            onClick={clear}
          >
            {t`Effacer le texte`}
          </Button>
        </div>
      </div>
      {final.isRestored && (
        <Notice>
          <p>
            <Trans>
              Un texte que vous n’aviez pas sauvegardé dans la section a été retrouvé sur cet appareil.
            </Trans>
          </p>
          <Button size="small" className="mt-2" onClick={final.backToReport}>
            {t`Revenir au texte du rapport`}
          </Button>
        </Notice>
      )}
      {!final.isKept && (
        <Notice look="danger">
          <Trans>
            Ce navigateur refuse de conserver le texte. Sauvegardez-le dans la section avant de quitter cette
            page.
          </Trans>
        </Notice>
      )}
      <FieldBar final={final} area={area} selection={selection} />
      <textarea
        autoComplete="off"
        id="final-text"
        ref={area}
        lang={language}
        value={final.text}
        disabled={sectionName === null}
        spellCheck
        placeholder={sectionName === null ? t`Choisissez d’abord une section.` : t`Dictez, ou écrivez ici.`}
        onChange={(event) => final.type(event.target.value)}
        onKeyDown={jump}
        onSelect={follow}
        className={`${textareaClass} min-h-[26rem] max-w-[720px] flex-1 px-3 py-3 font-serif text-[17.5px] leading-[28px] sm:px-[25px] sm:py-5 lg:min-h-[max(26rem,calc(100dvh-19rem))]`}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          <Plural value={words} one="# mot" other="# mots" />
          {final.text !== final.base && (
            <>
              {' · '}
              <Trans>pas encore dans le rapport</Trans>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {final.before !== null && (
            <Button
              variant="ghost"
              icon={<Undo2 aria-hidden="true" className={icon} />}
              onClick={() => {
                final.takeBack();
                // The button goes with what it took back.
                area.current?.focus();
              }}
            >
              {t`Annuler le dernier ajout`}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Save aria-hidden="true" className={icon} />}
            isUnavailable={isBusy || sectionName === null}
            onClick={onSave}
          >
            {t`Sauvegarder dans la section`}
          </Button>
        </div>
      </div>
    </Card>
  );
}
