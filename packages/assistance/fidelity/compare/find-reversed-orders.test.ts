import { CHANGED, SAME } from './find-reversed-orders.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('names, and what comes before and after', { changed: CHANGED, same: SAME });
