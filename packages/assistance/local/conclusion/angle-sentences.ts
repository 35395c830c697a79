/** Angles of the examination: each loss against the other side, where it was measured, and against the normal. */
import type { FieldId } from '@constat/report/catalogue';
import { oppositeSide, parseDegrees } from '@constat/report/rules';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { isOfRegion, isOfSide } from './region-lesions.ts';
import type { Lesion } from './named-lesions.ts';
import type { ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import {
  bothNounPhrase,
  capital,
  isRight,
  nounPhrase,
  pairName,
  withArticle,
  written,
} from './movement-names.ts';
import { say } from './conclusion-words.ts';
import type { WordsId } from './conclusion-words.ts';

/** What the angles say: a sentence, and where it tells of losses the same in a few words. */
export interface AngleFinding extends SourcedSentence {
  readonly loss: string | null;
}

interface Angle {
  readonly source: PlacedSource;
  readonly degrees: number | undefined;
  readonly normal: number;
  /** Below its normal by this; where the normal is 0, what lacks of it. */
  readonly loss: number;
}

interface Context {
  readonly request: ConclusionRequest;
  readonly byId: ReadonlyMap<FieldId, PlacedSource>;
  readonly lesions: readonly Lesion[];
}

/** « Normale » is no measurement: nothing is lost against it. */
const NORMAL_WORD =
  /^(?:(?:est |dite? )?normale?s?|sans limitation|compl[eè]te|full|within normal limits|wnl)\.?$/iu;

/** What one angle says, with its other side where both are below the normal; nothing where it says nothing abnormal. */
export function angleFindings(source: PlacedSource, context: Context): readonly AngleFinding[] {
  const angle = angleOf(source, context.request);
  if (angle === null) return [];
  const { degrees, normal } = angle;
  if (degrees === undefined)
    return NORMAL_WORD.test(source.stored) ? [] : [asWritten(source, context.request)];
  const other = oppositeOf(source, context);
  if (normal === 0) return degrees === 0 ? [] : [aroundZero(angle, other, context)];
  const opposite = other?.degrees;
  if (angle.loss > 0 && opposite !== undefined && (other?.loss ?? 0) > 0) {
    // Told once, at the side that comes first in the catalogue.
    return isFirst(source, other?.source, context.request) ? [onBothSides(angle, other, context)] : [];
  }
  if (angle.loss > 0) return [onOneSide(angle, other, context)];
  const isBelow = opposite !== undefined && degrees < opposite;
  return isBelow && isOfSide(source, context.lesions) ? [onOneSide(angle, other, context)] : [];
}

/** A passive movement that is measured below the active one: one of the two is to be looked at again. */
export function belowActive(source: PlacedSource, { byId, request }: Context): readonly SourcedSentence[] {
  const { field, stored, id } = source;
  if (field.kind !== 'degrees' || field.mode !== 'Passif') return [];
  const active = byId.get(id.replace(/Passif$/u, 'Actif') as FieldId);
  const [low, high] = [parseDegrees(stored), parseDegrees(active?.stored ?? '')];
  if (active === undefined || low === undefined || high === undefined || low >= high) return [];
  const values = {
    movement: withArticle(nounPhrase(source, request.language), request.language),
    passive: written(low, request.language),
    active: written(high, request.language),
  };
  return [{ text: say('passiveBelowActive', request.language, values), fields: [active.id, id] }];
}

/** Whether an angle was measured at its normal, at the injury. */
export function isAtNormal(source: PlacedSource, context: Context): boolean {
  const angle = angleOf(source, context.request);
  if (angle?.degrees === undefined || !isAtInjury(source, context)) return false;
  return angle.normal === 0 ? angle.degrees === 0 : angle.degrees >= angle.normal;
}

/** Whether an angle was said to be normal without a number, at the injury. */
export function isSaidNormal(source: PlacedSource, context: Context): boolean {
  const angle = angleOf(source, context.request);
  return (
    angle !== null &&
    angle.degrees === undefined &&
    NORMAL_WORD.test(source.stored) &&
    isAtInjury(source, context)
  );
}

function isAtInjury(source: PlacedSource, { lesions }: Context): boolean {
  return isOfRegion(source, lesions) && isOfSide(source, lesions);
}

/** « flexion active du genou gauche (140°) ». */
export function angleInWords(source: PlacedSource, language: TextLanguage): string {
  return `${nounPhrase(source, language)} (${written(parseDegrees(source.stored) ?? 0, language)})`;
}

function angleOf(source: PlacedSource, { normals }: ConclusionRequest): Angle | null {
  const { field, stored } = source;
  if (field.kind !== 'degrees' || field.normal === undefined) return null;
  const normal = normals[field.normal];
  const degrees = parseDegrees(stored);
  return { source, degrees, normal, loss: degrees === undefined ? 0 : rounded(normal - degrees) };
}

function oppositeOf({ id }: PlacedSource, { byId, request }: Context): Angle | null {
  const other = oppositeSide(request.type, id);
  const source = other === undefined ? undefined : byId.get(other);
  return source === undefined ? null : angleOf(source, request);
}

function isFirst(
  { id }: PlacedSource,
  other: PlacedSource | undefined,
  { type }: ConclusionRequest,
): boolean {
  return other === undefined || (oppositeSide(type, id) === other.id && isRightOrLeftFirst(id, other.id));
}

/** The right side leads, in the spine as in the limbs. */
function isRightOrLeftFirst(id: FieldId, other: FieldId): boolean {
  return isRight(id) && !isRight(other);
}

function onOneSide(angle: Angle, other: Angle | null, { request }: Context): AngleFinding {
  const { language } = request;
  const { source, degrees = 0, normal, loss } = angle;
  const opposite = other?.degrees;
  const lost = opposite === undefined ? 0 : rounded(opposite - degrees);
  const sides = pairName(source, language);
  const values = {
    movement: nounPhrase(source, language),
    lost: written(lost, language),
    loss: written(loss, language),
    normal: written(normal, language),
    text: written(degrees, language),
    other: written(opposite ?? 0, language),
    sides,
  };
  const against = (id: WordsId, amount: string): string => say(id, language, { ...values, loss: amount });
  const isSame = lost > 0 && lost === loss;
  const joined = isSame
    ? against('lossAgainstBoth', values.loss)
    : lost > 0
      ? against('lossAgainstSide', values.lost) + (loss > 0 ? against('alsoAgainstNormal', values.loss) : '')
      : against('lossAgainstNormal', values.loss);
  const short = isSame
    ? against('shortAgainstBoth', values.loss)
    : lost > 0
      ? against(loss > 0 ? 'shortAgainstEach' : 'shortAgainstSide', loss > 0 ? values.loss : values.lost)
      : against('shortAgainstNormal', values.loss);
  const rest =
    loss <= 0
      ? say('noLossAgainstNormal', language, { normal: values.normal })
      : oppositeSide(request.type, source.id) === undefined || opposite !== undefined
        ? ''
        : other === null
          ? say('noSide', language)
          : NORMAL_WORD.test(other.source.stored)
            ? say('normalSide', language)
            : say('writtenSide', language, { text: other.source.value });
  const fields = other === null ? [source.id] : [source.id, other.source.id];
  return {
    text: say('range', language, {
      movement: withArticle(nounPhrase(source, language), language),
      text: written(degrees, language),
      rest: `${joined}${rest}`,
    }),
    fields,
    loss: short,
  };
}

function onBothSides(one: Angle, two: Angle | null, { request }: Context): AngleFinding {
  const { language } = request;
  const [right, left] = isRight(one.source.id) ? [one, two] : [two, one];
  const values = {
    movement: withArticle(bothNounPhrase(one.source, language), language),
    right: written(right?.degrees ?? 0, language),
    left: written(left?.degrees ?? 0, language),
    normal: written(one.normal, language),
    lossRight: written(right?.loss ?? 0, language),
    lossLeft: written(left?.loss ?? 0, language),
  };
  const difference = rounded((right?.degrees ?? 0) - (left?.degrees ?? 0));
  const compared =
    difference === 0
      ? say('sidesEqual', language)
      : say(difference < 0 ? 'rightLess' : 'leftLess', language, {
          difference: written(Math.abs(difference), language),
        });
  const fields = [one, two].flatMap((angle) => (angle === null ? [] : [angle.source.id]));
  return {
    text: say('bothSides', language, { ...values, compared }),
    fields,
    loss: say('shortBoth', language, { ...values, compared, movement: bothNounPhrase(one.source, language) }),
  };
}

/** Of an extension: what lacks of it, or what goes beyond, in words. */
function aroundZero(angle: Angle, other: Angle | null, { request }: Context): AngleFinding {
  const { language } = request;
  const { source, degrees = 0 } = angle;
  const value = (number: number): string =>
    say(number < 0 ? 'lacks' : 'beyond', language, { degrees: written(Math.abs(number), language) });
  const opposite =
    other?.degrees === undefined
      ? ''
      : say('zeroSide', language, {
          other: other.degrees === 0 ? written(0, language) : value(other.degrees),
        });
  const label = capital(nounPhrase(source, language));
  return {
    text: say('aroundZero', language, { label, text: value(degrees), opposite }),
    fields: other === null ? [source.id] : [source.id, other.source.id],
    loss: degrees < 0 ? `${nounPhrase(source, language)}, ${value(degrees)}` : null,
  };
}

function asWritten(source: PlacedSource, { language }: ConclusionRequest): AngleFinding {
  const label = capital(nounPhrase(source, language));
  const text = say('against', language, { label, text: source.value, normal: source.normal ?? '' });
  return { text, fields: [source.id], loss: null };
}

/** Tenths are not exact in floating point. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
