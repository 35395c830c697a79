import type { GeneratedAnswer } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { isOutside } from '../is-outside.ts';
import type { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { DifferenceList } from '../proposal/difference-list.tsx';
import { factsIn } from '../proposal/mark-differences.ts';
import { chosenConclusion, sentenceKey } from './chosen-conclusion.ts';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';
import { markSentences } from './mark-sentences.ts';
import { SourcedSentences } from './sourced-sentences.tsx';
import type { SourcePlace } from './sourced-sentences.tsx';
import { UnsourcedSentences } from './unsourced-sentences.tsx';
import { ProposalFooter } from '../proposal/proposal-footer.tsx';
import { createPassageFinder } from './find-passages.ts';
import type { Passage } from './find-passages.ts';

/** The passages of a field's present text that a sentence was drawn from; none where the field is no text. */
type ReadPassages = (field: FieldId, sentence: string) => readonly Passage[];

/** Reads the texts of a report for passages, each of them once until it changes. */
function createPassageReader(textOf: (field: FieldId) => string): ReadPassages {
  const known = new Map<
    FieldId,
    { readonly text: string; readonly find: ReturnType<typeof createPassageFinder> }
  >();
  return (field, sentence) => {
    if (REPORT_TYPES.field(field)?.kind !== 'text') return [];
    const text = textOf(field);
    let reader = known.get(field);
    if (reader?.text !== text) {
      reader = { text, find: createPassageFinder(text) };
      known.set(field, reader);
    }
    return reader.find(sentence);
  };
}

/**
 * A conclusion before it is taken: each sentence with the fields that it came from, those without one left out. Set aside,
 * it keeps what was ticked and, when it is shown again, the focus on the source that was looked at.
 */
export function ConclusionDialog({
  answer,
  isOpen,
  language,
  seen,
  changed,
  texts: present,
  onShow,
  onRenew,
  onApply,
  onClose,
}: {
  readonly answer: GeneratedAnswer;
  /** False while it is set aside. */
  readonly isOpen: boolean;
  readonly language: 'fr' | 'en';
  /** The present texts of the fields, which would be replaced. */
  readonly seen: ReadonlyMap<FieldId, string>;
  /** The sources whose text is no longer what the conclusion was drawn from. */
  readonly changed: readonly FieldId[];
  /** The texts of the report as they are now. */
  readonly texts: ReadonlyMap<FieldId, string>;
  readonly onShow: (place: SourcePlace) => void;
  /** Draws the conclusion anew. */
  readonly onRenew: () => void;
  readonly onApply: (accepted: AcceptedTexts) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const passagesOf = useMemo(() => createPassageReader((id) => present.get(id) ?? ''), [present]);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const { differences } = answer.fidelity;
  const marked = useMemo(() => markSentences(answer.sources, answer.fidelity.differences), [answer]);
  const runs = [...marked.values()].flat().flatMap((sentence) => sentence.runs);
  const said = [...marked.values()].flat().length + answer.unsourced.length;
  const count = differences.length;
  const nameOf = (id: FieldId): string => {
    const field = REPORT_TYPES.field(id);
    return field === undefined ? id : localised(field.label);
  };
  const texts = chosenConclusion(answer, { ticked, written });
  const replaced = [...texts.keys()].filter((id) => (seen.get(id) ?? '').trim() !== '');
  const proposal = {
    operation: 'conclude',
    engine: answer.engine,
    texts,
    seen,
    differences,
    doubts: answer.unsourced.length,
    hasMoved: false,
  } as const;
  return (
    <Dialog
      title={t`Conclusion proposée`}
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      footer={
        <ProposalFooter
          proposal={proposal}
          changes={<Plural value={said} one="# phrase" other="# phrases" />}
          isEmpty={texts.size === 0}
          apply={
            count === 0 ? (
              t`Insérer dans le rapport`
            ) : (
              <Plural value={count} one="Insérer malgré # différence" other="Insérer malgré # différences" />
            )
          }
          read={() => [...texts.values()].join('\n\n')}
          onApply={onApply}
          onClose={onClose}
        />
      }
    >
      <FocusOn name={lookedAt} />
      {changed.length > 0 && (
        <Notice look="warn" className="sticky -top-4 z-10 mb-3">
          <p>
            <Trans>
              Modifié depuis que cette conclusion a été proposée : {changed.map(nameOf).join(', ')}
            </Trans>
          </p>
          <Button size="small" className="mt-1" onClick={onRenew}>{t`Générer de nouveau`}</Button>
        </Notice>
      )}
      <DifferenceList
        differences={differences}
        placed={factsIn(runs)}
        isOutside={isOutside(answer.engine)}
        isSummary
      />
      {replaced.length > 0 && (
        <p className="mb-3 text-warn">
          <Trans>
            Le texte présent sera remplacé (il reste récupérable) : {replaced.map(nameOf).join(', ')}
          </Trans>
        </p>
      )}
      <div className="space-y-4">
        {CONCLUSION_FIELDS.map((field) => (
          <SourcedSentences
            key={field}
            field={field}
            name={nameOf(field)}
            sentences={marked.get(field) ?? []}
            language={language}
            nameOf={nameOf}
            passagesOf={passagesOf}
            phrases={answer.phrases.filter((phrase) => phrase.field === field)}
            chosenAt={(index) => written.get(sentenceKey(field, index)) ?? null}
            onChoose={(index, text) => {
              const next = new Map(written);
              if (text === null) next.delete(sentenceKey(field, index));
              else next.set(sentenceKey(field, index), text);
              setWritten(next);
            }}
            onShow={(name, place) => {
              setLookedAt(name);
              onShow(place);
            }}
          />
        ))}
        <UnsourcedSentences
          sentences={answer.unsourced}
          ticked={ticked}
          nameOf={nameOf}
          language={language}
          onTick={setTicked}
        />
      </div>
    </Dialog>
  );
}

/** Gives the focus to the button of that name, once. */
function FocusOn({ name }: { readonly name: string | null }): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [wanted] = useState(name);
  useEffect(() => {
    if (wanted === null) return;
    const dialog = ref.current?.closest('[role$=dialog]');
    dialog?.querySelector<HTMLElement>(`[data-source="${CSS.escape(wanted)}"]`)?.focus();
  }, [wanted]);
  return <span ref={ref} hidden />;
}
