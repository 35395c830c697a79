import { CHANGED, SAME } from './no-longer.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('what came to its end and what is only denied', { changed: CHANGED, same: SAME });
