import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DEFAULT_KEYS } from '../../../shared/recording-controls/key-binding.ts';
import { changeKeys, useKeptKeys } from '../../../shared/recording-controls/kept-keys.ts';
import type { FollowedDevices } from '../../../shared/recording-controls/use-dictation-devices.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { FunctionFields } from './function-fields.tsx';
import { KeyField } from './key-field.tsx';

/** The keys and the microphone that record. */
export function ControlsDialog({
  devices,
  onClose,
}: {
  readonly devices: FollowedDevices;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const keys = useKeptKeys();
  const choose = () =>
    devices.choose().then(
      (found) => {
        if (!found) showToast({ title: t`Aucun microphone à dicter n’a été choisi` });
      },
      () => showToast({ title: t`Le microphone à dicter n’a pas pu être relié`, look: 'destructive' }),
    );
  return (
    <Dialog title={t`Touches et microphone à dicter`} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          <Trans>Placez le curseur dans un champ et appuyez sur la touche voulue.</Trans>
        </p>
        <KeyField
          label={t`Démarrer et suspendre`}
          binding={keys.toggle}
          others={[keys.hold, keys.replay]}
          onChange={(toggle) => changeKeys({ ...keys, toggle })}
        />
        <KeyField
          label={t`Enregistrer tant que la touche est tenue`}
          binding={keys.hold}
          others={[keys.toggle, keys.replay]}
          onChange={(hold) => changeKeys({ ...keys, hold })}
        />
        <KeyField
          label={t`Réécouter les dernières secondes, dans le formulaire`}
          binding={keys.replay}
          others={[keys.toggle, keys.hold]}
          onChange={(replay) => changeKeys({ ...keys, replay })}
        />
        <Button className="self-start" onClick={() => changeKeys(DEFAULT_KEYS)}>
          {t`Rétablir les touches d’origine`}
        </Button>
        <hr className="border-line" />
        {devices.isSupported ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <Trans>SpeechMike, PowerMic, pédale :</Trans>{' '}
              <Plural
                value={devices.count}
                _0="aucun appareil relié"
                one="# appareil relié"
                other="# appareils reliés"
              />
            </p>
            <Button onClick={() => void choose()}>{t`Relier un microphone à dicter`}</Button>
            <FunctionFields />
          </div>
        ) : (
          <p className="text-muted">
            <Trans>
              Ce navigateur ne parle pas aux microphones à dicter (SpeechMike, PowerMic). Chrome et Edge le
              font.
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
