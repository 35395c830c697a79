/**
 * Words that speak for a part of section 8, with their weight. Stems match at the start of a word, without regard to
 * case or accents. Neutral words (pain, worker) are left out: they stand in all three parts.
 */
import type { SubjectivePart } from '@constat/report/rules/subjective';
import type { TextLanguage } from '../fidelity/difference.ts';

/** By weight, the stems with « | » between them. */
type Weights = Readonly<Record<number, string>>;

export const SUBJECTIVE_PART_WORDS: Readonly<
  Record<TextLanguage, Readonly<Record<SubjectivePart, Weights>>>
> = {
  fr: {
    appreciation: {
      3: 'amelior|plateau|evolution|retabli|recuper|deterior|son etat',
      2: `estime|evalue|juge|stable|globalement|dans l’ensemble|dans l'ensemble|stationnaire|depuis l|changement`,
      1: 'mieux|pire|pour cent|%|inchang|favorable|progress|plafonn',
    },
    plaintes: {
      3:
        'engourdi|raideur|picotement|irradi|enflure|gonfl|blocage|derob|instabilit|boiterie|spasme|' +
        'paresthesi|fourmill|crampe|plaint|brulure|craque|claque|sensibilite',
      2:
        'douleur|douloureu|faiblesse|nie |cote sa |cote la d|cotee|cote a |aggrav|soulag|sommeil|dort |decourag|anxie|nocturne|' +
        `matinale|au repos|a l'effort|a l’effort|sphincter|fatigue|sur dix|/10|reveil|tension|froid|` +
        'symptome|elancement|dormir|mal de |mal au|fatigab',
      1: 'gene|quotidienne|constant|intermittent|lombaire|charges|mal a|lourdeur',
    },
    impact: {
      3:
        'hygiene|habill|autonome|menage|conduite|conduit|pellet|jardin|epicerie|lessive|loisir|avq|' +
        'avd|velo|danse|cuisin|chauss|tondre|vaisselle|emplettes|courses|passe-temps|deneig|natation|' +
        'aspirateur|hockey|gymnase|bricol|taches domestiques|taches menageres|impact|repas',
      2:
        `ses bas|evite|ne fait plus|accroupi|agenouill|l’empeche|l'empeche|canne|bequille|` +
        `n’arrive plus|n'arrive plus|ne peut plus|cesse|aide de|escalier|enfants|sport|marche limit|` +
        'limitee a|limite a|vie quotidienne|vie domestique|se laver|fractionn|besoin d’aide|' +
        `besoin d'aide|independan|se penche|difficulte a |misere a |incapable de|travaux menagers`,
      1: 'activit|tolere|marche',
    },
  },
  en: {
    appreciation: {
      3: 'improve|plateau|recover|evolution|deteriorat|overall',
      2:
        'rates|estimates|considers|stable|stationary|her condition|his condition|their condition|' +
        'since the|about the same|no change',
      1: 'better|worse|percent|%|unchanged|favourable|progress',
    },
    plaintes: {
      3:
        'numb|stiff|tingl|radiat|swelling|swollen|locking|giving way|instability|limp|spasm|' +
        'paresthesi|cramp|complain|burning|click|pins and needles',
      2:
        'pain|ache|weakness|denies|rated|out of ten|/10|aggravat|worsened by|relieved|sleep|discourag|' +
        'anxi|night|morning|at rest|on exertion|fatigue|wakes|sore|tender|symptom',
      1: 'discomfort|daily|constant|intermittent|groin|low back|heaviness',
    },
    impact: {
      3:
        'hygiene|dress|independent|housework|household|chores|driving|shovel|garden|grocer|laundry|' +
        'hobb|leisure|adl|bicycl|cycling|horseback|cook|sock|shoe|dishes|mowing|swim|meals|vacuum|' +
        'hockey|gym|impact|drive|cleaning',
      2:
        'avoids|stopped|no longer|cannot|squat|kneel|prevents|a cane|crutch|stairs|children|sport|' +
        'running|limited to|daily living|bath|shower|needs help|help from|puts on|unable to|' +
        `difficulty |can no longer|can't`,
      1: 'activit|tolerat|walks',
    },
  },
};
