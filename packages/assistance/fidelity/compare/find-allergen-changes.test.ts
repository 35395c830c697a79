import { testPairs } from '../test-pairs.test-data.ts';
import { CHANGED, SAME } from './find-allergen-changes.test-data.ts';

testPairs('allergens that are no drugs', { changed: CHANGED, same: SAME });
