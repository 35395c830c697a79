import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './verbs-sharing-a-value.test-data.ts';

testPairs('verbs that share a value', { changed: CHANGED, same: SAME });
