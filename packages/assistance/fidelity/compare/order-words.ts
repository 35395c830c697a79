import type { TextLanguage } from '../difference.ts';

/** The words of a language that put two things in an order of time or of rank. */
export interface OrderWords {
  readonly next: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** What stands after « suivi », « précédé », « au lieu ». */
  readonly agent: ReadonlySet<string>;
  /** Before « à » they tell the time as « avant » and « après » do. */
  readonly beforeTo: ReadonlySet<string>;
  readonly afterTo: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  /** "Following the fall", "preceding the fall". */
  readonly participles: ReadonlySet<string>;
  /** Where the main clause begins after « Après la chirurgie » without a comma. */
  readonly subjects: ReadonlySet<string>;
  /** What a comparison is made with: « que » after a word of degree. */
  readonly than: ReadonlySet<string>;
  readonly more: ReadonlySet<string>;
  readonly less: ReadonlySet<string>;
  /** « than » follows a comparative in any form. */
  readonly needsDegree: boolean;
}

const words = (list: string) => new Set(list.split(' '));

/** Without accents, as the tokens are compared. */
export const ORDER_WORDS: Readonly<Record<TextLanguage, OrderWords>> = {
  fr: {
    next: words('puis ensuite ulterieurement subsequemment'),
    before: words('avant'),
    after: words('apres'),
    agent: words('de d des du par'),
    beforeTo: words('prealablement anterieurement'),
    afterTo: words('posterieurement subsequemment consecutivement suite'),
    to: words('a au aux de du d'),
    participles: new Set(),
    subjects: words('il elle on ils elles je j nous travailleur travailleuse patient patiente'),
    than: words('que qu'),
    more: words('plus davantage plutot mieux pire superieur superieure'),
    less: words('moins moindre'),
    needsDegree: true,
  },
  en: {
    next: words('then later subsequently thereafter afterwards'),
    before: words('before'),
    after: words('after'),
    agent: words('by of'),
    beforeTo: words('prior'),
    afterTo: words('subsequent subsequently'),
    to: words('to'),
    participles: words('following preceding'),
    subjects: words('he she they it i we worker patient'),
    than: words('than'),
    more: words('more rather better worse'),
    less: words('less fewer'),
    needsDegree: false,
  },
};
