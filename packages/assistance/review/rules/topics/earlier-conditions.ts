/** What the worker had before: claims, road accidents, operations, pain. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

const NONE = '^(?:aucune?s?|nil|neant|negatifs?|non|none|no)[ .]*$';

const EARLIER_OPERATION = words(
  "(?:appendicectomie|cholecystectomie|cesariennes?|hysterectomie|amygdalectomie|herniorraphie|cure de hernie|meniscectomie|prothese)(?: [a-z']+){0,5} (?:de|en) (?:19|20)\\d\\d",
  '(?:appendectomy|cholecystectomy|caesarean|hysterectomy|hernia repair|meniscectomy)(?: [a-z]+){0,5} (?:of|in) (?:19|20)\\d\\d',
);

export const EARLIER: readonly Topic[] = [
  {
    id: 'prior-claim',
    stems: ['cnesst', 'csst', 'reclamation', 'claim', 'lesion professionnelle', 'work accident'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: words(
          "(?:jamais (?:eu |fait )?(?:de |d'|d une |d'une )?|aucune? |pas de |pas d'|never (?:had |made |filed )?(?:an? |any )?|no )(?:autre |other |previous |prior |earlier )?(?:reclamations?|dossiers?|accidents? du travail|claims?|files?|work accidents?|compensation claims?)(?: anterieure?s?| prealable)?",
        ),
        polarity: 'whole',
        in: ['antecedentsCnesst'],
        unless: words(
          'sauf',
          'hormis',
          'outre',
          'autre',
          'depuis',
          'except',
          'other',
          'apart',
          'since',
          'pour',
          'for',
        ),
      },
      {
        value: 'yes',
        words: words(
          '(?:avait|a) (?:deja )?(?:eu |subi )?une (?:(?:premiere|autre|ancienne) )?(?:lesion professionnelle|reclamation)(?: [a-z]+){0,4} (?:acceptee )?en (?:19|20)\\d\\d',
          'lesion professionnelle(?: [a-z]+){0,3} (?:acceptee|reconnue) en (?:19|20)\\d\\d',
          "(?:csst|cnesst) (?:lui |l')?(?:a|avait)(?: deja)? (?:reconnu|verse|indemnise)[a-z]*",
          'earlier (?:cnesst|csst|compensation) (?:claim|file)',
          '(?:prior|previous|earlier) (?:accepted )?(?:claim|work injury|work accident)',
          '(?:accepted|compensated) by the (?:cnesst|csst) in (?:19|20)\\d\\d',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'road-accident',
    stems: ['saaq', 'accident de la route', 'accident d', 'automobile', 'motor vehicle', 'car accident'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: new RegExp(
          String.raw`${NONE}|^(?:none|aucun)\.|(?<![a-z])(?:never (?:been )?(?:involved in|had|been in) an? (?:automobile|car|motor vehicle|road) accident|no (?:saaq|automobile|motor vehicle) (?:file|claim|accident|history)|jamais (?:eu |subi )?d'accident (?:de la route|d'auto[a-z]*)|aucun (?:dossier|accident|antecedent)(?: a la)? ?(?:saaq|de la route|d'auto[a-z]*)?)(?![a-z])`,
          'u',
        ),
        polarity: 'whole',
        in: ['antecedentsSaaq'],
      },
      {
        value: 'yes',
        words: words(
          '(?:compensated|indemnified|accepted|paid) by the saaq',
          '(?:whiplash|coup de fouet(?: cervical)?)(?: [a-z]+){0,4} (?:in|en) (?:19|20)\\d\\d',
          'indemnisee? par la saaq',
          '(?:a|avait) ete indemnisee? par la saaq',
          '(?:motor vehicle|car|automobile|road) accident in (?:19|20)\\d\\d',
          "accident (?:de la route|d'auto(?:mobile)?|de voiture) (?:survenu )?en (?:19|20)\\d\\d",
        ),
        polarity: 'stated',
        in: ['section5', 'section7', 'section8', 'section11'],
      },
    ],
  },
  {
    id: 'earlier-operation',
    stems: ['aucun', 'none', 'nil', 'jamais', 'never', 'no surg'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: new RegExp(
          String.raw`${NONE}|^(?:jamais operee?|never operated on|(?:le |la )?(?:[a-z]+ )?n'a jamais (?:ete operee?|subi (?:de chirurgie|d'operation))(?: [a-z]+){0,3}|(?:he|she|the worker) has never (?:been operated on|had (?:any )?(?:surgery|an operation))|no (?:previous |prior )?surger(?:y|ies)|aucune (?:chirurgie|intervention)(?: anterieure)?)[ .]*$`,
          'u',
        ),
        polarity: 'whole',
        in: ['antecedentsChirurgicaux'],
      },
      {
        value: 'yes',
        words: words(
          "(?:intervention|operation|chirurgie|arthroscopie)(?: [a-z']+){0,3} (?:faite|subie|pratiquee|realisee|anterieure)(?: [a-z]+)? ?(?:en (?:19|20)\\d\\d)?",
          'operee? en (?:19|20)\\d\\d',
          "(?:appendicectomie|cholecystectomie|cesariennes?|hysterectomie|amygdalectomie|herniorraphie|cure de hernie|menisectomie|meniscectomie|prothese)(?: [a-z']+){0,5} (?:de|en) (?:19|20)\\d\\d",
          '(?:surgery|operation|arthroscopy|appendectomy|cholecystectomy|caesarean|hysterectomy|meniscectomy|replacement)(?: [a-z]+){0,5} in (?:19|20)\\d\\d',
          'operated on in (?:19|20)\\d\\d',
        ),
        polarity: 'stated',
        in: ['section5', 'section9'],
      },
      {
        value: 'yes',
        words: EARLIER_OPERATION,
        polarity: 'stated',
        in: ['section7'],
        isEarlier: true,
      },
    ],
  },
  {
    id: 'earlier-pain',
    stems: ['jamais', 'never', 'no prior', 'no previous', 'aucun', 'nie '],
    time: 'ever',
    isOfPart: true,
    says: [
      {
        value: 'no',
        words: words(
          "n'(?:a|avait) jamais (?:eu|souffert|ressenti|consulte|presente)(?: (?:de|d'|du|pour|des|aucun[e]?|mal|maux|au|la|le|une?|douleurs?|probleme|symptomes?))*",
          'jamais (?:eu )?(?:mal|de douleurs?|de probleme)',
          'aucune? (?:douleur|probleme|symptome|antecedent)(?: [a-z]+){0,3} avant',
          '(?:had|has) never (?:had|suffered|experienced|felt|complained|consulted)',
          'never (?:had|suffered|experienced)',
          'no (?:prior|previous|earlier|past) (?:[a-z]+ )?(?:pain|problems?|symptoms?|trouble|complaints?)',
        ),
        polarity: 'whole',
        in: ['section5', 'section7', 'section8', 'section11'],
        unless: words('depuis', 'since', 'recidiv[a-z]*', 'again'),
      },
      {
        value: 'yes',
        words: words(
          "(?:consult(?:ait|e)|suivie?|traitee?|vu[e]?|voyait|voit)(?: [a-z']+){0,8} depuis (?:19|20)\\d\\d",
          "(?:douleurs?|lombalgies?|cervicalgies?|maux?)(?: [a-z']+){0,4} (?:depuis (?:19|20)\\d\\d|depuis (?:plusieurs|des) annees|chroniques? connue)",
          '(?:consultait|voyait) (?:deja )?(?:un |son |sa )?(?:chiropraticien(?:ne)?|osteopathe|physiotherapeute)',
          '(?:had been|was already|was) (?:consulting|seeing|treated|followed)(?: [a-z]+){0,8} since (?:19|20)\\d\\d',
          'consulting(?: [a-z]+){0,8} since (?:19|20)\\d\\d',
          '(?:pain|ache|trouble)(?: [a-z]+){0,3} (?:since (?:19|20)\\d\\d|for (?:several|many) years before)',
        ),
        polarity: 'stated',
      },
    ],
  },
];
