import { CHANGED, SAME } from './drop-shared-values.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('values told once for several things', { changed: CHANGED, same: SAME });
