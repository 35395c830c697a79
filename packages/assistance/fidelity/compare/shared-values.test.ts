import { CHANGED, SAME } from './shared-values.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('values told once for several things', { changed: CHANGED, same: SAME });
