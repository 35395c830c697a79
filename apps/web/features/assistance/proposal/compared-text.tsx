import { diffWords } from '@constat/assistance/fidelity';
import type { Difference } from '@constat/assistance/fidelity';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { FactNumber } from './fact-number.tsx';
import { groupRuns, markDifferences } from './mark-differences.ts';
import type { MarkedRun, RunGroup } from './mark-differences.ts';

/** The margins keep a removed word and the one that replaces it apart; only what would be written can be copied. */
const LOOKS = {
  added: 'mx-0.5 rounded-sm bg-ok-soft px-0.5 text-ok underline decoration-2 underline-offset-2',
  removed: 'mx-0.5 rounded-sm bg-danger-soft px-0.5 text-danger line-through select-none',
} as const;

/** Read aloud and never copied. */
function Spoken({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useLingui();
  return (
    <span lang={i18n.locale} className="sr-only select-none">
      {children}
    </span>
  );
}

/** The text of a run; that of a changed fact is bold, its number in the list behind it. */
function RunText({ run, kind }: { readonly run: MarkedRun; readonly kind: RunGroup['kind'] }): ReactNode {
  const { text, facts, ends } = run;
  if (facts.length === 0) return text;
  // The number stays on the line of the word that it belongs to.
  const [, head = '', tail = ''] = /^(.*?)(\S*\s*)$/su.exec(text) ?? [];
  return (
    <>
      <strong
        className={classNames('font-bold', kind === 'same' && 'rounded-sm bg-warn-soft px-0.5 text-ink')}
      >
        {ends.length === 0 ? text : head}
      </strong>
      {ends.length > 0 && (
        <span className="whitespace-pre">
          <strong className={classNames('font-bold', kind === 'same' && 'rounded-sm bg-warn-soft text-ink')}>
            {tail}
          </strong>
          {ends.map((number) => (
            <FactNumber key={number} number={number} place="text" />
          ))}
        </span>
      )}
    </>
  );
}

function Group({ group }: { readonly group: RunGroup }): ReactNode {
  const { t } = useLingui();
  const { kind } = group;
  const texts = group.runs.map((run, index) => <RunText key={index} run={run} kind={kind} />);
  if (kind === 'same') return texts;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element className={LOOKS[kind]}>
      <Spoken>{kind === 'added' ? t`ajouté\u00A0:` : t`supprimé\u00A0:`} </Spoken>
      {texts}
      <Spoken>; </Spoken>
    </Element>
  );
}

/** What a comparison looks like, in words. */
export function ComparisonLegend(): ReactNode {
  return (
    <p className="mb-2 text-sm text-muted">
      <Trans>
        Le texte <span className={LOOKS.added}>ajouté</span> est souligné, le texte{' '}
        <span className={LOOKS.removed}>supprimé</span> est barré.
      </Trans>
    </p>
  );
}

/** Runs of a comparison as one text; what is selected and copied in it is the proposed text alone. */
export function MarkedText({
  runs,
  language,
}: {
  readonly runs: readonly MarkedRun[];
  readonly language: 'fr' | 'en';
}): ReactNode {
  return (
    <div lang={language} data-compared className="leading-loose break-words whitespace-pre-wrap">
      {groupRuns(runs).map((group, index) => (
        // The groups are one text: their order is their identity.
        <Group key={index} group={group} />
      ))}
    </div>
  );
}

/** A proposal against the text that it would replace, word by word. */
export function ComparedText({
  runs,
  language,
}: {
  readonly runs: readonly MarkedRun[];
  readonly language: 'fr' | 'en';
}): ReactNode {
  return (
    <>
      <ComparisonLegend />
      <div className="rounded-control border border-line bg-raised p-3">
        <MarkedText runs={runs} language={language} />
      </div>
    </>
  );
}

/** The runs of a text against the one that stood before it. */
export function compareTexts(
  before: string,
  after: string,
  differences: readonly Difference[],
): readonly MarkedRun[] {
  return markDifferences(diffWords(before, after), differences);
}
