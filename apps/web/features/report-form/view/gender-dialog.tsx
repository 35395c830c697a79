import type { FieldId } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { FieldInOtherGender, GenderItem } from '../state/gender-choice.ts';
import { bySection } from './by-section.ts';
import { useOtherGender } from './other-gender.tsx';
import { useReportType } from './report-context.tsx';

/** A place in the text of a field. */
export interface TextPlace {
  readonly field: FieldId;
  readonly start: number;
  readonly end: number;
}

interface Choice {
  readonly accepted: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly onShow: (place: TextPlace) => void;
}

/** One change as it would stand in its sentence, to be taken or left alone. */
function ChangeBox({
  item,
  field,
  isDoubtful,
  choice: { accepted, onToggle, onShow },
}: {
  readonly item: GenderItem;
  readonly field: FieldId;
  readonly isDoubtful: boolean;
  readonly choice: Choice;
}): ReactNode {
  const { t } = useLingui();
  const { key, word, replacement, before, after, start, end } = item;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-1.5 pl-3">
      <label className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <input
          type="checkbox"
          checked={accepted.has(key)}
          onChange={() => onToggle(key)}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0">
          {before}
          <mark className="rounded-[0.2rem] bg-warn-soft px-0.5 text-warn">
            {word} → <strong>{replacement}</strong>
          </mark>
          {after}
        </span>
      </label>
      {isDoubtful && (
        <Button size="small" variant="ghost" onClick={() => onShow({ field, start, end })}>
          {t`Voir dans le texte`}
          <span className="sr-only"> {word}</span>
        </Button>
      )}
    </li>
  );
}

/** The changes of one kind, by section and field. */
function Changes({
  found,
  kind,
  choice,
}: {
  readonly found: readonly FieldInOtherGender[];
  readonly kind: 'words' | 'doubts';
  readonly choice: Choice;
}): ReactNode {
  const localised = useLocalised();
  const type = useReportType();
  return (
    <ul className="space-y-4">
      {bySection(
        type,
        found.filter((each) => each[kind].length > 0),
      ).map(({ section, fields }) => (
        <li key={section.id}>
          <h4 className="font-serif font-semibold">
            {section.number}. {localised(section.title)}
          </h4>
          {fields.map((each) => (
            <div key={each.field} className="mt-1.5">
              <h5 className="text-sm font-semibold text-muted">
                {localised(type.field(each.field)?.label ?? section.title)}
              </h5>
              <ul className="mt-0.5 divide-y divide-line border-l-2 border-line-strong">
                {each[kind].map((item) => (
                  <ChangeBox
                    key={item.key}
                    item={item}
                    field={each.field}
                    isDoubtful={kind === 'doubts'}
                    choice={choice}
                  />
                ))}
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface GenderDialogProps {
  readonly onClose: () => void;
  /** Leaves the dialog for that place of a text. */
  readonly onShow: (place: TextPlace) => void;
}

function OpenGenderDialog({ onClose, onShow }: GenderDialogProps): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { found, count, doubtCount, ignore, correct } = useOtherGender();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isTurned = ({ key }: GenderItem): boolean => turned.has(key);
  const accepted = new Set(
    found
      .flatMap(({ words, doubts }) => [
        ...words.filter((item) => !isTurned(item)),
        ...doubts.filter(isTurned),
      ])
      .map(({ key }) => key),
  );
  const choice: Choice = {
    accepted,
    onShow,
    onToggle: (key) =>
      setTurned((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
  };
  const answer = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      title={t`Genre incohérent`}
      isOpen
      width="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={answer(ignore)}>{say('ignore')}</Button>
          <Button
            variant="primary"
            isUnavailable={accepted.size === 0}
            onClick={answer(() => correct(accepted))}
          >
            {say('correctAutomatically')}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <section aria-label={t`Changements proposés`}>
          <h3 className="font-semibold">{t`Changements proposés`}</h3>
          <p className="mb-3 text-sm text-muted">{t`Seuls les mots cochés changent.`}</p>
          <Changes found={found} kind="words" choice={choice} />
        </section>
      )}
      {doubtCount > 0 && (
        <section aria-label={t`À vérifier`} className={count > 0 ? 'mt-6 border-t border-line pt-4' : ''}>
          <h3 className="font-semibold">{t`À vérifier`}</h3>
          <p className="mb-3 text-sm text-muted">
            {t`Ces mots parlent peut-être d’une autre personne. Ils restent tels quels, sauf si vous les cochez.`}
          </p>
          <Changes found={found} kind="doubts" choice={choice} />
        </section>
      )}
    </Dialog>
  );
}

/** Each word of the other gender as it would change, to be taken or left alone before anything changes. */
export function GenderDialog({
  isOpen,
  ...props
}: GenderDialogProps & { readonly isOpen: boolean }): ReactNode {
  return isOpen ? <OpenGenderDialog {...props} /> : null;
}
