import {
  distributeTidied,
  enhanceHistory,
  enhanceSubjective,
  formatHistory,
  generateConclusion,
} from '@constat/assistance/local';
import type { AssistanceEngine } from './engine.ts';

/** The local rules: no key, no network, nothing leaves the machine. */
export function createLocalEngine(): AssistanceEngine {
  return {
    name: 'local',
    status: () => Promise.resolve({ engine: 'local', leavesMachine: false, state: 'ready' }),
    formatHistory: async (text, { language }) => formatHistory(text, { language }),
    formatSubjective: async (text, { language }) => distributeTidied(text, { language }).sections,
    enhance: async (section, transcript, { language }) =>
      (section === 7 ? enhanceHistory : enhanceSubjective)(transcript, { language }),
    distribute: async (text, { language }) => distributeTidied(text, { language }),
    conclude: async (request) => {
      const sentences = generateConclusion(request);
      return sentences === null ? null : { sentences, unsourced: [] };
    },
    close: () => Promise.resolve(),
  };
}
