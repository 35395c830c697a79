/** Numbness and pain as the worker tells them in one place and denies them in another, and whom the worker lives with. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const AT_TIMES = words(
  'parfois',
  'occasionnel[a-z]*',
  'intermittente?s?',
  'sometimes',
  'occasional[a-z]*',
  'intermittent',
  'la nuit',
  'at night',
  'au repos',
  'at rest',
  'initial[a-z]*',
);
const NUMBNESS = String.raw`(?:engourdissements?|paresthesies?|fourmillements?|picotements?|numbness|tingling|paresthesias?)`;
const WITH = String.raw`(?:sa |son |ses |his |her |un |une |a )(?:[a-z]+ )?(?:conjointe?|epou[xs]e?|mari|femme|parents?|enfants?|fils|fille|colocataire|wife|husband|spouse|partner|children|son|daughter|roommate)`;

export const COMPLAINTS_NOW: readonly Topic[] = [
  {
    id: 'numbness',
    stems: ['engourdi', 'paresthes', 'fourmill', 'picotement', 'numb', 'tingling'],
    time: 'now',
    unless: AT_TIMES,
    says: [
      { value: 'no', words: words(NUMBNESS), polarity: 'denied', in: ['section8', 'conclusionResume'] },
      {
        value: 'yes',
        words: words(
          `${NUMBNESS} (?:permanente?s?|constante?s?|continue?l?s?|persistante?s?|of|au|aux|a la|du|de la|des)`,
          `(?:permanent|constant|persistent|continuous) ${NUMBNESS}`,
        ),
        polarity: 'stated',
        in: ['section8'],
      },
    ],
  },
  {
    id: 'pain',
    stems: ['douleur', 'pain'],
    time: 'now',
    unless: AT_TIMES,
    says: [
      {
        value: 'none',
        words: words(
          "n'a plus (?:aucune |de )(?:douleur|mal)",
          '(?:se dit|se declare|est) (?:completement |entierement )?(?:sans douleur|asymptomatique)',
          '(?:reports|reporting|is|being|says (?:he|she) is) (?:being )?(?:entirely |completely )?(?:free of (?:all )?pain|pain-free|asymptomatic)',
          'has no (?:more )?pain (?:at present|now|any ?more|today)',
        ),
        polarity: 'whole',
        in: ['section8', 'conclusionResume'],
      },
      {
        value: 'constant',
        words: words(
          'douleurs? (?:[a-z]+ )?(?:est |demeure |reste |sont )?(?:constante|permanente|continue|continuelle)s?',
          'pain (?:is |remains |stays )?(?:constant|permanent|continuous)',
          '(?:constant|permanent|continuous) (?:[a-z]+ ){0,2}pain',
        ),
        polarity: 'stated',
        in: ['section8'],
      },
    ],
  },
  {
    id: 'household',
    stems: ['vit ', 'habite', 'lives', 'partage', 'living'],
    time: 'now',
    namesRelatives: true,
    unless: words('une semaine sur deux', 'every other week', 'separe[a-z]*', 'separated'),
    says: [
      {
        value: 'alone',
        words: words(
          '(?:vit|habite|demeure) seule?',
          'lives (?:alone|on (?:his|her) own|by (?:him|her)self)',
        ),
        polarity: 'stated',
        in: ['section5', 'section6', 'section7', 'section8', 'section9'],
      },
      {
        value: 'with',
        unless: words(
          '(?:sa|son|ses|his|her) (?:mere|pere|soeur|frere|parents|fils|fille|mother|father|sister|brother|son|daughter) (?:vit|habite|demeure|lives?)',
        ),
        words: words(
          `(?:vit|habite|demeure|lives|living) (?:avec|with) ${WITH}`,
          "avec (?:qui|laquelle|lequel) (?:il|elle) (?:vit|habite|partage (?:l'|la |le |son |sa )?(?:appartement|maison|logement))",
          'with whom (?:he|she) (?:lives|shares (?:the|an|a|his|her) (?:home|apartment|house|flat))',
        ),
        polarity: 'stated',
        in: ['section5', 'section6', 'section7', 'section8', 'section9'],
      },
    ],
  },
];
