import type { SpokenTemplate } from '@constat/dictation/navigation';
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { createFormSpeech } from './form-speech.ts';
import type { FormSpeech } from './form-speech.ts';
import type { SpokenForm } from './spoken-form.ts';
import type { Utterance } from './utterances.ts';

/** A command of each kind. */
export const COMMANDS = {
  voiceCommands: [
    { trigger: 'insérer neuro normal', replacement: 'Force [5/5|4/5].', created: '2026-01-05T10:00:00.000Z' },
  ],
  verbatimCommands: [
    {
      trigger: 'ouvre le verbatim',
      endTrigger: 'ferme le verbatim',
      category: 'other',
      description: '',
      language: 'fr',
      created: '2026-01-05T10:00:00.000Z',
    } as const,
  ],
};
export const TEMPLATES: readonly SpokenTemplate[] = [
  {
    field: 'observationGenerale',
    label: { fr: 'État général', en: 'General state' },
    text: 'Orienté.',
    replaces: false,
  },
  {
    field: 'observationGenerale',
    label: { fr: 'Station assise', en: 'Sitting' },
    text: 'Assis.',
    replaces: false,
  },
  {
    field: 'genouxInspection',
    label: { fr: 'Normal', en: 'Normal' },
    text: 'Axes conservés.',
    replaces: false,
  },
  { field: 'genouxPalpation', label: { fr: 'Normal', en: 'Normal' }, text: 'Sans douleur.', replaces: false },
  {
    field: 'modaliteEntrevue',
    label: { fr: 'Site A', en: 'Site A' },
    text: 'À la clinique.',
    replaces: true,
  },
  { field: 'modaliteEntrevue', label: { fr: 'Site B', en: 'Site B' }, text: 'À l’hôpital.', replaces: true },
];
export const HISTORY = 'historiqueEvolution';
export const PALPATION = 'genouxPalpation';

/** A form in memory, whose focus is nowhere unless a caret is put. */
function createForm(filled: Partial<Record<FieldId, string>> = {}) {
  const values = new Map<string, string>(Object.entries(filled));
  const stated = new Set<string>();
  const carets = new Map<string, { start: number; end: number }>();
  const setAside: string[] = [];
  /** Where the physician was led. */
  const ways: string[] = [];
  const form: SpokenForm = {
    type: () => MEDICAL_EVALUATION,
    reportId: () => 'report-1',
    language: () => 'fr',
    value: (field) => values.get(field) ?? '',
    isOpen: (field) => (values.get(field) ?? '') === '' && !stated.has(field),
    normals: DEFAULT_NORMALS,
    write(change) {
      const before = new Map(values);
      const wereStated = new Set(stated);
      setAside.push(...change.setAside);
      for (const [field, text] of change.texts) {
        values.set(field, text);
        stated.delete(field);
      }
      for (const field of change.stated) {
        values.set(field, '');
        stated.add(field);
      }
      return () => {
        values.clear();
        for (const [field, text] of before) values.set(field, text);
        stated.clear();
        for (const field of wereStated) stated.add(field);
      };
    },
    isMultiline: (field) => MEDICAL_EVALUATION.field(field)?.kind === 'text',
    selection: (field) => carets.get(field) ?? null,
    moveCaret: (field, at) => {
      if (carets.has(field)) carets.set(field, { start: at, end: at });
    },
    select: (field, range) => void carets.set(field, range),
    focus: () => undefined,
    templates: () => Promise.resolve(TEMPLATES),
    perform: (act) => void ways.push(act),
    leaveOut(region) {
      ways.push(`without ${region}`);
      return () => void ways.push(`with ${region}`);
    },
    go: (id) => void ways.push(id),
    step: (unit, by) => void ways.push(`${unit} ${by}`),
    reveal: () => undefined,
    revealPlace: () => undefined,
  };
  return { form, values, stated, carets, setAside, ways };
}

let at = 0;
function utterance(text: string, options: { fromMs?: number; unsure?: readonly string[] } = {}): Utterance {
  at += 10_000;
  const { fromMs = at, unsure = [] } = options;
  const words = text.split(' ').map((word, index) => ({
    text: word,
    start: fromMs / 1_000 + index / 10,
    end: fromMs / 1_000 + index / 10 + 0.09,
    confidence: unsure.includes(word) ? 0.3 : 0.95,
    chunk: 0,
    inChunk: null,
  }));
  return { recordingId: 'r1', fromMs, toMs: fromMs + 1_000, words };
}

/** A dictation over a form in memory: in the examination, or in that text. */
export function begin(filled: Partial<Record<FieldId, string>> = {}, field?: FieldId) {
  const parts = createForm(filled);
  const speech: FormSpeech = createFormSpeech(parts.form, () => COMMANDS);
  speech.begin(field === undefined ? { kind: 'examination' } : { kind: 'text', field }, null);
  const say = (text: string, options?: Parameters<typeof utterance>[1]) =>
    speech.hear(utterance(text, options));
  return { ...parts, speech, say, view: () => speech.view.get() };
}
