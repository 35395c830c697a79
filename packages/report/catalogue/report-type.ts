import { fieldsOfGroup, fieldsOfSection } from './fields-of.ts';
import type { FieldId, ReportField } from './field-names.ts';
import type { Localised } from './localised.ts';
import type { Group, RegionId, Section } from './model.ts';

/** What names the type of a report wherever the report is kept. */
export interface ReportTypeName {
  readonly reportType: string;
  /** From 1; a version that reports were written with never changes. */
  readonly reportTypeVersion: number;
}

/** A kind of report as data. */
export interface ReportTypeDefinition {
  /** As in addresses: `cnesst-medical`. */
  readonly id: string;
  readonly version: number;
  /** As printed over a report. */
  readonly label: Localised;
  /** In the order in which the report is written and printed. */
  readonly sections: readonly Section<FieldId>[];
  /** The parts of the examination that a report is begun with where nobody chooses any; all of them where absent. */
  readonly usualRegions?: readonly RegionId[];
  /** The parts into which a part of the version before was divided. */
  readonly dividedRegions?: Readonly<Partial<Record<RegionId, readonly RegionId[]>>>;
}

/** A part of the examination that is examined, or not, as a whole. */
export interface Region {
  readonly id: RegionId;
  readonly group: Group<FieldId>;
}

/** One version of a kind of report: its sections, and each of its fields once. A report is read and judged by its own. */
export class ReportType {
  readonly id: string;
  readonly version: number;
  readonly label: Localised;
  readonly sections: readonly Section<FieldId>[];
  /** All fields, in the order of the page. */
  readonly fields: readonly ReportField[];
  readonly regions: readonly Region[];
  readonly usualRegions: readonly RegionId[];
  readonly dividedRegions: Readonly<Partial<Record<RegionId, readonly RegionId[]>>>;
  readonly #fields: ReadonlyMap<string, ReportField>;
  readonly #regions: ReadonlyMap<string, RegionId>;
  readonly #sections: ReadonlyMap<string, Section<FieldId>>;

  /** @throws Error when two of its fields have one name */
  constructor({ id, version, label, sections, ...definition }: ReportTypeDefinition) {
    this.id = id;
    this.version = version;
    this.label = label;
    this.sections = sections;
    this.fields = sections.flatMap(fieldsOfSection);
    this.regions = sections.flatMap(({ groups }) =>
      groups.flatMap((group) => (group.region === undefined ? [] : [{ id: group.region, group }])),
    );
    this.usualRegions = definition.usualRegions ?? this.regions.map((region) => region.id);
    this.dividedRegions = definition.dividedRegions ?? {};
    this.#fields = new Map(this.fields.map((field) => [field.id, field]));
    if (this.#fields.size < this.fields.length) throw new Error(`${id} ${version} has a field twice`);
    this.#regions = new Map(
      this.regions.flatMap((region) =>
        fieldsOfGroup(region.group).map((field) => [field.id, region.id] as const),
      ),
    );
    this.#sections = new Map(
      sections.flatMap((section) => fieldsOfSection(section).map((field) => [field.id, section] as const)),
    );
  }

  get name(): ReportTypeName {
    return { reportType: this.id, reportTypeVersion: this.version };
  }

  /** The field of that name, or undefined for a name that this type does not know. */
  field(id: string): ReportField | undefined {
    return this.#fields.get(id);
  }

  /** The section of that id. */
  section(id: string): Section<FieldId> | undefined {
    return this.sections.find((section) => section.id === id);
  }

  /** The section that a field stands in. */
  sectionOf(id: string): Section<FieldId> | undefined {
    return this.#sections.get(id);
  }

  /** The part of the examination that a field belongs to; undefined outside of them. */
  regionOf(id: string): RegionId | undefined {
    return this.#regions.get(id);
  }
}

/** Works out what follows from a type, once for each. */
export function onceForEachType<Result>(workOut: (type: ReportType) => Result): (type: ReportType) => Result {
  const known = new WeakMap<ReportType, { readonly result: Result }>();
  return (type) => {
    const before = known.get(type);
    if (before !== undefined) return before.result;
    const result = workOut(type);
    known.set(type, { result });
    return result;
  };
}
