import type { Mode, Side } from '@constat/report/catalogue';
import type { Measure, Place, Row } from '../rows/row.ts';

/** What a finding says in words, before it is known of which list of choices it is one. */
export type Sense =
  | 'negative'
  | 'positive'
  | 'normal'
  | 'intact'
  | 'abnormal'
  | 'absent'
  | 'present'
  | 'decreased'
  | 'increased'
  | 'notDone'
  | 'firm'
  | 'soft'
  | 'delayed'
  | 'noEnd'
  | 'stable'
  | 'lax'
  | 'flexor'
  | 'extensor'
  | 'equivocal'
  | 'pain'
  | 'noPain'
  | 'weakness'
  | 'painAndWeakness'
  | 'full'
  | 'possible'
  | 'impossible'
  | 'difficult'
  | 'label';

/** What a phrase of one language may be in a spoken examination. */
export type Entry =
  | {
      readonly kind: 'rows';
      readonly rows: ReadonlySet<Row>;
      /** Those of them that the physician's convention deduces, as a root from a muscle. */
      readonly deduced: ReadonlySet<Row>;
      /** A position or a part that names a row only beside another name. */
      readonly narrowsOnly: boolean;
    }
  | {
      readonly kind: 'place';
      readonly places: readonly Place[];
      /** Of several scars, which one. */ readonly scar?: number;
    }
  | { readonly kind: 'table'; readonly tables: readonly string[]; readonly measure?: Measure }
  | { readonly kind: 'measure'; readonly measure: Measure }
  | { readonly kind: 'side'; readonly side: Side | 'both' | 'other' }
  | { readonly kind: 'mode'; readonly mode: Mode | 'both' }
  | { readonly kind: 'result'; readonly sense: Sense; readonly labels?: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly word: Particle };

/** Words of the grammar, whatever the language. */
export type Particle =
  | 'all'
  | 'throughout'
  | 'rest'
  | 'elsewhere'
  | 'between'
  | 'hesitate'
  | 'hedge'
  | 'gain'
  | 'said'
  | 'reversed'
  | 'therefore'
  | 'except'
  | 'but'
  | 'correct'
  | 'maybeCorrect'
  | 'undo'
  | 'undoValue'
  | 'erase'
  | 'same'
  | 'also'
  | 'symmetric'
  | 'asSide'
  | 'less'
  | 'more'
  | 'go'
  | 'next'
  | 'previous'
  | 'cell'
  | 'row'
  | 'table'
  | 'and'
  | 'of'
  | 'at'
  | 'to'
  | 'from'
  | 'over'
  | 'pain'
  | 'without'
  | 'endPoint'
  | 'both'
  | 'first'
  | 'address'
  | 'vocative'
  | 'reported'
  | 'now'
  | 'aside'
  | 'lack'
  | 'otherOne'
  | 'allAngles'
  | 'countNoun'
  | 'replace'
  | 'notThat'
  | 'normalOf'
  | 'otherTest'
  | 'pairOf'
  | 'copula'
  | 'filler';
