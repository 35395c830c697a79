import { CHANGED, SAME } from './find-lost-test-results.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('results that a test lost', { changed: CHANGED, same: SAME });
