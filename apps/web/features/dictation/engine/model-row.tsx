import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { commandLine } from '../../../shared/command-line.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { SpeechModel } from './speech-api.ts';

export interface ModelRowProps {
  readonly model: SpeechModel;
  readonly isPending: boolean;
  readonly onInstall: () => void;
}

/** A model with two dozen languages is named by the two that matter here. */
function listLanguages(languages: readonly string[]): string {
  const own = languages.filter((language) => language === 'fr' || language === 'en');
  const others = languages.length - own.length;
  return others === 0 ? own.join(', ') : `${own.join(', ')} + ${others}`;
}

/** A model with its size, its licence, and its download. */
export function ModelRow({ model, isPending, onInstall }: ModelRowProps): ReactNode {
  const { t, i18n } = useLingui();
  const { name, pull } = model;
  const megabytes = (bytes: number) => i18n.number(Math.round(bytes / 1_000_000));
  const size = model.bytes === null ? t`taille inconnue` : t`${megabytes(model.bytes)} Mo`;
  const received = megabytes(pull?.receivedBytes ?? 0);
  const isRunning = pull?.state === 'running';
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {model.recommended && !model.installed && <Badge look="accent">{t`Recommandé`}</Badge>}
          </p>
          <p className="text-sm text-muted">
            {listLanguages(model.languages)} · {size} · {model.licence}
          </p>
        </div>
        {model.installed ? (
          <Badge look="ok">{t`Installé`}</Badge>
        ) : (
          <Button
            size="small"
            icon={<Download aria-hidden="true" className="size-4" />}
            isPending={isPending || isRunning}
            onClick={onInstall}
          >
            <span>
              {pull?.state === 'failed' ? t`Reprendre` : t`Installer`}
              <span className="sr-only"> {name}</span>
            </span>
          </Button>
        )}
      </div>
      <code className="text-sm text-muted select-all">{commandLine('model', `pull ${model.id}`)}</code>
      {isRunning && (
        <>
          <progress
            aria-label={t`Téléchargement de ${name}`}
            className="h-2 w-full"
            {...(pull.totalBytes === null ? {} : { max: pull.totalBytes, value: pull.receivedBytes })}
          />
          <p className="text-sm text-muted">{t`${received} Mo reçus`}</p>
        </>
      )}
      {pull?.state === 'failed' && (
        <p role="alert" className="text-sm font-semibold text-danger">
          <Trans>Le téléchargement a échoué.</Trans> {pull.message}
        </p>
      )}
    </li>
  );
}
