import { expect, test } from 'vitest';
import { blankHistoryAnnouncement, withoutHistoryAnnouncement } from './index.ts';

const TOLD = 'La travailleuse est préposée.\n\nElle tombe le 3 mars.';

test.each([
  ['Section 7 historique de faits et évolution\n\n', ''],
  ['Section sept, historique de faits et évolution.\n', ''],
  ['Section 7 : ', ''],
  ['Historique des faits et de l’évolution\n', ''],
  ['Section 7: history of the facts and evolution\n\n', ' End of section.'],
  ['section sept virgule historique de faits et évolution point à la ligne ', ''],
  ['section seven colon history of the facts and evolution new paragraph ', ''],
  ['Section seven\n', '\nEnd of section seven'],
  ['', '\n\nFin de la section 7.'],
])('%j and %j are not part of section 7', (opening, closing) => {
  const text = `${opening}${TOLD}${closing}`;
  expect(withoutHistoryAnnouncement(text)).toBe(TOLD);
  const blanked = blankHistoryAnnouncement(text);
  expect(blanked).toHaveLength(text.length);
  expect(blanked.trim()).toBe(TOLD);
  expect(blanked.indexOf(TOLD)).toBe(text.indexOf(TOLD));
});

test.each([
  TOLD,
  'Section sept pointe vers le nord.',
  'Section 7 de la route 132 : elle y tombe.',
  'Historique de faits relatés par l’employeur : aucun.',
  'Le docteur lit la section 7. Elle tombe.',
  'Elle tombe avant la fin de la section.',
  'Section 8 questionnaire subjectif\nElle va mieux.',
])('%j stays as it is', (text) => {
  expect(withoutHistoryAnnouncement(text)).toBe(text);
  expect(blankHistoryAnnouncement(text)).toBe(text);
});

test('an announcement alone leaves nothing', () => {
  expect(withoutHistoryAnnouncement('Section 7')).toBe('');
});
