import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import { foldPhrase } from '@constat/language/text';
import type { VerbatimCommand, VoiceCommand } from '@constat/dictation/commands';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { apiGetTagged, apiPutTagged } from '../../../shared/api/client.ts';
import { onSession } from '../../../shared/api/session-events.ts';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { deviceOf } from '../../../shared/device/page-device.ts';
import { createCommandList, forgetJoined, textOf } from './command-list.ts';
import type { CommandList } from './command-list.ts';

/** The date of the commands that ship: the same on every computer, so that equal lists are equal. */
const SHIPPED = '2026-01-01T00:00:00.000Z';
const VOICE = [...defaultVoiceCommands('fr', SHIPPED), ...defaultVoiceCommands('en', SHIPPED)];
const VERBATIM = defaultVerbatimCommands(SHIPPED);

const KEYS = { voice: 'voice_commands', verbatim: 'verbatim_commands' } as const;

export interface CommandLists {
  readonly voice: CommandList<VoiceCommand>;
  readonly verbatim: CommandList<VerbatimCommand>;
}

function openLists(owner: string): CommandLists {
  const device = deviceOf(owner);
  const open = <T extends { readonly trigger: string }>(
    key: string,
    path: string,
    defaults: readonly T[],
  ): CommandList<T> =>
    createCommandList<T>({
      owner,
      key,
      defaults,
      read: (name) => textOf(device, name),
      write: (name, text) => device.write('own-commands', { name }, text),
      get: async () => {
        const { body, etag } = await apiGetTagged(path);
        return { body: body as readonly T[], etag };
      },
      put: (commands, etag) => apiPutTagged(path, commands, etag),
    });
  return {
    voice: open(KEYS.voice, '/api/voice-commands', VOICE),
    verbatim: open(KEYS.verbatim, '/api/verbatim-commands', VERBATIM),
  };
}

/** At sign-out: forgets the lists that the account has. */
export function forgetCommands(device: KeptRecords): void {
  for (const key of Object.values(KEYS)) forgetJoined(device, key);
}

/** The lists of a physician, joined to the account on arrival, when the line is back, and after signing in again. */
export function useCommandLists(owner: string): CommandLists {
  const [opened, setOpened] = useState(() => ({ owner, lists: openLists(owner) }));
  if (opened.owner !== owner) setOpened({ owner, lists: openLists(owner) });
  const { lists } = opened;
  useEffect(() => {
    const sync = (): void => {
      void lists.voice.sync();
      void lists.verbatim.sync();
    };
    sync();
    window.addEventListener('online', sync);
    const stop = onSession((event) => {
      if (event === 'opened') sync();
    });
    return () => {
      window.removeEventListener('online', sync);
      stop();
    };
  }, [lists]);
  return lists;
}

/** The commands as the pipeline takes them, and how many are the physician's own. */
export function useCommands({ voice, verbatim }: CommandLists): {
  readonly commands: {
    readonly voiceCommands: readonly VoiceCommand[];
    readonly verbatimCommands: readonly VerbatimCommand[];
  };
  readonly customCount: number;
} {
  const voiceCommands = useSyncExternalStore(voice.subscribe, voice.get).commands;
  const verbatimCommands = useSyncExternalStore(verbatim.subscribe, verbatim.get).commands;
  return useMemo(
    () => ({
      commands: { voiceCommands, verbatimCommands },
      customCount: countOwn(voiceCommands, VOICE) + countOwn(verbatimCommands, VERBATIM),
    }),
    [voiceCommands, verbatimCommands],
  );
}

function countOwn(
  commands: readonly { readonly trigger: string }[],
  shipped: readonly { readonly trigger: string }[],
): number {
  const known = new Set(shipped.map(({ trigger }) => foldPhrase(trigger)));
  return commands.filter(({ trigger }) => !known.has(foldPhrase(trigger))).length;
}

export { VERBATIM as SHIPPED_VERBATIM, VOICE as SHIPPED_VOICE };
