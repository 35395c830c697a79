import type { Localised } from './localised.ts';

/** A figure of a published source, in degrees. */
export interface NormalReference {
  readonly source: string;
  readonly degrees: number;
  /** `read`: read in the source that is named; `unverified`: reported of it, and not read there. */
  readonly mark: 'read' | 'unverified';
}

/** What a movement is measured against. */
export interface NormalDefinition {
  readonly label: Localised;
  /** Degrees. A convention of practice that was read in no official source; the physician's own figure rules. */
  readonly degrees: number;
  /**
   * Highest angle, in degrees, that is taken without a mark. An editorial bound of this product against slips of the
   * keyboard (400 for 40), set well above the normal; not a medical fact and from no medical source. A value above it is
   * marked, never refused.
   */
  readonly maximum: number;
  /** Present for an extension: an angle below zero is what lacks of it (flexum). */
  readonly isExtension?: true;
  readonly references?: readonly NormalReference[];
}

/** The normals of a region, each under its name. */
export function normals<const Normals extends Readonly<Record<string, NormalDefinition>>>(
  definitions: Normals,
): Normals {
  return definitions;
}

/** A figure of the American Academy of Orthopaedic Surgeons, as F. A. Davis's table A.1 gives it. */
export function aaos(degrees: number): NormalReference {
  return { source: 'AAOS (F. A. Davis, table A.1)', degrees, mark: 'read' };
}

/** A figure of the American Medical Association's Guides, as F. A. Davis's table A.1 gives it. */
export function ama(degrees: number): NormalReference {
  return { source: 'AMA Guides (F. A. Davis, table A.1)', degrees, mark: 'read' };
}

/** A figure that is reported of a source and was not read there. */
export function unverified(source: string, degrees: number): NormalReference {
  return { source, degrees, mark: 'unverified' };
}
