import { expect, test } from 'vitest';
import { buildAssistedReport } from '../assisted-report.test-data.ts';
import { asTyped, isTranscript, writeTranscript } from './transcript.ts';

const SAID =
  'elle chute le douze juin deux mille vingt-quatre virgule au travail point à la ligne elle consulte point';
const WRITTEN = 'Elle chute le 12 juin 2024, au travail.\nElle consulte.';

test('a transcript is told from written text, and from none', async () => {
  expect(await isTranscript(SAID, 'fr')).toBe(true);
  expect(await isTranscript(WRITTEN, 'fr')).toBe(false);
  expect(await isTranscript(' ', 'fr')).toBe(false);
});

test('a transcript is written as the pipeline writes it, and no fact differs', async () => {
  const { answer, doubtful } = await writeTranscript(
    buildAssistedReport({ historiqueEvolution: SAID }),
    'historiqueEvolution',
  );
  expect(answer).toMatchObject({ operation: 'writeTranscript', sent: SAID, text: WRITTEN, engine: 'local' });
  expect(answer.fidelity.differences).toEqual([]);
  expect(doubtful).toEqual([]);
});

test('what was pasted is written, and the text around it is left alone', async () => {
  const around = (passage: string) => `Selon lui, virgule est un mot . ${passage} fin`;
  const { answer } = await writeTranscript(
    buildAssistedReport({ emploi: around(SAID) }),
    'emploi',
    asTyped(SAID.replace(' ', '\r\n')).replace('\n', ' '),
  );
  expect(answer.text).toBe(around(WRITTEN));
});

test('what was pasted and edited since is written with the whole text', async () => {
  const { answer } = await writeTranscript(buildAssistedReport({ emploi: SAID }), 'emploi', 'autre chose');
  expect(answer.text).toBe(WRITTEN);
});
