import type { KeptPhrase } from '@constat/contract';
import { LONGEST_PHRASE, PHRASE_FIELDS } from '@constat/assistance/phrase-book';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useLocalised } from '../../shared/i18n/localised.ts';
import { useAddPhrase, useChangePhrase, usePhrases, useRemovePhrase } from '../../shared/phrases.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { selectClass, textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';

type PhraseField = KeptPhrase['field'];

/** A phrase being written: `id` null for a new one. */
interface Draft {
  readonly id: string | null;
  readonly field: PhraseField;
  readonly language: 'fr' | 'en';
  readonly text: string;
}

/** The sentences that the physician keeps from one report to the next: looked at, written, changed, taken away. */
export function PhrasesCard(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = useFieldName();
  const { data, error, refetch } = usePhrases();
  const adding = useAddPhrase();
  const changing = useChangePhrase();
  const removing = useRemovePhrase();
  const [draft, setDraft] = useState<Draft | null>(null);
  const failure = adding.error ?? changing.error ?? removing.error;

  const save = (): void => {
    const text = draft?.text.trim() ?? '';
    if (draft === null || text === '') return;
    const onSuccess = (): void => setDraft(null);
    if (draft.id === null)
      adding.mutate({ field: draft.field, language: draft.language, text }, { onSuccess });
    else changing.mutate({ id: draft.id, text }, { onSuccess });
  };
  const remove = ({ id, field, language: of, text }: KeptPhrase): void =>
    removing.mutate(id, {
      onSuccess: () =>
        showToast({
          title: t`Phrase retirée`,
          action: {
            label: t({ message: 'Annuler', context: 'undo' }),
            onPress: () => adding.mutate({ field, language: of, text }),
          },
        }),
    });
  const editor = draft !== null && (
    <PhraseEditor
      draft={draft}
      isPending={adding.isPending || changing.isPending}
      onChange={setDraft}
      onSave={save}
      onCancel={() => setDraft(null)}
    />
  );

  return (
    <Card className="mt-6 p-5" aria-labelledby="phrases-title">
      <h2 id="phrases-title" className="text-xl font-bold">{t`Mes phrases`}</h2>
      <p className="mt-1 text-muted">
        <Trans>
          Vos formulations pour chaque point du mandat. Celles de vos rapports exportés s’y ajoutent
          d’elles-mêmes, sans nom ni citation, les dates, mesures, côtés et diagnostics remplacés par des
          crochets à remplir. Rien ne quitte cette installation.
        </Trans>
      </p>
      <div className="mt-4 space-y-4">
        {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingLine />}
        {failure !== null && <Notice look="danger">{failure.message}</Notice>}
        {data?.length === 0 && <p>{t`Aucune phrase encore.`}</p>}
        {PHRASE_FIELDS.map((field) => {
          const phrases = data?.filter((phrase) => phrase.field === field) ?? [];
          if (phrases.length === 0) return null;
          return (
            <section key={field} aria-label={nameOf(field)}>
              <h3 className="font-semibold">{nameOf(field)}</h3>
              <ul className="mt-1 divide-y divide-line border-y border-line">
                {phrases.map((phrase) => (
                  <li key={phrase.id} className="flex items-start gap-2 py-2">
                    {draft?.id === phrase.id ? (
                      <div className="grow">{editor}</div>
                    ) : (
                      <>
                        <p className="grow" lang={phrase.language}>
                          {phrase.text}
                          <span className="ml-2 inline-flex gap-2 text-sm whitespace-nowrap text-muted">
                            {phrase.language !== language && <Badge>{phrase.language.toUpperCase()}</Badge>}
                            {phrase.uses > 0 && (
                              <Plural value={phrase.uses} one="# rapport" other="# rapports" />
                            )}
                          </span>
                        </p>
                        <IconButton label={t`Modifier : ${phrase.text}`} onClick={() => setDraft(phrase)}>
                          <Pencil aria-hidden="true" className="size-4" />
                        </IconButton>
                        <IconButton label={t`Retirer : ${phrase.text}`} onClick={() => remove(phrase)}>
                          <Trash2 aria-hidden="true" className="size-4" />
                        </IconButton>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {draft?.id === null && editor}
        {draft === null && data !== undefined && (
          <Button onClick={() => setDraft({ id: null, field: 'conclusionDiagnostic', language, text: '' })}>
            {t`Écrire une phrase…`}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The same function at each render: the field takes the focus when it comes, and not again while one writes. */
function focusOnce(node: HTMLTextAreaElement | null): void {
  node?.focus();
}

function PhraseEditor({
  draft,
  isPending,
  onChange,
  onSave,
  onCancel,
}: {
  readonly draft: Draft;
  readonly isPending: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useLingui();
  const nameOf = useFieldName();
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {draft.id === null && (
        <div className="flex flex-wrap gap-3">
          <Field label={t`Point du mandat`} className="min-w-0 grow">
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={draft.field}
                onChange={({ target }) => {
                  const field = PHRASE_FIELDS.find((each) => each === target.value) ?? draft.field;
                  onChange({ ...draft, field });
                }}
              >
                {PHRASE_FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {nameOf(field)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t`Langue`}>
            {(control) => (
              <select
                {...control}
                className={selectClass}
                value={draft.language}
                onChange={({ target }) =>
                  onChange({ ...draft, language: target.value === 'en' ? 'en' : 'fr' })
                }
              >
                <option value="fr" lang="fr">
                  Français
                </option>
                <option value="en" lang="en">
                  English
                </option>
              </select>
            )}
          </Field>
        </div>
      )}
      <Field
        label={t`Phrase`}
        hint={t`Laissez entre crochets ce qui change d’un rapport à l’autre : [date…], [côté…], […].`}
      >
        {(control) => (
          <textarea
            {...control}
            ref={focusOnce}
            lang={draft.language}
            maxLength={LONGEST_PHRASE}
            className={textareaClass}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value.replaceAll('\n', ' ') })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onCancel();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending} disabled={draft.text.trim() === ''}>
          {t`Garder la phrase`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>{t`Annuler`}</Button>
      </div>
    </form>
  );
}

function useFieldName(): (field: PhraseField) => string {
  const localised = useLocalised();
  return (field) => {
    const found = REPORT_TYPES.field(field);
    return found === undefined ? field : localised(found.label);
  };
}
