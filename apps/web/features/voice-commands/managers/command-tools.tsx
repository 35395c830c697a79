import {
  readVerbatimCommandsFile,
  readVoiceCommandsFile,
  writeVerbatimCommandsFile,
  writeVoiceCommandsFile,
} from '@constat/dictation/commands';
import type { VerbatimCommand, VoiceCommand } from '@constat/dictation/commands';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical, MessageSquareText, Quote } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SHIPPED_VERBATIM, SHIPPED_VOICE, useCommands } from '../lists/use-command-lists.ts';
import type { CommandLists } from '../lists/use-command-lists.ts';
import { FileButtons } from './file-buttons.tsx';
import { importCommands } from './import-commands.ts';
import { ListDialog } from './list-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { useCategoryNames } from './verbatim-categories.ts';
import { VerbatimCommandForm } from './verbatim-command-form.tsx';
import { VoiceCommandForm } from './voice-command-form.tsx';

const today = (): string => new Date().toISOString();

interface FilesProps<T> {
  readonly commands: readonly T[];
  readonly onChange: (commands: readonly T[]) => void;
}

function VoiceFiles({ commands, onChange }: FilesProps<VoiceCommand>): ReactNode {
  return (
    <FileButtons
      fileName="commandes-vocales.json"
      commands={commands}
      onChange={onChange}
      onExport={() => writeVoiceCommandsFile(commands)}
      onImport={(json) => importCommands(commands, readVoiceCommandsFile(json, today()), true)}
    />
  );
}

function VerbatimFiles({ commands, onChange }: FilesProps<VerbatimCommand>): ReactNode {
  return (
    <FileButtons
      fileName="commandes-verbatim.json"
      isPrefixed
      commands={commands}
      onChange={onChange}
      onExport={() => writeVerbatimCommandsFile(commands, today())}
      onImport={(json) =>
        importCommands(commands, readVerbatimCommandsFile(json, today(), currentLanguage()), false)
      }
    />
  );
}

/** The buttons of the dictation page's toolbar, with the dialogs that they open. */
export function CommandTools({ lists }: { readonly lists: CommandLists }): ReactNode {
  const { t } = useLingui();
  const categories = useCategoryNames();
  const { commands } = useCommands(lists);
  const [opened, setOpened] = useState<'voice' | 'verbatim' | 'test' | null>(null);
  const close = () => setOpened(null);
  const icon = 'size-4';
  return (
    <>
      <Button
        size="small"
        icon={<MessageSquareText aria-hidden="true" className={icon} />}
        onClick={() => setOpened('voice')}
      >
        {t`Commandes vocales`}
      </Button>
      <Button
        size="small"
        icon={<Quote aria-hidden="true" className={icon} />}
        onClick={() => setOpened('verbatim')}
      >
        {t`Commandes verbatim`}
      </Button>
      <Button
        size="small"
        icon={<FlaskConical aria-hidden="true" className={icon} />}
        onClick={() => setOpened('test')}
      >
        {t`Essayer`}
      </Button>
      {opened === 'voice' && (
        <ListDialog
          title={t`Commandes vocales`}
          explanation={<Trans>Dites le déclencheur : le texte de remplacement est écrit à sa place.</Trans>}
          list={lists.voice}
          shipped={SHIPPED_VOICE}
          onClose={close}
          rowOf={({ trigger, category = '', replacement }) => ({
            trigger,
            badge: category,
            text: replacement,
          })}
          Files={VoiceFiles}
          Form={VoiceCommandForm}
        />
      )}
      {opened === 'verbatim' && (
        <ListDialog
          title={t`Commandes verbatim`}
          explanation={
            <Trans>Ce qui est dit entre la phrase de début et la phrase de fin n’est changé par rien.</Trans>
          }
          list={lists.verbatim}
          shipped={SHIPPED_VERBATIM}
          onClose={close}
          rowOf={({ trigger, category, description }) => ({
            trigger,
            badge: categories[category],
            text: description,
          })}
          Files={VerbatimFiles}
          Form={VerbatimCommandForm}
        />
      )}
      {opened === 'test' && <TestDialog {...commands} onClose={close} />}
    </>
  );
}
