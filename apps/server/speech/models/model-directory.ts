import path from 'node:path';

/** Where models are kept, from the same variables as the server's. */
export function modelDirectory(environment: Readonly<Record<string, string | undefined>>): string {
  const { CONSTAT_SPEECH_MODEL_DIR: own, CONSTAT_DATA_DIR: data } = environment;
  return path.resolve(own || path.join(data || 'data', 'models'));
}
