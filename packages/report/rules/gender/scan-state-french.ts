import { WORKER } from './gender-change.ts';
import type { Gender } from './gender-change.ts';
import { WordCollector } from './word-collector.ts';
import type { FrenchDiscourse } from './discourse-french.ts';
import { tokenise } from './gender-tokens.ts';
import type { Token } from './gender-tokens.ts';

/** A French text that is being read: what has been said so far, and the words found. */
export interface FrenchScan {
  readonly tokens: readonly Token[];
  readonly view: FrenchDiscourse;
  readonly words: WordCollector;
  /** The apostrophe that the text is written with. */
  readonly apostrophe: string;
  /** Tokens up to this one belong to a phrase that was read already. */
  skipTo: number;
}

/** A French text before its first word is read, and the gender wanted. */
export function startFrenchScan(text: string, to: Gender): FrenchScan {
  const tokens = tokenise(text, 'fr');
  return {
    tokens,
    view: { tokens, previousSubject: WORKER, clause: { start: 0, hasSubject: false } },
    words: new WordCollector(to),
    apostrophe: text.includes('’') ? '’' : "'",
    skipTo: -1,
  };
}
