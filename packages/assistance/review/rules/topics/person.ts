/** Who the worker is: allergies, the dominant hand, operations of one sex. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const ANTECEDENTS = ['section5'];

export const PERSON: readonly Topic[] = [
  {
    id: 'allergy',
    stems: ['allerg', 'anaphyl'],
    time: 'ever',
    unless: words(
      'saisonnier[a-z]*',
      'rhinite',
      'pollens?',
      'chats?',
      'seasonal',
      'hay fever',
      'rhinitis',
      'cats?',
      'dogs?',
      'alimentaire',
      'food',
      'intolerances?',
      'contact',
      'pansements?',
      'dressings?',
    ),
    says: [
      {
        value: 'no',
        words:
          /^(?:aucune?s?(?: (?:allergies?|connue?s?)[a-z ]*)?|nil|neant|negatif|non|none(?: known)?|no known (?:drug )?allergies|nkda)[ .]*$/u,
        polarity: 'whole',
        in: ['antecedentsAllergie'],
      },
      {
        value: 'no',
        words: words(
          "(?:aucune|pas d'|sans|nie (?:toute )?) ?allergies?(?: medicamenteuses?)?(?! (?:a|au|aux)(?![a-z]))",
          '(?:no|denies(?: any)?) (?:known )?(?:drug |medication )?allerg(?:y|ies)(?! to(?![a-z]))',
          'not allergic(?! to(?![a-z]))',
        ),
        polarity: 'whole',
      },
      {
        value: 'yes',
        words: words(
          '(?:reactions?|choc) (?:anaphylacti[a-z]+|allergiques?)',
          'anaphyla[a-z]+',
          'allergique (?:a|au|aux)',
          'allergies? (?:a|au|aux)',
          '(?:drug |penicillin |sulfa |latex )?allergy to',
          'allergic (?:reaction )?to',
          'penicillin allergy',
          'allergic reaction',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'hand-dominance',
    stems: ['droiti', 'gauch', 'handed', 'dominant'],
    time: 'ever',
    unless: words(
      'ambidext[a-z]*',
      'contrariee?',
      'contrary',
      'non dominante?',
      'non-dominant',
      'nondominant',
      'ni',
    ),
    says: [
      ...(['examenDominance', 'dominance'] as const).flatMap((field) => [
        {
          value: 'right',
          words: /^(?:droitiere?|droite|right(?:-handed)?)$/u,
          polarity: 'whole' as const,
          cells: new RegExp(`^${field}$`, 'u'),
          in: [],
        },
        {
          value: 'left',
          words: /^(?:gauch(?:er|ere)|gauche|left(?:-handed)?)$/u,
          polarity: 'whole' as const,
          cells: new RegExp(`^${field}$`, 'u'),
          in: [],
        },
      ]),
      {
        value: 'right',
        words: words(
          'droiti(?:er|ere)',
          'right-? ?hand(?:ed|er)',
          'main droite(?:,? (?:[a-z]+ )?(?:est|etant|soit))? (?:sa (?:main )?)?dominante',
          'dominant right hand',
          'right hand(?: [a-z]+)?,? (?:is|being|which is) (?:his|her|the) dominant',
        ),
        polarity: 'stated',
      },
      {
        value: 'left',
        words: words(
          'gauch(?:er|ere)',
          'left-? ?hand(?:ed|er)',
          'main gauche(?: [a-z]+)?(?:,? (?:[a-z]+ )?(?:est|etant|soit))? (?:sa (?:main )?)?dominante',
          'dominant left hand',
          'left hand(?: [a-z]+)?,? (?:is|being|which is) (?:his|her|the) dominant',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'organ-of-sex',
    stems: [
      'year-old',
      'femme',
      'homme',
      'hysterect',
      'ovar',
      'cesarien',
      'caesar',
      'cesarean',
      'menopaus',
      'grossesse',
      'pregnan',
      'endometri',
      'prostat',
      'vasectom',
      'testic',
    ],
    time: 'ever',
    unless: words('conjointe?', 'epouse', 'wife', 'partner', 'husband', 'conge', 'leave', 'enfant'),
    says: [
      {
        value: 'male',
        words: /^(?:male|homme|masculin)$/u,
        polarity: 'whole',
        cells: /^patientGender$/u,
        in: [],
      },
      {
        value: 'female',
        words: /^(?:female|femme|feminin)$/u,
        polarity: 'whole',
        cells: /^patientGender$/u,
        in: [],
      },
      ...(['female', 'male'] as const).map((value) => ({
        value,
        words:
          value === 'female'
            ? words('year-old (?:woman|lady)', 'femme (?:agee )?de \\d+ ans')
            : words('year-old (?:man|gentleman)', 'homme (?:age )?de \\d+ ans'),
        polarity: 'stated' as const,
        in: ['section7', 'conclusionResume'],
      })),
      {
        value: 'female',
        words: words(
          'hysterectomies?',
          'hysterectomy',
          'ovari?ectom[a-z]+',
          'cesariennes?',
          'c(?:a)?esareans?(?: sections?)?',
          'menopausee?',
          'endometriose',
          'endometriosis',
          'grossesses',
          'pregnanc(?:y|ies)',
        ),
        polarity: 'stated',
        in: ANTECEDENTS,
      },
      {
        value: 'male',
        words: words(
          'prostatectom[a-z]+',
          'vasectom[a-z]+',
          '(?:cancer|hypertrophie|hyperplasie) (?:de la |benigne de la )?prostat[a-z]*',
          'prostate cancer',
          'prostatic hyperplasia',
          'testicul[a-z]+',
        ),
        polarity: 'stated',
        in: ANTECEDENTS,
      },
    ],
  },
];
