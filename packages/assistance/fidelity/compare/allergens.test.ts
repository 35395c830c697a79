import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './allergens.test-data.ts';

testPairs('allergens that are no drugs', { changed: CHANGED, same: SAME });
