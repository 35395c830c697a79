import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { commandLine } from '../../../shared/command-line.ts';
import { ApiError } from '../../../shared/api/client.ts';
import { onServerAnswer } from '../../../shared/api/server-events.ts';
import { useMessage } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { RemoteRecognitionNotice } from './remote-recognition-notice.tsx';
import { ModelRow } from './model-row.tsx';
import { usePullModel, useSpeechModels, useSpeechStatus } from './speech-api.ts';

/** What the server recognises speech with, and where the sound goes; nothing to see once it is ready here. `onReady` hears of that. */
export function EngineCard({ onReady }: { readonly onReady: () => void }): ReactNode {
  const { data: status, error, refetch } = useSpeechStatus();
  const { t } = useLingui();
  const state = status?.state;
  useEffect(() => {
    if (state === 'ready') onReady();
  }, [state, onReady]);
  const isAway = error !== null;
  useEffect(() => {
    if (!isAway) return;
    // The answer may be that of this very question, which is not to be asked anew.
    return onServerAnswer(() => void refetch({ cancelRefetch: false }));
  }, [isAway, refetch]);
  // A session that ended is asked for by its own dialog; the status is read again after it.
  if (error !== null && !(error instanceof ApiError && error.status === 401)) {
    return (
      <Notice look="warn">
        <p>
          <Trans>
            Le serveur ne répond pas. Vous pouvez enregistrer : l’audio est conservé sur cet appareil.
          </Trans>
        </p>
        <Button size="small" className="mt-2" onClick={() => void refetch()}>{t`Vérifier de nouveau`}</Button>
      </Notice>
    );
  }
  if (status?.state === 'model-damaged') {
    const { model } = status;
    return (
      <Notice look="danger">
        <p>
          <Trans>
            Le modèle de reconnaissance vocale {model} ne fonctionne pas : ses fichiers sont endommagés, ou la
            mémoire manque. Vous pouvez enregistrer : l’audio est conservé.
          </Trans>
        </p>
        <p className="mt-1 text-sm">
          <Trans>Sur le serveur, cette commande dit quels fichiers sont endommagés :</Trans>{' '}
          <code>{commandLine('model', 'verify')}</code>
        </p>
      </Notice>
    );
  }
  if (status?.state === 'off') {
    return (
      <Notice look="warn">
        <Trans>
          La reconnaissance vocale est désactivée sur ce serveur (CONSTAT_SPEECH_ENGINE=off). Vous pouvez
          enregistrer : l’audio est conservé sur cet appareil.
        </Trans>
      </Notice>
    );
  }
  if (status?.state === 'not-allowed') {
    const { host } = status;
    return (
      <Notice look="warn">
        <Trans>
          La reconnaissance vocale est à {host}, et l’administrateur n’a pas permis d’y envoyer le son (page «
          Transferts »). Vous pouvez enregistrer : l’audio est conservé.
        </Trans>
      </Notice>
    );
  }
  if (status?.state === 'ready' && status.host !== undefined)
    return <RemoteRecognitionNotice host={status.host} />;
  if (status?.state !== 'model-missing') return null;
  return <MissingModel directory={status.directory} missingFiles={status.missingFiles} />;
}

function MissingModel({
  directory,
  missingFiles,
}: {
  readonly directory: string;
  readonly missingFiles: readonly string[];
}): ReactNode {
  const { t } = useLingui();
  const message = useMessage();
  const client = useQueryClient();
  const models = useSpeechModels();
  const pull = usePullModel();
  const installed =
    models.data?.filter((model) => model.installed || model.pull?.state === 'done').length ?? 0;
  useEffect(() => {
    // A model that has arrived makes the engine ready.
    if (installed > 0) void client.invalidateQueries({ queryKey: ['speech-status'] });
  }, [installed, client]);
  const copy = () =>
    navigator.clipboard.writeText([directory, ...missingFiles].join('\n')).then(
      () => showToast({ title: t`Liste copiée` }),
      () =>
        showToast({ title: message('error'), description: message('clipboardFailed'), look: 'destructive' }),
    );
  return (
    <Card aria-labelledby="missing-model" className="border-warn! p-4">
      <h2 id="missing-model" className="text-lg font-bold">
        <Trans>Aucun modèle de reconnaissance vocale n’est installé</Trans>
      </h2>
      <p>
        <Trans>
          Vous pouvez déjà enregistrer : l’audio est conservé sur cet appareil et sera transcrit dès qu’un
          modèle sera là.
        </Trans>
      </p>
      {models.data !== undefined && models.data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {models.data.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              isPending={pull.isPending && pull.variables === model.id}
              onInstall={() => pull.mutate(model.id)}
            />
          ))}
        </ul>
      )}
      {pull.error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {pull.error.message}
        </p>
      )}
      <details className="mt-2">
        <summary className="font-semibold text-accent-text">{t`Sans accès à Internet`}</summary>
        <p className="mt-1 text-sm">
          <Trans>Copiez les fichiers d’un modèle dans ce dossier du serveur :</Trans>
        </p>
        <code className="block overflow-x-auto text-sm">{directory}</code>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {missingFiles.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
        <Button size="small" className="mt-2" onClick={() => void copy()}>{t`Copier la liste`}</Button>
      </details>
    </Card>
  );
}
