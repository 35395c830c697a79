import { testPairs } from '../test-pairs.test-data.ts';
import * as heldOut from './find-attribution-changes-held-out.test-data.ts';
import { CHANGED, SAME } from './find-attribution-changes.test-data.ts';

testPairs('claims attributed to somebody', { changed: CHANGED, same: SAME });
testPairs('attributed claims, held out', { changed: heldOut.CHANGED, same: heldOut.SAME });
