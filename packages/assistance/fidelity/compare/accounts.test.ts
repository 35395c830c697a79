import { testPairs } from '../test-pairs.test-data.ts';
import * as heldOut from './accounts-held-out.test-data.ts';
import { CHANGED, SAME } from './accounts.test-data.ts';

testPairs('what is told as somebody’s account', { changed: CHANGED, same: SAME });
testPairs('accounts, written before the rules', { changed: heldOut.CHANGED, same: heldOut.SAME });
