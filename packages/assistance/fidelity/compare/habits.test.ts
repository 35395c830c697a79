import { CHANGED, SAME } from './habits.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('habits of the past and of the present', { changed: CHANGED, same: SAME });
