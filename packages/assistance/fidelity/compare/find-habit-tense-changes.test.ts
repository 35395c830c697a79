import { CHANGED, SAME } from './find-habit-tense-changes.test-data.ts';
import { testPairs } from '../test-pairs.test-data.ts';

testPairs('habits of the past and of the present', { changed: CHANGED, same: SAME });
