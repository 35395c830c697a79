import type { DistributedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { diagnosesOf } from '../assisted-report.tsx';
import type { AssistedReport } from '../assisted-report.tsx';
import type { Proposal } from '../proposal/accepted-texts.ts';

/** The parts of section 8 and the field that each goes into, in order of the page. */
export const PARTS = [
  { part: 'appreciation', field: 'appreciationEvolution' },
  { part: 'plaintes', field: 'plaintesproblemes' },
  { part: 'impact', field: 'impactAvq' },
] as const satisfies readonly { part: keyof DistributedAnswer['sections']; field: FieldId }[];

const SOURCE = 'section8Input';
/** What a distribution is made from and what it replaces. */
const READ: readonly FieldId[] = [SOURCE, ...PARTS.map(({ field }) => field)];

/** What is kept of an answer until it is applied or left. */
export interface DistributionAnswer extends Pick<DistributedAnswer, 'sections' | 'marks' | 'fidelity'> {
  /** The text that the engine was given. */
  readonly sent: string;
  readonly engine: unknown;
}

/** Section 8 shared out over its three fields. */
export interface DistributionProposal extends Proposal {
  /** The overall text as it stands, its headings blanked out: they are the form's and state nothing. */
  readonly source: string;
  readonly answer: DistributionAnswer;
}

/** The answer against what stands in section 8 at this moment; checked again when its overall text is another one. */
export async function proposeDistribution(
  report: AssistedReport,
  answer: DistributionAnswer,
): Promise<DistributionProposal> {
  const { blankSubjectiveHeadings } = await import('@constat/report/rules/subjective');
  const present = report.text(SOURCE);
  const source = blankSubjectiveHeadings(present);
  const hasMoved = present !== answer.sent;
  const proposal = {
    operation: 'distributeSubjective',
    engine: answer.engine,
    texts: distributedTexts(answer.sections),
    seen: new Map(READ.map((field) => [field, report.text(field)])),
    differences: answer.fidelity.differences,
    doubts: answer.marks.length,
    hasMoved,
    source,
    answer,
  } as const satisfies DistributionProposal;
  if (!hasMoved) return proposal;
  const { checkFidelity } = await import('@constat/assistance/fidelity');
  const { differences } = checkFidelity(source, blankSubjectiveHeadings(joinParts(answer.sections)), {
    language: report.language(),
    diagnoses: diagnosesOf(report),
  });
  return { ...proposal, differences };
}

/** The parts as one text, which the places of the check point into; joined as the server does. */
export function joinParts(sections: DistributedAnswer['sections']): string {
  return PARTS.map(({ part }) => sections[part]).join('\n');
}

/** What is written into the three fields; a part that holds nothing leaves its field as it is. */
function distributedTexts(sections: DistributedAnswer['sections']): ReadonlyMap<FieldId, string> {
  return new Map(
    PARTS.filter(({ part }) => sections[part].trim() !== '').map(({ part, field }) => [
      field,
      sections[part],
    ]),
  );
}
