import { testPairs } from '../test-pairs.test-data.ts';
import * as heldOut from './find-present-and-past-changes-held-out.test-data.ts';
import { CHANGED, SAME } from './find-present-and-past-changes.test-data.ts';

testPairs('present and past states', { changed: CHANGED, same: SAME });
testPairs('present and past states, held out', { changed: heldOut.CHANGED, same: heldOut.SAME });
testPairs('results of the examination, in either tense', {
  changed: { fr: [], en: [] },
  same: {
    fr: [
      ['Le Lachman est positif.', 'Le Lachman était positif.'],
      ['La flexion du genou est à 90°.', 'La flexion du genou était à 90°.'],
    ],
    en: [
      ['The Lachman is positive.', 'The Lachman was positive.'],
      ['Flexion of the knee is 90°.', 'Flexion of the knee was 90°.'],
    ],
  },
});
testPairs('what lasted, and since when', {
  changed: {
    fr: [
      ['Depuis le 3 mars 2024, il a mal au dos.', 'Depuis le 3 mars 2024, il avait mal au dos.'],
      ['Il a chuté le 3 mars 2024. Il a mal au dos.', 'Il a chuté le 3 mars 2024. Il avait mal au dos.'],
    ],
    en: [
      ['He fell on March 3, 2024. He has back pain.', 'He fell on March 3, 2024. He had back pain.'],
      ['He is in pain for now.', 'He was in pain for now.'],
    ],
  },
  same: {
    fr: [['Il ne travaille pas depuis mai.', 'Il n’a pas travaillé depuis mai.']],
    en: [['He takes ibuprofen for six weeks.', 'He took ibuprofen for six weeks.']],
  },
});
