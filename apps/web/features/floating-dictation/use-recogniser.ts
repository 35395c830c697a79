import type { SpeechStatusAnswer } from '@constat/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../shared/api/client.ts';
import {
  findRecognition,
  isLocalRecognitionReady,
  tagOf,
} from '../../shared/speech-recognition/browser-recognition.ts';
import { createRecognitionSession } from '../../shared/speech-recognition/recognition-session.ts';
import type {
  RecognitionListener,
  RecognitionSession,
} from '../../shared/speech-recognition/recognition-session.ts';
import { createServerRecognition, findRecordingFormat } from './server-recognition.ts';

/** Who recognises: this browser on this computer, the server on short recordings, or the browser's maker. */
export type RecogniserKind = 'local' | 'server' | 'remote';

/** The first that is there: on this computer before the server, the maker of the browser last and only if allowed. */
export function chooseRecogniser(there: {
  readonly isLocalReady: boolean;
  readonly isServerReady: boolean;
  readonly canRecord: boolean;
  readonly hasRecognition: boolean;
  readonly allowsRemote: boolean;
}): RecogniserKind | null {
  if (there.isLocalReady) return 'local';
  if (there.isServerReady && there.canRecord) return 'server';
  return there.hasRecognition && there.allowsRemote ? 'remote' : null;
}

export interface Recogniser {
  readonly kind: RecogniserKind;
  /** The machine that the sound is sent to, where it is not this one. */
  readonly host?: string | undefined;
  readonly open: (listener: RecognitionListener) => RecognitionSession;
}

/** What floating dictation recognises with; null while unknown, and where there is nothing. */
export function useRecogniser(language: 'fr' | 'en', allowsRemote: boolean): Recogniser | null {
  const lang = tagOf(language);
  const local = useQuery({
    queryKey: ['local-recognition', lang],
    queryFn: () => isLocalRecognitionReady(lang),
    networkMode: 'always',
  });
  const status = useQuery({
    queryKey: ['speech-status'],
    queryFn: ({ signal }) => apiGet<SpeechStatusAnswer>('/api/speech/status', { signal }),
  });
  if (local.isPending || (local.data === false && status.isPending)) return null;
  const Recognition = findRecognition();
  const mime = findRecordingFormat();
  const kind = chooseRecogniser({
    isLocalReady: local.data === true,
    isServerReady: status.data?.state === 'ready',
    canRecord: mime !== undefined,
    hasRecognition: Recognition !== undefined,
    allowsRemote,
  });
  if (kind === 'server' && mime !== undefined)
    return {
      kind,
      host: status.data?.state === 'ready' ? status.data.host : undefined,
      open: (listener) => createServerRecognition(mime, language, listener),
    };
  if (kind === null || Recognition === undefined) return null;
  const options = { lang, isLocal: kind === 'local' };
  return {
    kind,
    open: (listener) => createRecognitionSession(() => new Recognition(), options, listener),
  };
}
