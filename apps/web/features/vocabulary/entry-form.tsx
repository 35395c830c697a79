import type { StoredVocabularyEntry } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { useSaveEntry } from '../../shared/vocabulary-api.ts';
import { KindField } from './kind-field.tsx';

/** An entry to be changed: Enter saves it, Escape leaves it as it was. */
export function EntryForm({
  entry,
  onDone,
}: {
  readonly entry: StoredVocabularyEntry;
  readonly onDone: () => void;
}): ReactNode {
  const { t } = useLingui();
  const [term, setTerm] = useState(entry.term);
  const [kind, setKind] = useState(entry.kind);
  const [heard, setHeard] = useState(entry.heard.join(', '));
  const save = useSaveEntry();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form
      noValidate
      aria-label={t`Modifier « ${entry.term} »`}
      className="flex flex-wrap items-start gap-2 bg-sunken px-3 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        const forms = heard.split(',').map((form) => form.trim());
        save.mutate(
          { id: entry.id, term: term.trim(), kind, heard: forms.filter((form) => form !== '') },
          { onSuccess: onDone },
        );
      }}
    >
      <Field label={t`Mot ou nom`} error={save.error?.message} className="min-w-40 flex-1">
        {(control) => (
          <input
            {...control}
            ref={first}
            onKeyDown={leave}
            autoComplete="off"
            className={inputClass}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        )}
      </Field>
      <KindField kind={kind} onKind={setKind} />
      <Field
        label={t`Entendu comme (facultatif)`}
        hint={t`Ce que la reconnaissance écrit à sa place, séparé par des virgules : lyric a, la rica.`}
        className="w-full"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            className={inputClass}
            onKeyDown={leave}
            value={heard}
            onChange={({ target }) => setHeard(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="small" isPending={save.isPending}>
        {t`Enregistrer les changements`}
      </Button>
      <Button size="small" variant="ghost" onClick={onDone}>
        {t`Annuler`}
      </Button>
    </form>
  );
}
