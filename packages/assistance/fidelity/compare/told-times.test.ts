import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './told-times.test-data.ts';

testPairs('what is told of the future, of the past, or by hearsay', { changed: CHANGED, same: SAME });
