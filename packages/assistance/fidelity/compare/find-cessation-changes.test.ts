import { CHANGED, SAME } from './find-cessation-changes.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('what has ended and what is only denied', { changed: CHANGED, same: SAME });
