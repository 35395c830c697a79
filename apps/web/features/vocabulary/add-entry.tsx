import type { EntryKind } from '@constat/dictation/vocabulary';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useSaveEntry } from '../../shared/vocabulary-api.ts';
import { KindField } from './kind-field.tsx';

/** Adds an entry with one field and Enter; the next one can be typed at once, of the same kind. */
export function AddEntry(): ReactNode {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const [kind, setKind] = useState<EntryKind>('name');
  const input = useRef<HTMLInputElement>(null);
  const save = useSaveEntry();
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.focus();
        const written = term.trim();
        if (written === '' || save.isPending) return;
        save.mutate(
          { term: written, kind, heard: [] },
          {
            onSuccess: (entry) => {
              setTerm((present) => (present.trim() === written ? '' : present));
              showToast({ title: t`« ${entry.term} » est dans votre vocabulaire` });
            },
          },
        );
      }}
    >
      <Field
        label={t`Ajouter un mot ou un nom`}
        error={save.error?.message}
        className="min-w-48 flex-1"
        hint={t`D’un à six mots, écrits comme dans un rapport. Entrée l’ajoute.`}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            autoComplete="off"
            className={inputClass}
            value={term}
            onChange={({ target }) => {
              setTerm(target.value);
              if (save.error !== null) save.reset();
            }}
          />
        )}
      </Field>
      <KindField kind={kind} onKind={setKind} />
      <Button
        type="submit"
        className="sm:mt-7"
        isPending={save.isPending}
        icon={<Plus aria-hidden="true" className="size-4" />}
      >
        {t`Ajouter`}
      </Button>
    </form>
  );
}
