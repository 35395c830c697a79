import type { Localised } from './localised.ts';
import type { NormalId } from './normals.ts';
import type { OptionSetId } from './option-sets.ts';

export type Side = 'Droit' | 'Gauche';
export type Mode = 'Actif' | 'Passif';
export type Root = 'C5' | 'C6' | 'C7' | 'C8' | 'T1' | 'L2' | 'L3' | 'L4' | 'L5' | 'S1';
export type RegionId =
  | 'cervical'
  | 'spine'
  | 'shoulders'
  | 'elbows'
  | 'wristsAndHands'
  | 'hips'
  | 'knees'
  | 'feetAndAnkles'
  | 'neuroUpper'
  | 'neuroLower'
  | 'circumferences'
  | 'gait';

/** A part of the body that an accepted diagnosis may name. */
export type BodyPart =
  | 'neck'
  | 'back'
  | 'shoulder'
  | 'elbow'
  | 'wrist'
  | 'hand'
  | 'hip'
  | 'knee'
  | 'ankle'
  | 'foot';

/** How a joint follows the name of a movement: « flexion *du genou droit* », "flexion *of the right knee*". */
export type JointWords = Readonly<Record<keyof Localised, Readonly<Record<Side | 'none' | 'both', string>>>>;

/** What a field holds before the physician touches it; it counts as a finding only once confirmed. */
export type Prefill =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'sample'; readonly text: Localised }
  | { readonly kind: 'today' };

/**
 * One field of the report.
 * - `line` one line of text; `text` several; `date` YYYY-MM-DD; `choice` one of an option set; `flag` a boolean;
 *   `degrees` an angle stored as digits without the sign; `measure` a number in `unit`; `time` HH:MM of the clock;
 *   `documents` documents that were reviewed, one a line, as `rules/documents` reads and writes them;
 *   `impairment` sequelae and what their percentages come from, as `rules/impairment` reads and writes them.
 */
export interface Field<Id extends string = string> {
  readonly id: Id;
  readonly kind:
    | 'line'
    | 'text'
    | 'date'
    | 'time'
    | 'choice'
    | 'flag'
    | 'degrees'
    | 'measure'
    | 'documents'
    | 'impairment';
  readonly label: Localised;
  readonly options?: OptionSetId;
  /** Of the options, those that make no sense for this test: stored and printed like the others, not shown first. */
  readonly unusual?: readonly string[];
  /** What a stored value says of this test in words, where « positif » alone can be read both ways; printed beside its label. */
  readonly meanings?: Readonly<Record<string, Localised>>;
  /** A unit that begins with a stroke follows the number without a space: 8/10. */
  readonly unit?: 'kg' | 'cm' | 'kg/m²' | 'mm' | 's' | '/5' | '/10';
  /** Present where it is a person's height, which is understood in metres too. */
  readonly isHeight?: true;
  readonly normal?: NormalId;
  readonly side?: Side;
  readonly mode?: Mode;
  readonly root?: Root;
  readonly prefill?: Prefill;
  /** What is usually written there, offered to the physician; it stands nowhere before that is chosen. */
  readonly suggestion?: Localised;
  /** Texts that are often written there, offered while one types; any other is as good. */
  readonly suggestions?: readonly { readonly text: string; readonly meaning: Localised }[];
  /** Printed with this text when empty, and not a finding. */
  readonly fixed?: string;
  /** Present where a report is complete without it: it counts neither as filled nor as to be filled. */
  readonly optional?: true;
  /** Present where what is wholly a date is printed in words; elsewhere it is printed as it is stored. */
  readonly inWords?: true;
}

/** Fields one under the other, or side by side where there is room. */
export interface FieldsBlock<Id extends string = string> {
  readonly kind: 'fields';
  readonly layout: 'stack' | 'grid' | 'checkboxes' | 'identity';
  /** Present where a report is complete without it. */
  readonly optional?: true;
  readonly fields: readonly Field<Id>[];
}

export interface TableColumn {
  readonly label: Localised;
  /** Heading that spans neighbouring columns with the same group. */
  readonly group?: Localised;
  /** Present on a column that is printed only where one of its cells holds something. */
  readonly aside?: true;
}

export interface TableRow<Id extends string = string> {
  readonly label: Localised;
  /** The normal that this row is measured against; shown in a column of its own. */
  readonly normal?: NormalId;
  readonly cells: readonly Field<Id>[];
}

export interface TableBlock<Id extends string = string> {
  readonly kind: 'table';
  /** Stable name of the table, unique in the report. */
  readonly id: string;
  readonly title: Localised;
  /** Of its movements; where absent, that of the group. */
  readonly joint?: JointWords;
  /** The parts of the body that it is examined for; where absent, those of the group. */
  readonly parts?: readonly BodyPart[];
  /** Present where the cells of a row are trials of one measure, which are printed with their mean. */
  readonly mean?: true;
  /** Present where the dominant hand is printed beside the title. */
  readonly namesDominance?: true;
  /** Present where the measures are girths of a limb: two sides of one are told as a difference. */
  readonly girths?: true;
  /** Present where a report is complete without it. */
  readonly optional?: true;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow<Id>[];
}

/** A sentence of the form itself. */
export interface StatementBlock {
  readonly kind: 'statement';
  readonly text: Localised;
}

/** The identity of the signed-in physician, from the profile. */
export interface PhysicianBlock {
  readonly kind: 'physician';
}

export type Block<Id extends string = string> =
  | FieldsBlock<Id>
  | TableBlock<Id>
  | StatementBlock
  | PhysicianBlock;

/** Blocks that belong together; with a `region`, a part of the examination that is examined or not as a whole. */
export interface Group<Id extends string = string> {
  readonly title?: Localised;
  readonly region?: RegionId;
  readonly joint?: JointWords;
  readonly parts?: readonly BodyPart[];
  readonly blocks: readonly Block<Id>[];
}

export type SectionId =
  | 'sectionA'
  | 'sectionB'
  | 'section1'
  | 'section2'
  | 'section3'
  | 'section4'
  | 'section5'
  | 'section6'
  | 'section7'
  | 'section8'
  | 'section9'
  | 'section10'
  | 'section11'
  | 'section12';

export interface Section<Id extends string = string> {
  readonly id: SectionId;
  /** As printed before the title: A, B, 1 to 12. */
  readonly number: string;
  readonly title: Localised;
  /** What it tells of: the file (identity, mandate, what was decided before), or the evaluation itself. */
  readonly about: 'file' | 'evaluation';
  /** Present on the section that Word alone shows. */
  readonly only?: 'word';
  readonly groups: readonly Group<Id>[];
}

/** Keeps the union of field names that a section holds in its type. */
export function section<const Id extends string>(definition: Section<Id>): Section<Id> {
  return definition;
}

/** Keeps the union of field names that a group holds in its type. */
export function group<const Id extends string>(definition: Group<Id>): Group<Id> {
  return definition;
}
