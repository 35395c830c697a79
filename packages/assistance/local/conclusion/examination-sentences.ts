import { fieldsOfBlock } from '@constat/report/catalogue';
import type { FieldId, ReportField } from '@constat/report/catalogue';
import { normalFinding, parseDegrees } from '@constat/report/rules';
import { inlineText } from './inline-text.ts';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { midSentence } from './mid-sentence.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { JOINTS, say } from './words.ts';

/** Choices that say nothing abnormal, beside the normal one: not done, and a ligament that stops firmly. */
const NO_FINDING: readonly string[] = ['Non fait', 'Sec'];
/** Fields whose value is no finding by itself. */
const MEASURED_ONLY: readonly FieldId[] = ['examenPoids', 'examenTaille', 'examenImc', 'examenDominance'];

/** Section 9: the texts, the angles under their normal, the positive tests, the girths that differ; each its sentence. */
export function examinationSentences(
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
): readonly SourcedSentence[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return sources
    .filter(({ section, id }) => section === 'section9' && !MEASURED_ONLY.includes(id))
    .flatMap((source): readonly SourcedSentence[] => {
      const { id, field } = source;
      if (field.kind === 'measure') return girths(source, byId, request);
      const text =
        field.kind === 'degrees'
          ? angle(source, request)
          : field.kind === 'choice'
            ? result(source, request)
            : words(source, request);
      return text === null ? [] : [{ text, fields: [id] }];
    });
}

function words({ field, group, value }: PlacedSource, { language }: ConclusionRequest): string {
  const own = field.label[language];
  const title = group.region === undefined ? undefined : group.title?.[language];
  const label = title === undefined ? own : `${title}, ${midSentence(own, language)}`;
  return say('labelled', language, { label, text: inlineText(value, language) });
}

/** An angle under its normal; where the normal is 0, any other. What is no number is given as written. */
function angle(source: PlacedSource, { language, normals }: ConclusionRequest): string | null {
  const { field, group, stored, value, normal } = source;
  if (field.normal === undefined || normal === null) return null;
  const measured = parseDegrees(stored);
  const reference = normals[field.normal];
  if (measured !== undefined && (reference === 0 ? measured === 0 : measured >= reference)) return null;
  const name = (field.label[language].split(',', 1)[0] ?? '').toLowerCase();
  const joint = group.region === undefined ? '' : JOINTS[group.region][language][field.side ?? 'none'];
  const movement = movementWords(name, field.mode, language);
  if (measured === undefined)
    return say('against', language, { label: `${capital(movement)} ${joint}`, text: value, normal });
  const degrees = `${measured}°`;
  if (language === 'en')
    return say('range', language, { movement: capital(movement), joint, text: degrees, normal });
  const article = /^[aeiouyé]/u.test(name) ? 'L’' : 'La ';
  return say('range', language, {
    movement: `${article}${movement}`,
    joint,
    text: degrees.replace('.', ','),
    normal,
  });
}

/** « abduction passive », "passive abduction": all movements of the catalogue are feminine in French. */
function movementWords(name: string, mode: ReportField['mode'], language: TextLanguage): string {
  if (mode === undefined) return name;
  const active = mode === 'Actif';
  return language === 'en'
    ? `${active ? 'active' : 'passive'} ${name}`
    : `${name} ${active ? 'active' : 'passive'}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function result(source: PlacedSource, { language, normals }: ConclusionRequest): string | null {
  const { field, stored, value, normal } = source;
  if (NO_FINDING.includes(stored) || stored === normalFinding(field, normals)) return null;
  const label = resultLabel(source, language);
  const text = isFeminine(source, language) ? feminine(value.toLowerCase()) : value.toLowerCase();
  // A grade is read against the normal one; a word such as « positif » needs none.
  return normal !== null && /\d/u.test(normal)
    ? say('against', language, { label, text, normal })
    : say('labelled', language, { label, text: `${text}.` });
}

/** What a result is of: « Tests du rachis, tripode, côté droit »; a root goes by its own label. */
function resultLabel({ block, field }: PlacedSource, language: TextLanguage): string {
  const own = field.label[language];
  if (field.root !== undefined || block.kind !== 'table') return own;
  const named =
    language === 'fr' && field.options === 'hindfoot' ? own.replace(/actif$|passif$/u, feminine) : own;
  return `${block.title[language]}, ${midSentence(named, language)}`;
}

/** French names of tests that their result agrees with. The mobility of the hindfoot is named by its table. */
const FEMININE = /^(?:élévation|course|translation|laxité)/iu;

function isFeminine({ field }: PlacedSource, language: TextLanguage): boolean {
  return language === 'fr' && (field.options === 'hindfoot' || FEMININE.test(field.label.fr));
}

/** A French result in the feminine: positive, anormale, diminuée, absente. */
function feminine(text: string): string {
  return text
    .replace(/^(?:posit|négat|act|pass)if$/u, (word) => `${word.slice(0, -1)}ve`)
    .replace(/^(?:a?normal|diminué|absent)(?!\p{L})/u, '$&e');
}

/** Both sides of a girth in one sentence, said once, at the right side, and only where they differ. */
function girths(
  source: PlacedSource,
  byId: ReadonlyMap<FieldId, PlacedSource>,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] {
  const { field, block } = source;
  if (field.side !== 'Droit' || block.kind !== 'table') return [];
  const pair = block.rows.find(({ cells }) => cells.includes(field));
  const left = pair?.cells.map(({ id }) => byId.get(id)).find((other) => other?.field.side === 'Gauche');
  if (pair === undefined || left === undefined || isSameGirth(left, source)) return [];
  const label = `${block.title[language].replace(/\s*\([^)]*\)$/u, '')}, ${pair.label[language].toLowerCase()}`;
  const fields = fieldsOfBlock(block)
    .map(({ id }) => id)
    .filter((id) => id === source.id || id === left.id);
  return [{ text: say('girths', language, { label, right: source.value, left: left.value }), fields }];
}

/** « 36 » and « 36,0 » are one girth. */
function isSameGirth(one: PlacedSource, other: PlacedSource): boolean {
  if (one.value === other.value) return true;
  const [left, right] = [one, other].map(({ stored }) => parseDegrees(stored));
  return left !== undefined && left === right;
}
