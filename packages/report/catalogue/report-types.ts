import type { FieldId, ReportField } from './field-names.ts';
import { NORMAL_IDS } from './normals.ts';
import type { NormalId } from './normals.ts';
import {
  SECTIONS_OF_VERSION_1,
  SECTIONS_OF_VERSION_2,
  SECTIONS_OF_VERSION_3,
  SECTIONS_OF_VERSION_4,
} from './sections.ts';
import { ReportType } from './report-type.ts';
import type { ReportTypeDefinition, ReportTypeName } from './report-type.ts';

/** The kinds of report that can be written, each in all the versions that reports were written with. */
export class ReportTypes {
  /** In the order of the definitions. */
  readonly all: readonly ReportType[];
  /** The version of each kind that a new report is written with. */
  readonly newest: readonly ReportType[];
  /** Every name that a field of any type has. */
  readonly fieldIds: readonly FieldId[];
  readonly #fields: ReadonlyMap<string, ReportField>;

  /** @throws Error when a version is there twice */
  constructor(all: readonly ReportType[]) {
    this.all = all;
    if (new Set(all.map(({ id, version }) => `${id} ${version}`)).size < all.length)
      throw new Error('a version of a report type is there twice');
    this.newest = all.filter(({ id, version }) =>
      all.every((one) => one.id !== id || one.version <= version),
    );
    // The definition of the highest version stands for a name.
    this.#fields = new Map(
      all
        .toSorted((one, other) => one.version - other.version)
        .flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)),
    );
    this.fieldIds = Array.from(this.#fields.values(), ({ id }) => id);
  }

  /** The type of a report that is kept; undefined for one that this version of the product does not know. */
  find({ reportType, reportTypeVersion }: ReportTypeName): ReportType | undefined {
    return this.all.find(({ id, version }) => id === reportType && version === reportTypeVersion);
  }

  /** The type of a report that is open. @throws Error for one that this version of the product does not know */
  of(name: ReportTypeName): ReportType {
    const type = this.find(name);
    if (type === undefined)
      throw new Error(`unknown report type ${name.reportType} ${name.reportTypeVersion}`);
    return type;
  }

  /** The version of that kind that a new report is written with. */
  findNewest(id: string): ReportType | undefined {
    return this.newest.find((type) => type.id === id);
  }

  /** The same for a kind that is there. @throws Error for one that this version of the product does not know */
  newestOf(id: string): ReportType {
    const type = this.findNewest(id);
    if (type === undefined) throw new Error(`unknown report type ${id}`);
    return type;
  }

  /** The normals that a new report may be measured against. */
  get normalIds(): readonly NormalId[] {
    const used = new Set(this.newest.flatMap(({ fields }) => fields.map(({ normal }) => normal)));
    return NORMAL_IDS.filter((id) => used.has(id));
  }

  /** The field of that name in any type, as its newest version has it: for what is kept or shown apart from a report. */
  field(id: string): ReportField | undefined {
    return this.#fields.get(id);
  }
}

/**
 * The medical evaluation report on an injured worker, for the CNESST. It is also the type of what was kept before types
 * were kept with reports.
 */
export const FIRST_REPORT_TYPE = new ReportType({
  id: 'cnesst-medical',
  version: 1,
  label: { fr: 'Rapport d’évaluation médicale', en: 'Medical evaluation report' },
  sections: SECTIONS_OF_VERSION_1,
});

/** The same kind of report with a number more; what is not named is that of the version before. */
function nextVersion(
  { id, version, label, usualRegions, dividedRegions }: ReportType,
  changes: Pick<ReportTypeDefinition, 'sections' | 'usualRegions' | 'dividedRegions'>,
): ReportType {
  return new ReportType({ id, version: version + 1, label, usualRegions, dividedRegions, ...changes });
}

/** Its second version, in which any limb can be examined. */
export const SECOND_VERSION = nextVersion(FIRST_REPORT_TYPE, {
  sections: SECTIONS_OF_VERSION_2,
  usualRegions: ['spine', 'hips', 'knees', 'feetAndAnkles', 'neuroLower', 'circumferences'],
  dividedRegions: {
    knees: ['knees', 'circumferences'],
    feetAndAnkles: ['feetAndAnkles', 'neuroLower'],
  },
});

/** Its third version: what was asked and by when, who was present, the documents reviewed, a discussion. */
export const THIRD_VERSION = nextVersion(SECOND_VERSION, { sections: SECTIONS_OF_VERSION_3 });

/** Its fourth version: the sequelae of section 12. */
export const FOURTH_VERSION = nextVersion(THIRD_VERSION, { sections: SECTIONS_OF_VERSION_4 });

/** Every type of report, in every version that reports were written with. */
export const REPORT_TYPES = new ReportTypes([
  FIRST_REPORT_TYPE,
  SECOND_VERSION,
  THIRD_VERSION,
  FOURTH_VERSION,
]);

/** The version of the medical evaluation that a new one is written with. */
export const MEDICAL_EVALUATION: ReportType = REPORT_TYPES.newestOf(FIRST_REPORT_TYPE.id);
