import type { FieldId, ReportField } from '@constat/report/catalogue';
import { readForm } from '@constat/language/lexicon';
import { parseDegrees, textOf } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';

/** Fields in which the level of measurement may be told. */
const LEVEL_FIELDS: readonly FieldId[] = [
  'atrophieMusculaire',
  'genouxInspection',
  'genouxPalpation',
  'examensAdditionnels',
  'observationGenerale',
];
/** A distance above or below a landmark: above it the thigh is measured, below it the calf. */
const LEVEL =
  /(?<!\p{L})(?<distance>\d{1,2}(?:[.,]\d)?)[ \u00A0]?cm\s+(?:(?<above>au-dessus|en haut|above|proximal to)|(?<below>sous|au-dessous|en dessous|en bas|below|distal to))\s+(?:de\s+)?(?:la\s+|l[’']|du\s+|the\s+)?(?<mark>\p{L}+)/giu;

/** A level of measurement with the field that tells it. */
interface Level {
  readonly text: string;
  readonly id: FieldId;
}

/** Both sides of a girth in one sentence, as a difference, with the level at which they were measured; none where equal. */
export function girthSentence(
  source: PlacedSource,
  byId: ReadonlyMap<FieldId, PlacedSource>,
  { data, language }: ConclusionRequest,
): readonly SourcedSentence[] {
  const { field, block } = source;
  if (field.side !== 'Droit' || block.kind !== 'table') return [];
  const pair = block.rows.find(({ cells }) => cells.includes(field));
  const left = pair?.cells.map(({ id }) => byId.get(id)).find((other) => other?.field.side === 'Gauche');
  if (pair === undefined || left === undefined) return [];
  const [right, other] = [parseDegrees(source.stored), parseDegrees(left.stored)];
  if (right === undefined || other === undefined) {
    if (source.value === left.value) return [];
    const label = `${block.title[language].replace(/\s*\([^)]*\)$/u, '')}, ${pair.label[language].toLowerCase()}`;
    return [
      {
        text: say('girths', language, { label, right: source.value, left: left.value }),
        fields: [source.id, left.id],
      },
    ];
  }
  if (right === other) return [];
  // Of a limb the upper part is measured above the landmark, the lower below it.
  const isUpper = /Cuisse|(?<!Avant)Bras/u.test(source.id);
  const level =
    statedLevel(pair.cells, data) ??
    LEVEL_FIELDS.map((id) => levelIn(textOf(data, id), id, isUpper)).find((found) => found !== null);
  const segment = pair.label[language].toLowerCase();
  const sides = right < other ? { less: right, more: other } : { less: other, more: right };
  const words = {
    segment: language === 'fr' ? ofSegment(segment) : `of the ${segment}`,
    less: centimetres(sides.less, language),
    more: centimetres(sides.more, language),
    difference: centimetres(Math.round((sides.more - sides.less) * 10) / 10, language),
    level:
      level === null || level === undefined
        ? say('noLevel', language)
        : say('level', language, { level: level.text }),
  };
  return [
    {
      text: say(right < other ? 'girthRightLess' : 'girthLeftLess', language, words),
      fields: [source.id, left.id, ...(level === null || level === undefined ? [] : [level.id])],
    },
  ];
}

/** The level that the row of a girth itself states. */
function statedLevel(cells: readonly ReportField[], data: FormData): Level | undefined {
  const [stated] = cells
    .filter(({ kind }) => kind === 'line')
    .map(({ id }) => ({ id, text: textOf(data, id).trim() }));
  return stated === undefined || stated.text === '' ? undefined : stated;
}

/** « de la cuisse », « du mollet », « de l’avant-bras ». */
function ofSegment(segment: string): string {
  if (/^[aeiouéè]/u.test(segment)) return `de l’${segment}`;
  const isFeminine = readForm(segment, 'fr').some(
    ({ partOfSpeech, gender }) => partOfSpeech === 'noun' && gender === 'feminine',
  );
  return isFeminine ? `de la ${segment}` : `du ${segment}`;
}

/** Whether a text tells at what level girths were measured, and nothing else. */
export function isLevelOnly(text: string): boolean {
  return (
    text.length < 200 &&
    new RegExp(LEVEL, 'iu').test(text) &&
    !/atroph|myotroph|fonte|wasting|\d\s?cm.*\d\s?cm/iu.test(text)
  );
}

function levelIn(text: string, id: FieldId, isUpper: boolean): Level | null {
  for (const { 0: found, groups } of text.matchAll(LEVEL)) {
    if ((groups?.['above'] !== undefined) === isUpper) return { text: found.replaceAll('\u00A0', ' '), id };
  }
  return null;
}

function centimetres(value: number, language: TextLanguage): string {
  const number = String(value);
  return `${language === 'fr' ? number.replace('.', ',') : number}\u00A0cm`;
}
