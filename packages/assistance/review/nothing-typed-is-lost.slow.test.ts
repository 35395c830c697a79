/** Whatever is typed in a report stands in its document, or the pre-flight says that it does not. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  MEDICAL_EVALUATION,
  NORMALS,
  OPTION_SETS,
  fieldsOfGroup,
  optionLabel,
} from '@constat/report/catalogue';
import type { FieldId, RegionId, ReportField } from '@constat/report/catalogue';
import { RENDER_TARGETS, buildDocument, documentStrings } from '@constat/report/document';
import type { ExportSettings, RenderTarget, ReportLanguage } from '@constat/report/document';
import { runsOf } from '../../language/drawn.test-data.ts';
import { PROFILE } from '../../report/document/build-report.test-data.ts';
import { buildDefaults, buildMeta, isUnconfirmed, readReport, textOf } from '@constat/report/rules';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { blankSubjectiveHeadings } from '@constat/report/rules/subjective';
import { findIssues, isIssueOf } from './index.ts';

const WRITTEN = MEDICAL_EVALUATION.fields.filter(({ kind }) => kind !== 'flag');
const REGION_OF: ReadonlyMap<FieldId, RegionId> = new Map(
  MEDICAL_EVALUATION.regions.flatMap(({ id, group }) =>
    fieldsOfGroup(group).map((field) => [field.id, id] as const),
  ),
);
const PARTS = [
  'appreciationEvolution',
  'plaintesproblemes',
  'impactAvq',
] as const satisfies readonly FieldId[];

/** A text that no other field holds, in the shapes that typing, pasting and dictating give. */
function ownText(id: FieldId): fc.Arbitrary<string> {
  const word = `Zz${id}`;
  return fc.constantFrom(
    word,
    `  ${word} : « a l'aise » 45 % ; 12 kg `,
    `- ${word}a\n- ${word}b\n\n• ${word}c\n${word}d`,
    `${word}a\r\n\t${word}b\u2028e\u0301${word}`,
    `\u202E${word}\u0000`,
    `-${word}\n*${word}*\n–`,
    '—',
    '0',
  );
}

function valueOf(field: ReportField): fc.Arbitrary<string> {
  const own = ownText(field.id);
  const { options, prefill } = field;
  const chosen =
    options === undefined ? own : fc.constantFrom(...OPTION_SETS[options].map(({ value }) => value));
  const number =
    field.kind === 'degrees' || field.kind === 'measure'
      ? fc.constantFrom('45', '-5', '−5', '12,5', '+3')
      : chosen;
  const prefilled = prefill?.kind === 'value' ? fc.constant(prefill.value) : chosen;
  const sample =
    prefill?.kind === 'sample'
      ? fc.constantFrom(prefill.text.fr, prefill.text.en, `${prefill.text.fr} Zz.`)
      : chosen;
  const day = field.kind === 'date' ? fc.constantFrom('2026-03-02', '2020-12-31') : chosen;
  return fc.oneof(own, chosen, number, prefilled, sample, day);
}

/** Section 8 as it is dictated, shared out whole or in part, or begun only. */
const section8 = fc.constantFrom<readonly string[]>(
  [
    'Plaintes : douleur au dos\nImpact sur les AVQ : ne cuisine plus',
    '',
    'douleur au dos',
    'ne cuisine plus',
  ],
  ['Plaintes : douleur au dos\nImpact sur les AVQ : ne cuisine plus', '', 'Douleur  au dos.', ''],
  ['Plaintes :\n', '', '', ''],
  ['Complaints', '', '', ''],
  ['Plaintes :\n- non\n- or', '', 'sinon un canon', 'porte'],
  ['5', '', '15', '1,5'],
  ['Zzoverall', '', '', ''],
  ['Zzoverall', 'Zza', 'Zzb', 'Zzc'],
  ['', 'Zza', '', ''],
);

interface Sample {
  readonly formData: FormData;
  readonly meta: ReportMeta | undefined;
  readonly language: ReportLanguage;
  readonly settings: ExportSettings;
  readonly target: RenderTarget;
}

const samples: fc.Arbitrary<Sample> = fc
  .record({
    values: fc.record(Object.fromEntries(WRITTEN.map((field) => [field.id, valueOf(field)])), {
      requiredKeys: [],
    }),
    hasDefaults: fc.boolean(),
    gender: fc.constantFrom('male', 'female', ''),
    subjective: fc.option(section8, { nil: undefined }),
    confirmed: fc.subarray(MEDICAL_EVALUATION.fields.map(({ id }) => id)),
    notExamined: fc.subarray(MEDICAL_EVALUATION.regions.map(({ id }) => id)),
    hasMeta: fc.boolean(),
    language: fc.constantFrom('fr' as const, 'en' as const),
    settings: fc.record({
      section12Everywhere: fc.boolean(),
      frenchSpacing: fc.constantFrom('quebec' as const, 'france' as const),
    }),
    target: fc.constantFrom(...RENDER_TARGETS),
  })
  .map(({ values, hasDefaults, gender, subjective, confirmed, notExamined, hasMeta, language, ...rest }) => {
    const defaults = hasDefaults ? buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language }) : {};
    const [section8Input, ...parts] = subjective ?? [];
    const shared =
      section8Input === undefined
        ? {}
        : { section8Input, ...Object.fromEntries(PARTS.map((id, index) => [id, parts[index] ?? ''])) };
    const { data } = readReport(MEDICAL_EVALUATION, {
      ...defaults,
      ...values,
      ...shared,
      patientGender: gender,
    });
    const meta = hasMeta ? { ...buildMeta(language), confirmed, notExamined } : undefined;
    return { formData: data, meta, language, ...rest };
  });

const profileOf = ({ settings }: Sample) => ({ ...PROFILE, exportSettings: settings });

function printedIn(sample: Sample, formData: FormData = sample.formData): readonly string[] {
  const { meta, language, target } = sample;
  return documentStrings(
    buildDocument({ type: MEDICAL_EVALUATION, formData, meta }, language, profileOf(sample)),
    target,
  );
}

/** Letters and signs alone: white space, joiners, invisible marks and the bullet of a line are typography. */
function bare(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/^[^\S\n]*[-–—•*·][^\S\n]+(?=\S)/gmu, '')
    .replaceAll('\u2011', '-')
    .replaceAll("'", '’')
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '');

/** What is printed for the sign of an extension: a word, which the number follows. */
function signInWords({ kind, normal }: ReportField, typed: string, language: 'fr' | 'en'): string {
  const isExtension = kind === 'degrees' && normal !== undefined && NORMALS[normal].isExtension === true;
  const [, sign, number] = /^([+−-])(\d+(?:,\d)?)$/u.exec(typed) ?? [];
  if (!isExtension || sign === undefined || number === undefined) return typed;
  if (sign !== '+') return `${language === 'fr' ? 'flexum' : 'lacks'} ${number}°`;
  if (NORMALS[normal].degrees !== 0) return typed;
  return `${language === 'fr' ? 'recurvatum' : 'hyperextension'} ${number}°`;
}

/** The days that are typed here, as they are printed. */
const DAYS: Readonly<Record<string, Readonly<Record<ReportLanguage, string>>>> = {
  '2026-03-02': { fr: '2 mars 2026', en: 'March 2, 2026' },
  '2020-12-31': { fr: '31 décembre 2020', en: 'December 31, 2020' },
};

/** True when each line of what was typed stands in the document. */
function stands(field: ReportField, sample: Sample, printed: string): boolean {
  const typed = textOf(sample.formData, field.id).trim();
  const shown =
    field.options === undefined
      ? (DAYS[typed]?.[sample.language] ?? signInWords(field, typed, sample.language))
      : optionLabel(field.options, typed, sample.language);
  return shown
    .split(/[\n\r\u2028]/u)
    .map(bare)
    .every((line) => printed.includes(line));
}

/** Section 8's overall text is working material once every word of it stands in one of its parts. */
function isSharedOut({ formData }: Sample): boolean {
  const parts = new Set(PARTS.flatMap((id) => wordsOf(textOf(formData, id))));
  return (
    parts.size > 0 &&
    wordsOf(blankSubjectiveHeadings(textOf(formData, 'section8Input'))).every((word) => parts.has(word))
  );
}

function listed({ formData, meta, language, settings, target }: Sample): {
  readonly notPrinted: ReadonlySet<FieldId>;
  readonly unconfirmed: ReadonlySet<FieldId>;
} {
  const issues = findIssues(
    { type: MEDICAL_EVALUATION, formData, meta },
    language,
    'Zz',
    [],
    settings,
  ).filter((issue) => isIssueOf(issue, target));
  return {
    notPrinted: new Set(issues.flatMap((issue) => (issue.kind === 'not-printed' ? [issue.field] : []))),
    unconfirmed: new Set(issues.flatMap((issue) => (issue.kind === 'unconfirmed' ? issue.fields : []))),
  };
}

const without = (data: FormData, id: FieldId): FormData => {
  const { [id]: _left, ...rest } = data;
  return rest;
};

it('every typed value stands in the document of its target, or the pre-flight lists it', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      const printed = bare(printedIn(sample).join('\n'));
      const { notPrinted, unconfirmed } = listed(sample);
      const lost = WRITTEN.filter((field) => bare(textOf(sample.formData, field.id)) !== '')
        .filter((field) => !isUnconfirmed(field, sample.formData, sample.meta))
        .filter(({ id }) => !notPrinted.has(id) && !unconfirmed.has(id))
        .filter((field) => !stands(field, sample, printed))
        .filter(({ id }) => id !== 'section8Input' || !isSharedOut(sample));
      expect(lost.map(({ id }) => id)).toEqual([]);
    }),
    { numRuns: runsOf(300) },
  );
});

it('a value counts by itself: taken away, it leaves the document changed, or the list shorter', () => {
  fc.assert(
    fc.property(samples, fc.constantFrom(...WRITTEN), (sample, field) => {
      const { formData, meta } = sample;
      fc.pre(bare(textOf(formData, field.id)) !== '' && !isUnconfirmed(field, formData, meta));
      fc.pre(field.id !== 'section8Input' && textOf(formData, field.id) !== field.fixed);
      // In a table a typed dash says what a cell with nothing in it says.
      fc.pre(textOf(formData, field.id) !== '—');
      const isPrinted =
        printedIn(sample).join('\n') !== printedIn(sample, without(formData, field.id)).join('\n');
      // Exactly one of the two.
      expect(listed(sample).notPrinted.has(field.id)).toBe(!isPrinted);
    }),
    { numRuns: runsOf(500) },
  );
});

it('a prefilled value that waits for a confirmation is never listed as typed, and its region says nothing of it', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      const { formData, meta } = sample;
      const { notPrinted, unconfirmed } = listed(sample);
      const waiting = MEDICAL_EVALUATION.fields
        .filter((field) => isUnconfirmed(field, formData, meta))
        .map(({ id }) => id);
      expect(waiting.filter((id) => notPrinted.has(id))).toEqual([]);
      const isExamined = (id: FieldId): boolean => {
        const region = REGION_OF.get(id);
        return region === undefined || meta?.notExamined.includes(region) !== true;
      };
      expect([...unconfirmed].sort()).toEqual(waiting.filter(isExamined).sort());
    }),
  );
});
