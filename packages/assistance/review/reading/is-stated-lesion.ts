/** Facts that are an injury of the body, and not a complaint. */
import type { StatedFact } from './statements.ts';

/** Lesions that are on the side of the injury. A pain or a movement may be on any. */
const STRUCTURAL =
  /^(?:fracture|hernia|sprain|strain|contusion|tear|tendinitis|bursitis|dislocation|subluxation|nonunion|malunion|burn|neuropathy|chondromalacia|radiculopathy)$/u;

/** Whether a fact states a lesion of a structure. */
export function isStatedLesion({ kind, key, isDenied }: StatedFact): boolean {
  return kind === 'diagnosis' && STRUCTURAL.test(key) && !isDenied;
}
