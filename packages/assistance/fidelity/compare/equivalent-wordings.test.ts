import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './equivalent-wordings.test-data.ts';

testPairs('lists, fingers and joint values in other words', { changed: CHANGED, same: SAME });
