import { useLingui } from '@lingui/react/macro';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { decodeFile } from '../../../shared/decode-file.ts';
import type { Import } from './import-commands.ts';

export interface FileButtonsProps<T> {
  readonly fileName: string;
  readonly onExport: () => string;
  readonly onImport: (json: string) => Import<T>;
  /** The specification prefixes the errors of verbatim imports. */
  readonly isPrefixed?: boolean;
  readonly commands: readonly T[];
  readonly onChange: (commands: readonly T[]) => void;
}

/** Takes a list out of the program and into it. */
export function FileButtons<T>(props: FileButtonsProps<T>): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const icon = 'size-4';

  const give = () => {
    try {
      saveFile(new Blob([props.onExport()], { type: 'application/json' }), props.fileName);
    } catch {
      showToast({ title: message('exportError'), look: 'destructive' });
    }
  };
  const take = async (file: File) => {
    const result = props.onImport(decodeFile(new Uint8Array(await file.arrayBuffer())));
    if (result.kind === 'refused') {
      const reason = result.reason === 'too-large' ? t`Fichier trop volumineux` : message(result.reason);
      const description = props.isPrefixed === true ? message('importFailed', { reason }) : reason;
      showToast({ title: message('importError'), description, look: 'destructive' });
      return;
    }
    const before = props.commands;
    props.onChange(result.commands);
    const { added, skipped } = result;
    showToast({
      title: t`Commandes importées : ${added}`,
      ...(skipped === 0 ? {} : { description: t`Laissées de côté : ${skipped}` }),
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: () => props.onChange(before) },
    });
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t`Fichier à importer`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file === undefined) return;
          void take(file).catch(() => showToast({ title: message('importError'), look: 'destructive' }));
        }}
      />
      <Button
        size="small"
        icon={<Upload aria-hidden="true" className={icon} />}
        onClick={() => input.current?.click()}
      >
        {t`Importer`}
      </Button>
      <Button size="small" icon={<Download aria-hidden="true" className={icon} />} onClick={give}>
        {t`Exporter`}
      </Button>
    </>
  );
}
