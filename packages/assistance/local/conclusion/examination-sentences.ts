import type { FieldId, TableBlock } from '@constat/report/catalogue';
import { normalFinding } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { angleFindings, angleInWords, belowActive, isAtNormal, isSaidNormal } from './angle-sentences.ts';
import { girthSentence, isLevelOnly } from './girth-sentences.ts';
import { inlineText } from './inline-text.ts';
import type { Lesion } from './named-lesions.ts';
import { midSentence } from './mid-sentence.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import { negativeSentences } from './negative-sentences.ts';
import { isOfRegion } from './region-lesions.ts';
import { nounPhrase } from './movement-names.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';

/** Choices that say nothing abnormal, beside the normal one: not done, a ligament that stops firmly, no pain, no aid. */
const NO_FINDING: readonly string[] = ['Non fait', 'Sec', 'Absente', 'Aucune'];
/** Fields whose value is no finding by itself. */
const MEASURED_ONLY: readonly FieldId[] = ['examenPoids', 'examenTaille', 'examenImc', 'examenDominance'];

/** What section 9 gives: its sentences, and the losses of movement in a few words with their fields. */
export interface Examination {
  readonly sentences: readonly SourcedSentence[];
  readonly losses: readonly SourcedSentence[];
}

/** Section 9: the texts, the losses of movement, the abnormal tests, the girths that differ, then what was found normal. */
export function readExamination(
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
  lesions: readonly Lesion[],
): Examination {
  const context = { request, lesions, byId: new Map(sources.map((source) => [source.id, source])) };
  const own = sources.filter(({ section, id }) => section === 'section9' && !MEASURED_ONLY.includes(id));
  const angles = new Map(own.map((source) => [source.id, angleFindings(source, context)]));
  const findings = own.flatMap((source): readonly SourcedSentence[] => {
    const { id, field, block } = source;
    if (block.kind === 'table' && block.girths === true)
      return field.kind === 'measure' ? girthSentence(source, context.byId, request) : [];
    if (field.kind === 'measure' && block.kind === 'table')
      return measuresOfRow(source, block, context.byId, request);
    if (field.kind === 'degrees' && field.normal === undefined)
      return (
        spanSentence(source, context.byId, request) ?? [{ text: labelled(source, request), fields: [id] }]
      );
    if (field.kind === 'degrees') {
      const told = (angles.get(id) ?? []).map(({ text, fields }) => ({ text, fields }));
      return [...told, ...belowActive(source, context)];
    }
    if (id === 'atrophieMusculaire' && isLevelOnly(source.value)) return [];
    const text = field.kind === 'choice' ? result(source, request) : words(source, request);
    return text === null ? [] : [{ text, fields: [id] }];
  });
  return {
    sentences: [...findings, ...normalSentences(own, context)],
    losses: own.flatMap(({ id }) =>
      (angles.get(id) ?? []).flatMap(({ loss, fields }) => (loss === null ? [] : [{ text: loss, fields }])),
    ),
  };
}

/** An angle that is compared with nothing: « Élévation de la jambe tendue, couché, côté droit : 40° ». */
function labelled(source: PlacedSource, { language }: ConclusionRequest): string {
  return say('labelled', language, { label: resultLabel(source, language), text: `${source.value}.` });
}

/** The measures of one row, which are compared with nothing, in one sentence. */
function measuresOfRow(
  source: PlacedSource,
  { rows, title }: TableBlock<FieldId>,
  byId: ReadonlyMap<FieldId, PlacedSource>,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] {
  const row = rows.find(({ cells }) => cells.some(({ id }) => id === source.id));
  const filled = (row?.cells ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  if (row === undefined || filled[0]?.id !== source.id) return [];
  const hasSides = new Set(filled.map(({ field }) => field.side)).size > 1;
  const values = filled.map(({ field, value }) =>
    hasSides && field.side !== undefined ? `${value} ${say(SIDE_WORDS[field.side], language)}` : value,
  );
  // The values carry their unit.
  const heading = title[language].replace(/\s*\([^)]*\)$/u, '').replace(/, (?:en|in) \p{L}+$/u, '');
  const [name = '', ...more] = row.label[language].split(', ');
  const own = heading.startsWith(name) ? more : [name, ...more];
  const label = [heading, midSentence(own.join(', '), language)].filter((part) => part !== '').join(', ');
  return [
    {
      text: say('labelled', language, { label, text: `${values.join(', ')}.` }),
      fields: filled.map(({ id }) => id),
    },
  ];
}

const SIDE_WORDS = { Droit: 'onTheRight', Gauche: 'onTheLeft' } as const;

/** What was examined at the injury and is normal: it decides as much as what is not. */
function normalSentences(
  sources: readonly PlacedSource[],
  context: Parameters<typeof isAtNormal>[1],
): readonly SourcedSentence[] {
  const { request, lesions } = context;
  const atNormal = sources.filter((source) => isAtNormal(source, context));
  const saidNormal = sources.filter((source) => isSaidNormal(source, context));
  const measured = [
    listed('atNormal', atNormal, (source) => angleInWords(source, request.language), request),
    listed('saidNormal', saidNormal, (source) => nounPhrase(source, request.language), request),
  ].flat();
  const near = sources.filter((source) => lesions.length === 0 || isOfRegion(source, lesions));
  const tables = new Map<unknown, PlacedSource[]>();
  for (const source of near) {
    if (source.block.kind === 'table')
      tables.set(source.block, [...(tables.get(source.block) ?? []), source]);
  }
  return [...measured, ...[...tables.values()].flatMap((table) => negativeSentences(table, request))];
}

/** One sentence for several movements, none for none. */
function listed(
  id: 'atNormal' | 'saidNormal',
  sources: readonly PlacedSource[],
  inWords: (source: PlacedSource) => string,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] {
  if (sources.length === 0) return [];
  const text = say(id, language, { text: sources.map((source) => inWords(source)).join('; ') });
  return [{ text, fields: sources.map((source) => source.id) }];
}

function words({ field, group, value }: PlacedSource, { language }: ConclusionRequest): string {
  const own = field.label[language];
  const title = group.region === undefined ? undefined : group.title?.[language];
  const label = title === undefined ? own : `${title}, ${midSentence(own, language)}`;
  return say('labelled', language, { label, text: inlineText(value, language) });
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
    .replace(/^(?:posit|négat|act|pass)if(?!\p{L})/u, (word) => `${word.slice(0, -1)}ve`)
    .replace(/^(?:a?normal|diminué|absent)(?!\p{L})/u, '$&e');
}

/**
 * The sentence of a span of two angles, each in a row of its own (« Arc douloureux », « Début » and « Fin »): at the first of its ends that holds something; none at the other. Null where the angle is not
 * the end of a span.
 */
function spanSentence(
  { id, field, block }: PlacedSource,
  byId: ReadonlyMap<FieldId, PlacedSource>,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] | null {
  if (block.kind !== 'table' || block.rows.map(({ label }) => label.fr).join() !== 'Début,Fin') return null;
  const [from, to] = block.rows.map(({ cells }) => {
    const cell = cells.find(({ side }) => side === field.side);
    return cell === undefined ? undefined : byId.get(cell.id);
  });
  if ((from ?? to)?.id !== id) return [];
  const ends = from === undefined ? 'spanTo' : to === undefined ? 'spanFrom' : 'span';
  const side = field.side === 'Droit' ? 'rightSide' : 'leftSide';
  const text = say(ends, language, { from: from?.value ?? '', to: to?.value ?? '' });
  return [
    {
      text: say('labelled', language, { label: `${block.title[language]}, ${say(side, language)}`, text }),
      fields: [from, to].flatMap((end) => (end === undefined ? [] : [end.id])),
    },
  ];
}
