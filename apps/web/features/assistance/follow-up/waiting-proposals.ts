import type { Difference } from '@constat/assistance/fidelity';
import { readSession, writeSession } from '../../../shared/storage.ts';
import type { TextAnswer } from '../proposal/text-proposal.ts';
import type { DistributionAnswer } from './distribution.ts';

/** A report and whose it is. */
export interface ReportIdentity {
  readonly owner: string;
  readonly reportId: string;
}

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

/** What the proposals of a tab are kept in. */
export interface WaitingStorage {
  read(): string | null;
  write(text: string | null): boolean;
}

const KEY = 'constat_waiting_proposals';

/** Proposals of a tab at most, the newest first: of one report there are two. */
const KEPT_AT_MOST = 8;

/** This tab's place for them: they go with the tab, and at sign-out. */
export const TAB_STORAGE: WaitingStorage = {
  read: () => readSession(KEY),
  write: (text) => writeSession(KEY, text),
};

/** The proposals that wait, kept with every change; what the browser refuses to keep waits as long as the page. */
export class WaitingProposals {
  readonly #storage: WaitingStorage;
  readonly #listeners = new Set<() => void>();
  #all: readonly WaitingProposal[];

  constructor(storage: WaitingStorage) {
    this.#storage = storage;
    this.#all = readWaiting(storage.read());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The one of that report and kind, or null. */
  find({ owner, reportId }: ReportIdentity, kind: WaitingProposal['kind']): WaitingProposal | null {
    const isIt = (one: WaitingProposal): boolean =>
      one.owner === owner && one.reportId === reportId && one.kind === kind;
    return this.#all.find(isIt) ?? null;
  }

  /** Keeps a proposal in place of an older one of the same report and kind. */
  add(proposal: WaitingProposal): void {
    const older = this.find(proposal, proposal.kind);
    this.#put([proposal, ...this.#all.filter((one) => one !== older)].slice(0, KEPT_AT_MOST));
  }

  remove(proposal: WaitingProposal): void {
    this.#put(this.#all.filter((one) => one !== proposal));
  }

  #put(all: readonly WaitingProposal[]): void {
    this.#all = all;
    this.#storage.write(all.length === 0 ? null : JSON.stringify(all));
    for (const listener of this.#listeners) listener();
  }
}

/** Forgets what waits for that physician in this tab. */
export function forgetWaiting(owner: string, storage: WaitingStorage = TAB_STORAGE): void {
  const rest = readWaiting(storage.read()).filter((one) => one.owner !== owner);
  storage.write(rest.length === 0 ? null : JSON.stringify(rest));
}

/** What the storage holds; anything that is no proposal is left out. */
function readWaiting(text: string | null): readonly WaitingProposal[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.filter(isWaiting);
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
