import { testPairs } from '../test-pairs.test-data.ts';
import * as heldOut from './names-of-fingers-and-pairs-held-out.test-data.ts';
import { CHANGED, SAME } from './names-of-fingers-and-pairs.test-data.ts';

testPairs('fingers, toes, pairs of movements, allergies', { changed: CHANGED, same: SAME });
testPairs('the same, held out', { changed: heldOut.CHANGED, same: heldOut.SAME });
// Whether the thumb counts is not sure in English; between the first and the last a toe has no other name.
testPairs('fingers that conventions count differently', {
  changed: {
    fr: [['Le premier doigt est enflé.', 'L’index est enflé.']],
    en: [
      ['The second finger is stiff.', 'The index finger is stiff.'],
      ['The first finger is stiff.', 'The thumb is stiff.'],
    ],
  },
  same: { fr: [], en: [] },
});
