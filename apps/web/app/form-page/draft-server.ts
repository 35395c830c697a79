import { contentOfForm } from '../../features/report-form/index.ts';
import type { DraftServer } from '../../features/report-form/index.ts';
import { noteSeenForm } from '../../features/signing/index.ts';
import { readDraft, saveDraft } from '../../features/saved-forms/index.draft.ts';

/** The server, as a report in synchronisation asks it. */
export const draftServer: DraftServer = {
  async save({ content, ...place }, signal) {
    const { confirmed, notExamined } = content.meta;
    const meta = { ...content.meta, confirmed: [...confirmed], notExamined: [...notExamined] };
    const answer = await saveDraft(place, { ...content, meta, formType: 'draft' }, signal);
    // Reading it tells that it is past its term.
    return answer.kind === 'expired' ? { kind: 'stale' } : answer;
  },
  async read(formId, version) {
    const answer = await readDraft(formId, version);
    switch (answer.kind) {
      case 'read': {
        const { form } = answer;
        noteSeenForm(form);
        const content = contentOfForm(form);
        // A later version of Constat wrote something that this page does not know.
        if (content === null) return { kind: 'server-newer' };
        const isFinal = form.formType === 'copy';
        const isLocked = form.signing !== undefined;
        return { kind: 'present', isFinal, isLocked, version: form.version, content };
      }
      case 'unchanged':
      case 'gone':
      case 'expired':
      case 'signed-out':
      case 'server-newer':
      case 'unanswered':
        return answer;
      default:
        return { kind: 'unanswered', cause: 'server-error' };
    }
  },
};
