import { CHANGED, SAME } from './join-both-sides.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('both sides at once', { changed: CHANGED, same: SAME });
