import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLanguage } from '../../../../shared/i18n/language.ts';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import type { PaletteEntry } from './find-entries.ts';

function KindName({ kind }: { readonly kind: PaletteEntry['kind'] }): ReactNode {
  const { t } = useLingui();
  const names = {
    action: t`Action`,
    section: t`Section`,
    group: t`Région`,
    table: t`Tableau`,
    field: t`Champ`,
  };
  return <span className="shrink-0 text-sm text-muted">{names[kind]}</span>;
}

/** One result, with its name in the other language and its place in the report. */
export function PaletteRow({
  entry,
  isFirst,
  onKeyDown,
  onChoose,
}: {
  readonly entry: PaletteEntry & { readonly keys?: string };
  /** The one that Enter takes from the text. */
  readonly isFirst: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
}): ReactNode {
  const localised = useLocalised();
  const { language } = useLanguage();
  const other = language === 'fr' ? 'en' : 'fr';
  const label = localised(entry.label);
  const translation = entry.label[other];
  return (
    <li>
      <button
        type="button"
        onKeyDown={onKeyDown}
        onClick={onChoose}
        className={classNames(
          'flex min-h-10 w-full items-center gap-3 rounded-control border-l-2 px-3 py-1 text-left leading-snug',
          '-outline-offset-2 hover:bg-accent-soft focus:bg-accent-soft',
          isFirst ? 'border-accent' : 'border-transparent',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{label}</span>
          {translation !== label && (
            <span lang={other} className="ml-2 text-sm text-muted">
              {translation}
            </span>
          )}
          {entry.place !== undefined && (
            <span className="block text-sm text-muted">{localised(entry.place)}</span>
          )}
        </span>
        {entry.keys !== undefined && (
          <kbd className="shrink-0 font-sans text-sm text-muted">{entry.keys}</kbd>
        )}
        <KindName kind={entry.kind} />
      </button>
    </li>
  );
}
