import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';

const EVENT = 'Le 3 mars 2024, le travailleur chute d’un escabeau.';

/** Each would take minutes if all that comes before were looked at again from each of its sentences. */
it.each([
  ['one operation after the other', 'pas de chirurgie '.repeat(20_000)],
  ['undated consolidations', 'Il est consolidé. '.repeat(2_000)],
  ['pronouns', 'Elle démontre une fracture. '.repeat(2_000)],
  [
    'findings of an operation',
    `Discectomie L4-L5. ${'À l’exploration, la racine est libre. '.repeat(4_000)}`,
  ],
  ['findings of visits', 'Le 4 juin 2024, le Dr Valbrume note une flexion à 60°. '.repeat(1_000)],
  ['one long finding', `Discectomie L4-L5. ${'à l’exploration la racine '.repeat(20_000)}`],
  ['images', 'IRM '.repeat(20_000)],
  ['levels of measurement', '10 cm au-dessus de la rotule '.repeat(2_000)],
  ['dated consolidations', 'le 3 mars 2024, la lésion est consolidée; '.repeat(2_000)],
])('takes a long history of %s', (_, text) => {
  const data = {
    historiqueEvolution: `${EVENT} ${text}`,
    atrophieMusculaire: text,
    mandatSoins: true,
    mandatConsolidation: true,
  };
  const conclusion = generateConclusion({
    type: MEDICAL_EVALUATION,
    data,
    language: 'fr',
    normals: DEFAULT_NORMALS,
  });
  expect(conclusion?.conclusionResume.map(({ text: told }) => told).join(' ')).toContain(
    'chute d’un escabeau',
  );
});
