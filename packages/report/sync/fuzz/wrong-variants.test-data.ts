import { REPORT_TYPES } from '../../catalogue/index.ts';
import { mergeDrafts } from '../../merge/index.ts';
import { advance } from '../index.ts';
import type { Step, SyncEffect, SyncState } from '../index.ts';

type Advance = typeof advance;
type Event = Parameters<Advance>[1];

/** The machine with something done to what it answers. */
function after(change: (step: Step, event: Event, before: SyncState) => Step): Advance {
  return (state, event, context) => change(advance(state, event, context), event, state);
}

function withState(
  change: (state: SyncState, event: Event, before: SyncState) => Partial<SyncState>,
): Advance {
  return after(({ state, effects }, event, before) => ({
    state: { ...state, ...change(state, event, before) },
    effects,
  }));
}

function withEffects(change: (effect: SyncEffect) => SyncEffect): Advance {
  return after(({ state, effects }) => ({ state, effects: effects.map(change) }));
}

const isPresent = (event: Event): boolean => event.type === 'fetched' && event.answer.kind === 'present';

/** Ways to get synchronisation wrong, each of which the simulation has to catch. */
export const WRONG_VARIANTS: Readonly<Record<string, Advance>> = {
  'a retry has a key of its own': (state, event, context) => {
    const { attempt } = state;
    const isFailed =
      attempt !== null &&
      event.type === 'answered' &&
      event.key === attempt.key &&
      event.answer.kind === 'unanswered';
    const step = advance(state, event, context);
    return isFailed && step.state.attempt !== null
      ? { ...step, state: { ...step.state, attempt: { ...step.state.attempt, key: context.newKey() } } }
      : step;
  },
  'a retry carries what was typed since': (state, event, context) => {
    const step = advance(state, event, context);
    const content = context.content();
    return {
      ...step,
      effects: step.effects.map((effect) => (effect.type === 'save' ? { ...effect, content } : effect)),
    };
  },
  'what the server holds takes the place of the screen': (state, event, context) => {
    const step = advance(state, event, context);
    if (event.type !== 'fetched' || event.answer.kind !== 'present') return step;
    const { content } = event.answer;
    const show = { type: 'show', content, examined: [] } as const;
    const others = step.effects.filter(({ type }) => type !== 'show');
    return { state: { ...step.state, conflicts: [] }, effects: [show, ...others] };
  },
  'the version of the server is taken without its content': (state, event, context) => {
    if (event.type !== 'fetched' || event.answer.kind !== 'present' || state.base === null) {
      return advance(state, event, context);
    }
    const content = state.base.content;
    return advance(state, { ...event, answer: { ...event.answer, content } }, context);
  },
  'a conflict is settled by itself': withState(() => ({ conflicts: [] })),
  'what was typed during a save counts as saved': withState((state, event) =>
    event.type === 'answered' && event.answer.kind === 'saved' ? { serverRevision: state.revision } : {},
  ),
  'a save goes out before the device knows of it': withEffects((effect) =>
    effect.type === 'keep' ? { ...effect, record: { ...effect.record, attempt: null } } : effect,
  ),
  'what was typed counts as kept at once': withState((state, event, before) =>
    event.type === 'edited'
      ? { kept: { revision: state.revision, at: before.kept?.at ?? 0 }, unkeptSince: null }
      : {},
  ),
  'another user is let pass': withState(() => ({ isOtherUser: false, isSignedIn: true })),
  'a tab that was taken over goes on': withState(() => ({ isElsewhere: false })),
  'a tab that was taken over drops what it had not kept': withEffects((effect) =>
    effect.type === 'set-aside' ? { ...effect, content: effect.from } : effect,
  ),
  'the text of another tab takes the place of the screen': (state, event, context) => {
    const step = advance(state, event, context);
    return event.type === 'late-text'
      ? {
          ...step,
          effects: step.effects.map((effect) =>
            effect.type === 'show' ? { ...effect, content: event.content } : effect,
          ),
        }
      : step;
  },
  'a confirmation stays when the other side changed the value': after((step, event, before) => {
    if (!isPresent(event)) return step;
    const kept = before.base?.content.meta.confirmed ?? [];
    return {
      ...step,
      effects: step.effects.map((effect) => {
        if (effect.type !== 'show') return effect;
        const { meta } = effect.content;
        const confirmed = [...new Set([...meta.confirmed, ...kept])];
        return { ...effect, content: { ...effect.content, meta: { ...meta, confirmed } } };
      }),
    };
  }),
  'a save that may have arrived is forgotten': withState(() => ({ uncertain: [] })),
  'the two sides change places': (state, event, context) => {
    const step = advance(state, event, context);
    if (event.type !== 'fetched' || event.answer.kind !== 'present' || state.base === null) return step;
    const { content } = mergeDrafts(
      REPORT_TYPES,
      state.base.content,
      event.answer.content,
      context.content(),
    );
    return {
      ...step,
      effects: step.effects.map((effect) => (effect.type === 'show' ? { ...effect, content } : effect)),
    };
  },
};
