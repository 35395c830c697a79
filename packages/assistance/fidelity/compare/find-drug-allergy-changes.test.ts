import { CHANGED, SAME } from './find-drug-allergy-changes.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('drugs taken and not tolerated', { changed: CHANGED, same: SAME });
