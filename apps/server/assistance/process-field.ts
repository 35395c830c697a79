import type { ProcessFieldBody, ProcessedAnswer } from '@constat/contract';
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { ReportType } from '@constat/report/catalogue';
import { readReport } from '@constat/report/rules';
import { Refusal } from '../platform/refusal.ts';
import type { EngineCall } from './engine.ts';
import type { Proposals } from './proposals.ts';

type Processed = Pick<ProcessedAnswer, 'processedData' | 'distributions' | 'engine' | 'fidelity'>;

/** The fields of section 8 that take appreciation, complaints and impact, unless the caller names others. */
const TARGETS = ['appreciationEvolution', 'plaintesproblemes', 'impactAvq'] as const;

/**
 * One processing of the AI test page. `format`, `enhance` and `distribute` work on the text of `fieldId`, or where it has
 * none on the only text sent; `generate` works on the report's fields among `formData`, on those of `contextFields`
 * where they are named.
 * @param type by which a report's fields are read
 */
export async function processField(
  type: ReportType,
  body: ProcessFieldBody,
  proposals: Proposals,
  call: EngineCall,
): Promise<Processed> {
  const { processingType, language, fieldId } = body;
  if (processingType === 'generate') {
    const { gender, data } = readContext(type, body);
    const { conclusion, engine, fidelity } = await proposals.conclude(
      { type, data, language, gender, normals: DEFAULT_NORMALS },
      call,
    );
    return { processedData: conclusion, distributions: {}, engine, fidelity };
  }
  const text = textOf(body);
  const options = { ...call, diagnoses: undefined };
  const section = fieldId === 'section8Input' ? 8 : 7;
  if (processingType === 'distribute') {
    const targets = TARGETS.map((target, index) => body.targetFields?.[index] ?? target);
    // Two parts in one field: the first one's words would be lost.
    if (new Set(targets).size < targets.length)
      throw new Refusal('VALIDATION_FAILED', { fields: ['targetFields'] });
    const { sections, engine, fidelity } = await proposals.distribute(text, options);
    const values = [sections.appreciation, sections.plaintes, sections.impact];
    const distributions = Object.fromEntries(values.map((value, index) => [targets[index], value]));
    return { processedData: {}, distributions, engine, fidelity };
  }
  if (processingType === 'enhance') {
    const { enhancedText, engine, fidelity } = await proposals.enhance(section, text, options);
    return { processedData: { [fieldId]: enhancedText }, distributions: {}, engine, fidelity };
  }
  const { formatted, engine, fidelity } = await proposals.format(section, text, options);
  return { processedData: { [fieldId]: formatted }, distributions: {}, engine, fidelity };
}

function textOf({ fieldId, formData }: ProcessFieldBody): string {
  const texts = Object.values(formData);
  const text =
    (Object.hasOwn(formData, fieldId) ? formData[fieldId] : undefined) ??
    (texts.length === 1 ? texts[0] : undefined);
  if (text === undefined) throw new Refusal('TEXT_REQUIRED');
  return text;
}

function readContext(type: ReportType, { formData, contextFields }: ProcessFieldBody) {
  const wanted = Object.entries(formData).filter(
    ([name]) => contextFields === undefined || contextFields.length === 0 || contextFields.includes(name),
  );
  // The page sends texts alone: a box of the mandate is ticked by the text « true ».
  const values = wanted.map(([name, value]) => [
    name,
    type.field(name)?.kind === 'flag' ? value === 'true' : value,
  ]);
  const { data } = readReport(type, Object.fromEntries(values));
  const gender = formData['patientGender'];
  return { data, gender: gender === 'male' || gender === 'female' ? gender : undefined } as const;
}
