import type { Difference } from '@constat/assistance/fidelity';
import type { KeptRecords } from '../../../shared/device/device-store.ts';
import { createListeners } from '../../../shared/listeners.ts';
import type { TextAnswer } from '../proposal/text-proposal.ts';
import type { DistributionAnswer } from './distribution.ts';

/** A report and whose it is. */
export interface ReportIdentity {
  readonly owner: string;
  readonly reportId: string;
}

/** The fields whose dictation is written out and shared out. */
export const DICTATED = { text: 'historiqueEvolution', distribution: 'section8Input' } as const;

/** An answer of an engine that waits for the physician, with the text that it was made from. */
export type WaitingProposal = ReportIdentity &
  (
    | { readonly kind: 'text'; readonly answer: TextAnswer }
    | { readonly kind: 'distribution'; readonly answer: DistributionAnswer }
  );

/** What waits for the physician in the report that is open. */
export interface Waiting {
  /** Hears of what waits, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly find: (kind: WaitingProposal['kind']) => WaitingProposal | null;
  /** Opens its preview, compared with the present text. */
  readonly show: (waiting: WaitingProposal) => void;
  /** Takes it away, with a way back. */
  readonly dismiss: (waiting: WaitingProposal) => void;
}

/** Proposals of a physician that the device keeps at most, the newest: of one report there are two. */
const KEPT_AT_MOST = 16;

/** The proposals that wait, each kept with its report; what the browser refuses to keep waits as long as the page. */
export class WaitingProposals {
  readonly #device: KeptRecords;
  readonly #listeners = createListeners();

  constructor(device: KeptRecords) {
    this.#device = device;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The one of that report and kind, or null; the same object until it is replaced. */
  find({ owner, reportId }: ReportIdentity, name: WaitingProposal['kind']): WaitingProposal | null {
    const kept = this.#device.read('waiting-proposal', { reportId, name });
    return kept?.owner === owner && isWaiting(kept.value) ? kept.value : null;
  }

  /** Keeps a proposal in place of an older one of the same report and kind. */
  add(proposal: WaitingProposal): void {
    const { reportId, kind: name } = proposal;
    void this.#device.write('waiting-proposal', { reportId, name }, proposal);
    for (const old of this.#device.list('waiting-proposal').slice(0, -KEPT_AT_MOST))
      void this.#device.remove('waiting-proposal', { reportId: old.reportId, name: old.name });
    this.#tell();
  }

  remove({ reportId, kind: name }: WaitingProposal): void {
    void this.#device.remove('waiting-proposal', { reportId, name });
    this.#tell();
  }

  #tell(): void {
    this.#listeners.notify();
  }
}

/** At sign-out: forgets what waits. The texts that it was made from are where they were. */
export function forgetWaiting(device: KeptRecords): void {
  for (const { reportId, name } of device.list('waiting-proposal'))
    void device.remove('waiting-proposal', { reportId, name });
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const areTexts = (of: Members, names: readonly string[]): boolean =>
  names.every((name) => typeof of[name] === 'string');

function isSpan(value: unknown): boolean {
  return (
    value === null ||
    (isObject(value) &&
      areTexts(value, ['text']) &&
      Number.isInteger(value['start']) &&
      Number.isInteger(value['end']))
  );
}

function isDifference(value: unknown): value is Difference {
  return (
    isObject(value) &&
    areTexts(value, ['kind', 'fact']) &&
    isSpan(value['source']) &&
    isSpan(value['proposal'])
  );
}

function isWaiting(value: unknown): value is WaitingProposal {
  if (!isObject(value) || !areTexts(value, ['owner', 'reportId'])) return false;
  const { kind, answer } = value;
  if (!isObject(answer) || typeof answer['sent'] !== 'string') return false;
  const { fidelity, sections, marks } = answer;
  if (!isObject(fidelity) || !Array.isArray(fidelity['differences'])) return false;
  if (!fidelity['differences'].every(isDifference)) return false;
  if (kind === 'text') {
    const isKnown = answer['operation'] === 'writeOutHistory' && answer['field'] === 'historiqueEvolution';
    return isKnown && typeof answer['text'] === 'string';
  }
  return (
    kind === 'distribution' &&
    isObject(sections) &&
    areTexts(sections, ['appreciation', 'plaintes', 'impact']) &&
    Array.isArray(marks) &&
    marks.every((mark) => isObject(mark) && areTexts(mark, ['part', 'text']))
  );
}
