import type { FieldId, NormalId, ReportType, ReportTypeName } from '../catalogue/index.ts';
import type { FormData, IntendedReasons, ReportMeta } from '../rules/index.ts';

/** What a save of a draft carries: the report, and the name and term that it has among the saved forms. */
export interface DraftContent extends ReportTypeName {
  readonly title: string;
  /** Days until the draft expires, counted from its last save. */
  readonly retentionDays: number;
  readonly formData: FormData;
  readonly meta: ReportMeta;
}

export type Answer = string | boolean | undefined;

/** An empty text and an open box say the same as no answer. */
function plain(answer: Answer): Answer {
  return answer === '' || answer === false ? undefined : answer;
}

/** True when two answers say the same. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  return plain(one) === plain(other);
}

/** The answer of a field by its name; a name that this catalogue does not know is read too. */
export function answerOf(data: FormData, id: string): Answer {
  return (data as Readonly<Record<string, Answer>>)[id];
}

/** The same answers with another one in that field; undefined takes the answer away. */
export function withAnswer(data: FormData, id: string, answer: Answer): FormData {
  const { [id]: _replaced, ...rest } = data as Readonly<Record<string, Answer>>;
  return answer === undefined ? rest : { ...rest, [id]: answer };
}

/** Every name that has an answer in one of these. */
export function namesIn(...data: readonly object[]): readonly string[] {
  return [...new Set(data.flatMap((one) => Object.keys(one)))];
}

/** The angles that a content says are normal. */
export function statedIn({ meta }: DraftContent): readonly FieldId[] {
  return meta.statedNormal ?? [];
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const [some, others] = [new Set(one), new Set(other)];
  return some.size === others.size && [...some].every((item) => others.has(item));
}

/** The reasons of a content for what the review lists. */
export function intendedIn({ meta }: DraftContent): IntendedReasons {
  return meta.intended ?? {};
}

/** True when two contents say the same; the order of sets, empty texts and open boxes make no difference. */
export function sameContent(one: DraftContent, other: DraftContent): boolean {
  const [meta, otherMeta] = [one.meta, other.meta];
  return (
    one.title === other.title &&
    one.reportType === other.reportType &&
    one.reportTypeVersion === other.reportTypeVersion &&
    one.retentionDays === other.retentionDays &&
    meta.schemaVersion === otherMeta.schemaVersion &&
    meta.reportLanguage === otherMeta.reportLanguage &&
    sameSet(meta.confirmed, otherMeta.confirmed) &&
    sameSet(meta.notExamined, otherMeta.notExamined) &&
    sameSet(statedIn(one), statedIn(other)) &&
    sameSet(meta.caseRegions ?? [], otherMeta.caseRegions ?? []) &&
    meta.dictationToldAt === otherMeta.dictationToldAt &&
    namesIn(intendedIn(one), intendedIn(other)).every(
      (id) => intendedIn(one)[id] === intendedIn(other)[id],
    ) &&
    namesIn(meta.normals, otherMeta.normals).every(
      (id) => meta.normals[id as NormalId] === otherMeta.normals[id as NormalId],
    ) &&
    namesIn(one.formData, other.formData).every((id) =>
      sameAnswer(answerOf(one.formData, id), answerOf(other.formData, id)),
    )
  );
}

/** How two answers of a field can be put together; two lists cannot, as what stands in both would count twice. */
export type ConflictKind = 'text' | 'line' | 'list' | 'choice' | 'date' | 'number' | 'flag';

/** The kind of a field; a name that the type does not know, or of a type that is not known, is read as a text. */
export function kindOf(type: ReportType | undefined, id: FieldId): ConflictKind {
  const kind = type?.field(id)?.kind ?? 'text';
  if (kind === 'degrees' || kind === 'measure') return 'number';
  if (kind === 'documents' || kind === 'impairment') return 'list';
  return kind === 'time' ? 'date' : kind;
}
