import type { KeptPhrase } from '@constat/contract';
import { foldPhrase } from '@constat/language/text';
import type { FieldId } from '@constat/report/catalogue';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases.ts';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';

/** With more than these a field to search in them stands above. */
const SEARCHED_FROM = 7;

/** The phrases for one field in the language of the report; a press takes one. */
export function PhraseDialog({
  field,
  name,
  language,
  onChoose,
  onClose,
}: {
  readonly field: FieldId;
  readonly name: string;
  readonly language: 'fr' | 'en';
  readonly onChoose: (phrase: KeptPhrase) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { data, error, refetch } = usePhrases();
  const [search, setSearch] = useState('');
  const all = data?.filter((phrase) => phrase.field === field && phrase.language === language) ?? [];
  const shown = all.filter(({ text }) => foldPhrase(text).includes(foldPhrase(search)));
  return (
    <Dialog title={t`Mes phrases : ${name}`} isOpen onClose={onClose} width="wide">
      {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingLine />}
      {data !== undefined && all.length === 0 && (
        <p className="text-muted">
          {t`Aucune phrase encore. Les phrases de vos rapports exportés s’ajoutent ici, sans leurs noms, dates ni mesures; vous pouvez aussi en écrire à la page Profil.`}
        </p>
      )}
      {all.length >= SEARCHED_FROM && (
        <Field label={t`Chercher`} className="mb-3">
          {(control) => (
            <input
              {...control}
              type="search"
              className={inputClass}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      )}
      {all.length > 0 && shown.length === 0 && <p className="text-muted">{t`Aucune phrase trouvée.`}</p>}
      <ul className="space-y-2">
        {shown.map((phrase) => (
          <li key={phrase.id}>
            <button
              type="button"
              lang={language}
              className="w-full rounded-control border border-line px-3 py-2 text-left hover:border-accent hover:bg-sunken"
              onClick={() => onChoose(phrase)}
            >
              {phrase.text}
              {phrase.uses > 0 && (
                <span className="ml-2 text-sm whitespace-nowrap text-muted">
                  <Plural value={phrase.uses} one="# rapport" other="# rapports" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
