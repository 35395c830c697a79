import type { Category } from './compare-facts.ts';
import type { KeptFact } from './results.ts';
import type { Part } from './summaries.ts';
import type { Operation } from './text-cases.ts';

/** The words of the printed tables. */
export interface Labels {
  readonly parts: Readonly<Record<Part, string>>;
  readonly categories: Readonly<Record<Category, string>>;
  readonly operations: Readonly<Record<Operation | 'all', string>>;
  readonly changes: Readonly<Record<KeptFact['change'], string>>;
  readonly engine: string;
  readonly sets: { readonly samples: string; readonly own: string };
  readonly texts: string;
  readonly here: string;
  readonly localRules: string;
  readonly leaves: (host: string) => string;
  readonly stopped: string;
  readonly recordings: string;
  readonly failed: string;
  readonly minutes: string;
  readonly heardRate: string;
  readonly writtenRate: string;
  readonly errorKinds: string;
  readonly exact: string;
  readonly wrong: (what: string) => string;
  readonly ofStated: (wrong: string, stated: string) => string;
  readonly facts: string;
  readonly changedLostAdded: string;
  readonly doubtful: string;
  readonly realTime: string;
  readonly longest: string;
  readonly load: string;
  readonly memory: string;
  readonly notMeasurable: string;
  readonly withCommand: string;
  /** Of the table of texts, in the order of its columns. */
  readonly columns: {
    readonly operation: string;
    readonly calls: string;
    readonly failed: string;
    readonly facts: string;
    readonly changed: string;
    readonly lost: string;
    readonly added: string;
    readonly caught: string;
    readonly unmarked: string;
    readonly goodMarked: string;
    readonly phrases: string;
    readonly seconds: string;
  };
  readonly columnsExplained: string;
  readonly checkAlone: (count: string) => string;
  readonly needless: (count: string) => string;
  readonly unsourced: (count: string) => string;
  readonly failures: string;
  readonly unmarkedFacts: string;
  readonly allFacts: string;
  readonly more: (count: string) => string;
  readonly marked: string;
  readonly notMarked: string;
  readonly nothing: string;
  readonly kept: (file: string) => string;
  readonly comparison: (shared: string, first: string, second: string) => string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly unmarkedTotal: string;
  readonly caughtTotal: string;
  readonly medianSeconds: string;
}

export const LABELS: Readonly<Record<'fr' | 'en', Labels>> = {
  fr: {
    parts: { fr: 'français', en: 'anglais', all: 'les deux' },
    categories: {
      numbers: 'nombres',
      units: 'unités',
      dates: 'dates',
      sides: 'côtés',
      levels: 'niveaux vertébraux',
      negations: 'négations',
      drugs: 'médicaments',
      others: 'autres faits',
      words: 'autres mots',
    },
    operations: {
      'format-7': 'Mettre en forme, section 7',
      'format-8': 'Mettre en forme, section 8',
      'dictation-7': 'Rédiger la dictée, section 7',
      'dictation-8': 'Rédiger la dictée, section 8',
      distribution: 'Répartir la section 8',
      conclusion: 'Rédiger la conclusion',
      all: 'Ensemble',
    },
    changes: { changed: 'changé', lost: 'perdu', added: 'ajouté' },
    engine: 'Moteur',
    sets: {
      samples: 'Reconnaissance : voix de synthèse du projet',
      own: 'Reconnaissance : vos enregistrements',
    },
    texts: 'Textes : cas fictifs du projet',
    here: 'sur cet ordinateur, rien n’en sort',
    localRules: 'règles locales',
    leaves: (host) => `le contenu part vers ${host}`,
    stopped: 'Arrêté avant la fin : les chiffres ne portent que sur ce qui a été fait.',
    recordings: 'Enregistrements',
    failed: 'sans résultat',
    minutes: 'Minutes de son',
    heardRate: 'Taux d’erreurs sur les mots, entendus',
    writtenRate: 'Taux d’erreurs sur les mots, écrits',
    errorKinds: '  remplacés / en trop / manquants',
    exact: 'Enregistrements écrits sans faute',
    wrong: (what) => `Faux : ${what}`,
    ofStated: (wrong, stated) => `${wrong} sur ${stated}`,
    facts: 'Faits faux en tout',
    changedLostAdded: '  changés / perdus / ajoutés (mots compris)',
    doubtful: '  dont signalés comme douteux à l’écran',
    realTime: 'Secondes de travail par seconde de son',
    longest: 'Plus longue attente (s)',
    load: 'Chargement du modèle (s)',
    memory: 'Mémoire du moteur (Mo)',
    notMeasurable: 'non mesurable',
    withCommand: 'avec la commande elle-même',
    columns: {
      operation: 'Opération',
      calls: 'demandes',
      failed: 'échecs',
      facts: 'faits',
      changed: 'changés',
      lost: 'perdus',
      added: 'ajoutés',
      caught: 'signalés',
      unmarked: 'NON SIGNALÉS',
      goodMarked: 'bons signalés',
      phrases: 'phrases',
      seconds: 's (méd./max.)',
    },
    columnsExplained:
      'signalés : marqués à l’écran par la vérification; NON SIGNALÉS : arriveraient au médecin sans marque; bons signalés : propositions sans fait changé qui portent quand même une marque; phrases : passages choisis à la main qui restent mot pour mot.',
    checkAlone: (count) =>
      `Dont ${count} que la vérification est seule à voir (un mot, ou à quoi un fait se rapporte) : changements fins ou fausses alertes, à lire avec --details.`,
    needless: (count) =>
      `${count} marques de plus qu’un texte juste reçoit aussi : ce qu’une correction dictée a repris.`,
    unsourced: (count) => `${count} phrases de conclusion sans source : l’écran les met à part.`,
    failures: 'Sans résultat :',
    unmarkedFacts: 'Faits changés et non signalés :',
    allFacts: 'Faits changés :',
    more: (count) => `… et ${count} autres (--details)`,
    marked: 'signalé',
    notMarked: 'NON SIGNALÉ',
    nothing: 'rien',
    kept: (file) => `Résultats gardés dans ${file}`,
    comparison: (shared, first, second) =>
      `${shared} éléments communs aux deux et réussis dans les deux (${first} dans le premier, ${second} dans le second).`,
    before: 'premier',
    after: 'second',
    difference: 'écart',
    unmarkedTotal: 'Faits changés NON SIGNALÉS',
    caughtTotal: 'Faits changés et signalés',
    medianSeconds: 'Attente médiane (s)',
  },
  en: {
    parts: { fr: 'French', en: 'English', all: 'both' },
    categories: {
      numbers: 'numbers',
      units: 'units',
      dates: 'dates',
      sides: 'sides',
      levels: 'spine levels',
      negations: 'negations',
      drugs: 'drugs',
      others: 'other facts',
      words: 'other words',
    },
    operations: {
      'format-7': 'Lay out, section 7',
      'format-8': 'Lay out, section 8',
      'dictation-7': 'Write the dictation, section 7',
      'dictation-8': 'Write the dictation, section 8',
      distribution: 'Distribute section 8',
      conclusion: 'Write the conclusion',
      all: 'Together',
    },
    changes: { changed: 'changed', lost: 'lost', added: 'added' },
    engine: 'Engine',
    sets: { samples: 'Recognition: synthetic voices of the project', own: 'Recognition: your recordings' },
    texts: 'Texts: fictional cases of the project',
    here: 'on this computer, nothing leaves it',
    localRules: 'local rules',
    leaves: (host) => `the content goes to ${host}`,
    stopped: 'Stopped before its end: the figures cover what was done.',
    recordings: 'Recordings',
    failed: 'without a result',
    minutes: 'Minutes of sound',
    heardRate: 'Word error rate, as heard',
    writtenRate: 'Word error rate, as written',
    errorKinds: '  replaced / too many / missing',
    exact: 'Recordings written without an error',
    wrong: (what) => `Wrong: ${what}`,
    ofStated: (wrong, stated) => `${wrong} of ${stated}`,
    facts: 'Wrong facts in all',
    changedLostAdded: '  changed / lost / added (words included)',
    doubtful: '  of them shown as doubtful on the page',
    realTime: 'Seconds of work per second of sound',
    longest: 'Longest wait (s)',
    load: 'Loading the model (s)',
    memory: 'Memory of the engine (MB)',
    notMeasurable: 'not measurable',
    withCommand: 'with the command itself',
    columns: {
      operation: 'Operation',
      calls: 'calls',
      failed: 'failed',
      facts: 'facts',
      changed: 'changed',
      lost: 'lost',
      added: 'added',
      caught: 'caught',
      unmarked: 'UNMARKED',
      goodMarked: 'good marked',
      phrases: 'phrases',
      seconds: 's (med./max.)',
    },
    columnsExplained:
      'caught: marked on the page by the check; UNMARKED: would reach the physician without a mark; good marked: proposals without a changed fact that carry a mark all the same; phrases: passages chosen by hand that stay word for word.',
    checkAlone: (count) =>
      `Of them ${count} that the check alone sees (a word, or what a fact belongs to): fine changes or false alarms, to be read with --details.`,
    needless: (count) =>
      `${count} further marks that a right text gets too: what a dictated correction has taken back.`,
    unsourced: (count) => `${count} sentences of a conclusion without a source: the page keeps them apart.`,
    failures: 'Without a result:',
    unmarkedFacts: 'Changed facts without a mark:',
    allFacts: 'Changed facts:',
    more: (count) => `… and ${count} more (--details)`,
    marked: 'marked',
    notMarked: 'UNMARKED',
    nothing: 'nothing',
    kept: (file) => `Results kept in ${file}`,
    comparison: (shared, first, second) =>
      `${shared} items that both have and both did (${first} in the first, ${second} in the second).`,
    before: 'first',
    after: 'second',
    difference: 'difference',
    unmarkedTotal: 'Changed facts UNMARKED',
    caughtTotal: 'Changed facts that were marked',
    medianSeconds: 'Median wait (s)',
  },
};
