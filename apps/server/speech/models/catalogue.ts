import type { ModelDescription } from './model-description.ts';

/** One file to fetch. A size or checksum that could not be read from a source is null, and never guessed. */
export interface KnownFile {
  readonly name: string;
  readonly url: string;
  readonly bytes: number | null;
  /** SHA-256, lower-case hexadecimal. */
  readonly sha256: string | null;
}

/** A model that `npm run model -- pull` can fetch. */
export interface KnownModel {
  readonly id: string;
  readonly licence: string;
  /** Who made it, and the page that says so. */
  readonly origin: string;
  readonly description: ModelDescription;
  readonly files: readonly KnownFile[];
}

const HUB = 'https://huggingface.co/csukuangfj';

/**
 * Sizes and checksums are those on which several public projects that pin these files agree. The revision is pinned
 * where they name one, so that what is fetched is what the checksums were taken from.
 */
const PARAKEET = `${HUB}/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8/resolve/2bda32ec70b097a55adaa07d9a7173915b43cc78`;
const WHISPER_TURBO = `${HUB}/sherpa-onnx-whisper-turbo/resolve/2ca6ff69fc878651b770880507669577ac41c2ff`;
const WHISPER_SMALL = `${HUB}/sherpa-onnx-whisper-small/resolve/main`;

const WHISPER_TOKENS_SHA256 = 'b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126';

/**
 * The models known to work, the recommended one first. Languages of Whisper are the two of this product; it knows
 * about a hundred.
 */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    id: 'parakeet-tdt-0.6b-v3-int8',
    licence: 'CC-BY-4.0',
    origin: 'NVIDIA, https://huggingface.co/nvidia/parakeet-tdt-0.6b-v3',
    description: {
      name: 'NVIDIA Parakeet TDT 0.6b v3 (int8)',
      type: 'nemoTransducer',
      files: {
        encoder: 'encoder.int8.onnx',
        decoder: 'decoder.int8.onnx',
        joiner: 'joiner.int8.onnx',
        tokens: 'tokens.txt',
      },
      languages: [
        'fr',
        'en',
        'bg',
        'hr',
        'cs',
        'da',
        'nl',
        'et',
        'fi',
        'de',
        'el',
        'hu',
        'it',
        'lv',
        'lt',
        'mt',
        'pl',
        'pt',
        'ro',
        'sk',
        'sl',
        'es',
        'sv',
        'ru',
        'uk',
      ],
      sampleRate: 16_000,
      featureDim: 80,
      maxSegmentSeconds: 60,
    },
    files: [
      {
        name: 'encoder.int8.onnx',
        url: `${PARAKEET}/encoder.int8.onnx`,
        bytes: 652_184_281,
        sha256: 'acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247',
      },
      {
        name: 'decoder.int8.onnx',
        url: `${PARAKEET}/decoder.int8.onnx`,
        bytes: 11_845_275,
        sha256: '179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e',
      },
      {
        name: 'joiner.int8.onnx',
        url: `${PARAKEET}/joiner.int8.onnx`,
        bytes: 6_355_277,
        sha256: '3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3',
      },
      {
        name: 'tokens.txt',
        url: `${PARAKEET}/tokens.txt`,
        bytes: 93_939,
        sha256: 'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d',
      },
    ],
  },
  {
    id: 'whisper-small-int8',
    licence: 'MIT',
    origin: 'OpenAI, https://github.com/openai/whisper',
    description: {
      name: 'OpenAI Whisper small (int8)',
      type: 'whisper',
      files: {
        encoder: 'small-encoder.int8.onnx',
        decoder: 'small-decoder.int8.onnx',
        tokens: 'small-tokens.txt',
      },
      languages: ['fr', 'en'],
      sampleRate: 16_000,
      featureDim: 80,
      maxSegmentSeconds: 28,
    },
    files: [
      {
        name: 'small-encoder.int8.onnx',
        url: `${WHISPER_SMALL}/small-encoder.int8.onnx`,
        bytes: 112_442_483,
        sha256: '4cbe7b22fa9026b843b60a68640c747de05bafb1a11b57edc0e66c232d9f33a9',
      },
      {
        name: 'small-decoder.int8.onnx',
        url: `${WHISPER_SMALL}/small-decoder.int8.onnx`,
        bytes: 262_226_114,
        sha256: 'acad50b5c782696e91b55914cc5ab4f756f1532f76e22aa6fc615f39fb69a8ee',
      },
      {
        name: 'small-tokens.txt',
        url: `${WHISPER_SMALL}/small-tokens.txt`,
        bytes: 816_730,
        sha256: WHISPER_TOKENS_SHA256,
      },
    ],
  },
  {
    id: 'whisper-turbo-int8',
    licence: 'MIT',
    origin: 'OpenAI, https://github.com/openai/whisper',
    description: {
      name: 'OpenAI Whisper large v3 turbo (int8)',
      type: 'whisper',
      files: {
        encoder: 'turbo-encoder.int8.onnx',
        decoder: 'turbo-decoder.int8.onnx',
        tokens: 'turbo-tokens.txt',
      },
      languages: ['fr', 'en'],
      sampleRate: 16_000,
      featureDim: 80,
      maxSegmentSeconds: 28,
    },
    files: [
      {
        name: 'turbo-encoder.int8.onnx',
        url: `${WHISPER_TURBO}/turbo-encoder.int8.onnx`,
        bytes: 674_716_297,
        sha256: 'b02dcdf54f348741e93fe732b67d933c8dcb6735655f710640143081db38878b',
      },
      {
        name: 'turbo-decoder.int8.onnx',
        url: `${WHISPER_TURBO}/turbo-decoder.int8.onnx`,
        bytes: 361_080_764,
        sha256: '20accd02388482eb3a46bd615631adfdc85e1eb2c7db9ea3f02a40ffe6b81547',
      },
      {
        name: 'turbo-tokens.txt',
        url: `${WHISPER_TURBO}/turbo-tokens.txt`,
        bytes: 816_730,
        sha256: WHISPER_TOKENS_SHA256,
      },
    ],
  },
];

/** The model for whoever has no reason to take another. */
export const RECOMMENDED_MODEL: KnownModel | undefined = KNOWN_MODELS[0];

/** A known model by id, or undefined. */
export function findKnownModel(id: string): KnownModel | undefined {
  return KNOWN_MODELS.find((model) => model.id === id);
}

/** Bytes of all files together; null when one of the sizes is not known. */
export function totalBytes(model: KnownModel): number | null {
  return model.files.reduce<number | null>(
    (sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  );
}
