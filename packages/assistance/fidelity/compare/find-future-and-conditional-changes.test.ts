import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './find-future-and-conditional-changes.test-data.ts';

testPairs('the future, the past and the conditional', { changed: CHANGED, same: SAME });
