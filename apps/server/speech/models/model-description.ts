/** The recognisers that the embedded engine can load, with the files that each needs by role. */
const MODEL_FILE_ROLES = {
  zipformerCtc: ['model', 'tokens'],
  nemoCtc: ['model', 'tokens'],
  senseVoice: ['model', 'tokens'],
  transducer: ['encoder', 'decoder', 'joiner', 'tokens'],
  nemoTransducer: ['encoder', 'decoder', 'joiner', 'tokens'],
  whisper: ['encoder', 'decoder', 'tokens'],
} as const satisfies Record<string, readonly string[]>;

type ModelType = keyof typeof MODEL_FILE_ROLES;

/** What one file of a model was when it was received. */
export interface ReceivedFile {
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** False when no checksum was known beforehand: the one here is what came, not what was promised. */
  readonly verified: boolean;
}

/** The content of a model folder's `model.json`. */
export interface ModelDescription {
  readonly name: string;
  readonly description?: string;
  readonly type: ModelType;
  /** File names by role, relative to the folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  readonly sampleRate: number;
  readonly featureDim: number;
  /** The most that the model takes at once, in seconds. */
  readonly maxSegmentSeconds?: number;
  /** Size and checksum of each file, by file name, written when the model was fetched. */
  readonly received?: Readonly<Record<string, ReceivedFile>>;
}

/** What is wrong with a `model.json`, in words for the person who wrote it. */
export class ModelDescriptionError extends Error {
  override readonly name = 'ModelDescriptionError';
}

type Members = Record<string, unknown>;

/**
 * Reads the text of a `model.json`.
 * @throws ModelDescriptionError that names the member at fault
 */
export function parseModelDescription(text: string): ModelDescription {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ModelDescriptionError('model.json is not valid JSON');
  }
  const members = asMembers(parsed, 'model.json');
  const type = members['type'];
  if (!isModelType(type)) fail(`"type" must be one of ${Object.keys(MODEL_FILE_ROLES).join(', ')}`);
  const fileMembers = asMembers(members['files'], '"files"');
  const files = Object.fromEntries(
    MODEL_FILE_ROLES[type].map((role) => [role, fileName(fileMembers[role], role)]),
  );
  const { description, maxSegmentSeconds, received } = members;
  return {
    name: nonEmptyText(members['name'], 'name'),
    type,
    files,
    languages: languageList(members['languages']),
    sampleRate: positive(members['sampleRate'], 'sampleRate'),
    featureDim: positive(members['featureDim'], 'featureDim'),
    ...(typeof description === 'string' && { description }),
    ...(maxSegmentSeconds !== undefined && { maxSegmentSeconds: segmentSeconds(maxSegmentSeconds) }),
    ...(received !== undefined && { received: receivedFiles(received) }),
  };
}

function isModelType(value: unknown): value is ModelType {
  return typeof value === 'string' && Object.hasOwn(MODEL_FILE_ROLES, value);
}

function asMembers(value: unknown, what: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${what} must be an object`);
  return value as Members;
}

function fileName(value: unknown, role: string): string {
  const name = nonEmptyText(value, `files.${role}`);
  // A description is data from elsewhere: it may only name files of its own folder.
  if (/[\\:\0]|^\/|(^|\/)\.\.(\/|$)/.test(name))
    fail(`"files.${role}" must name a file inside the model folder`);
  return name;
}

function nonEmptyText(value: unknown, member: string): string {
  if (typeof value !== 'string' || value.trim() === '') fail(`"${member}" must be a text that is not empty`);
  return value;
}

function positive(value: unknown, member: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value <= 0)
    fail(`"${member}" must be a positive integer`);
  return value;
}

function segmentSeconds(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 2)) fail('"maxSegmentSeconds" must be a number of at least 2');
  return value;
}

function languageList(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) fail('"languages" must be a list of language codes');
  return value.map((language) => nonEmptyText(language, 'languages'));
}

function receivedFiles(value: unknown): Record<string, ReceivedFile> {
  const entries = Object.entries(asMembers(value, '"received"')).map(
    ([name, file]): [string, ReceivedFile] => {
      const { bytes, sha256, verified } = asMembers(file, `"received.${name}"`);
      if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256))
        fail(`"received.${name}.sha256" is no checksum`);
      return [
        name,
        { bytes: positive(bytes, `received.${name}.bytes`), sha256, verified: verified === true },
      ];
    },
  );
  return Object.fromEntries(entries);
}

function fail(problem: string): never {
  throw new ModelDescriptionError(problem);
}
