/**
 * Openings of histories (fiction) with the employment that section 4 prints, written by hand before the rule: the line of
 * the summary that tells the event. The later half of each language was held out and tried once.
 */
export interface OpeningExample {
  readonly language: 'fr' | 'en';
  /** The employment in section 4, or blank. */
  readonly employment: string;
  readonly told: string;
  readonly line: string;
}

const same = (language: 'fr' | 'en', employment: string, told: string): OpeningExample => ({
  language,
  employment,
  told,
  line: told,
});

export const OPENINGS: readonly OpeningExample[] = [
  {
    language: 'fr',
    employment: 'Cuisinière',
    told: 'La travailleuse est cuisinière dans un centre de la petite enfance depuis 19 ans. Le 17 janvier 2024 vers 6 h 40, elle glisse sur la glace.',
    line: 'Le 17 janvier 2024 vers 6 h 40, la travailleuse glisse sur la glace.',
  },
  {
    language: 'fr',
    employment: 'mécanicien industriel',
    told: 'Le travailleur est mécanicien industriel depuis 14 ans. Le 6 février 2023, en retenant une pièce, il ressent une douleur à l’épaule.',
    line: 'Le 6 février 2023, en retenant une pièce, le travailleur ressent une douleur à l’épaule.',
  },
  same('fr', '', 'La travailleuse est cuisinière. Le 17 janvier 2024, elle glisse sur la glace.'),
  same(
    'fr',
    'Préposée aux bénéficiaires',
    'La travailleuse est cuisinière. Le 17 janvier 2024, elle glisse sur la glace.',
  ),
  same('fr', 'Couvreur', 'Le travailleur est couvreur. Le 3 janvier 2024, il neige et il tombe du toit.'),
  same('fr', 'Couvreur', 'Le travailleur, couvreur, tombe du toit le 3 janvier 2024.'),
  {
    language: 'en',
    employment: 'Tile setter',
    told: 'The worker is a tile setter. On March 7, 2023, he fell from a stepladder and struck his right knee.',
    line: 'On March 7, 2023, the worker fell from a stepladder and struck his right knee.',
  },
  {
    language: 'en',
    employment: 'roofer',
    told: 'Mr. K. works as a roofer. While carrying shingles up a ladder on May 9, 2023, he missed a rung.',
    line: 'While carrying shingles up a ladder on May 9, 2023, the worker missed a rung.',
  },
  same('en', 'Nurse', 'The worker is a tile setter. On March 7, 2023, he fell from a stepladder.'),
  same(
    'en',
    'Orderly',
    'She is an orderly and a caregiver to her mother, whom she lifts daily. On July 11, 2023, she fell.',
  ),
];

export const HELD_OUT_OPENINGS: readonly OpeningExample[] = [
  {
    language: 'fr',
    employment: 'éducatrice en garderie',
    told: 'Mme T. est éducatrice en garderie. Le 12 mai 2023, elle est renversée par un enfant.',
    line: 'Le 12 mai 2023, la travailleuse est renversée par un enfant.',
  },
  {
    language: 'fr',
    employment: 'Emballeur',
    told: 'Le travailleur occupe un poste d’emballeur depuis six ans. Il chute d’un quai le 3 mai 2023.',
    line: 'Le travailleur chute d’un quai le 3 mai 2023.',
  },
  same(
    'fr',
    'Emballeur',
    'Le travailleur est emballeur et gaucher. Le 3 mai 2023, alors qu’il soulève une caisse, il chute.',
  ),
  {
    language: 'fr',
    employment: 'Commis',
    told: 'La travailleuse est commis. La douleur apparaît le 3 mai 2023 après un faux mouvement.',
    line: 'La douleur apparaît le 3 mai 2023 après un faux mouvement.',
  },
  {
    language: 'en',
    employment: 'Forklift operator',
    told: 'The worker has been a forklift operator for nine years. She fell off the dock on August 21, 2023.',
    line: 'The worker fell off the dock on August 21, 2023.',
  },
  {
    language: 'en',
    employment: 'paramedic',
    told: 'He has worked as a paramedic since he left the army. On October 4, 2022, he slipped on stairs.',
    line: 'On October 4, 2022, the worker slipped on stairs.',
  },
  same('en', 'Painter', 'The worker was employed as a plumber. On October 4, 2022, he slipped on stairs.'),
];
