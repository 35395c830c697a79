import type { Clause, Value } from './finding.ts';

/**
 * What sides, or modes, are attached to as an utterance goes on: values take what is in force, and values said before any
 * take the one that is said after them, with all the list before it.
 */
export class Attachment<Of> {
  /** In force; null where none has been said. */
  held: readonly Of[] | null = null;
  /** Said since the last value. */
  isFresh = false;
  /** Said before any row: what follows a value then opens the next list. */
  isHeader = false;
  /** Held from a list before: what is said after the values of the next one is of these. */
  #isLoose = false;
  /** Values that take one said after them. */
  #open: Value[] = [];
  /** Clauses that had theirs after a value. */
  readonly #settled = new WeakSet<Clause>();
  readonly #attach: (to: Value | Clause, said: readonly Of[]) => void;
  readonly #of: (to: Clause) => readonly Of[] | null;

  constructor(
    attach: (to: Value | Clause, said: readonly Of[]) => void,
    of: (to: Clause) => readonly Of[] | null,
  ) {
    this.#attach = attach;
    this.#of = of;
  }

  get isLoose(): boolean {
    return this.#isLoose;
  }

  /** Said before the values that it is of. */
  sayBefore(said: readonly Of[], clause: Clause | null): void {
    const isHeader = clause === null || clause.mentions.length === 0;
    this.isHeader ||= isHeader;
    this.#hold(said);
    if (clause !== null) this.#attach(clause, said);
  }

  /** Said after a value, and of those that follow. */
  sayForward(said: readonly Of[]): void {
    this.#hold(said);
  }

  #hold(said: readonly Of[]): void {
    this.held = said;
    this.isFresh = true;
    this.#isLoose = false;
    this.#open = [];
  }

  /** Said after the values that it is of. */
  sayAfter(said: readonly Of[], clause: Clause | null): void {
    const values = clause?.values ?? [];
    // « à droite négatif, positif à gauche »
    const last = values.length > 1 ? values.slice(-1).filter(({ isOfLast }) => isOfLast !== true) : [];
    for (const value of this.#open.length > 0 ? this.#open : last) this.#attach(value, said);
    if (clause !== null) {
      if (values.length === 0) this.#attach(clause, said);
      this.#settled.add(clause);
    }
    this.held = said;
    this.isHeader = false;
    this.#isLoose = true;
    this.#open = [];
  }

  /** A value takes what is in force, or waits for what is said after it. */
  take(value: Value, clause: Clause | null): void {
    this.isFresh = false;
    const own = clause === null ? null : this.#of(clause);
    const inForce = own ?? this.held;
    if (inForce !== null) this.#attach(value, inForce);
    const waits = own === null && (this.held === null || this.#isLoose);
    if (waits && !this.#open.includes(value)) this.#open.push(value);
  }

  /** The value takes what is said after it, whatever was in force. */
  reopen(value: Value): void {
    if (!this.#open.includes(value)) this.#open.push(value);
  }

  /** A clause ends: what it said after a value is of none in the next. */
  settle(clause: Clause): void {
    if (this.#settled.has(clause)) this.#open = this.#open.filter((value) => !clause.values.includes(value));
  }

  /** The clause has had one after a value: the next one is of the next value. */
  isSettled(clause: Clause): boolean {
    return this.#settled.has(clause);
  }

  /** The value takes what is said after it. */
  waits(value: Value): boolean {
    return this.#open.includes(value);
  }

  /** What is said from here on may be of another part of the body. */
  loosen(): void {
    this.#isLoose = true;
    this.isHeader = false;
  }

  /** A sentence ends. */
  stop(): void {
    this.#open = [];
    this.isHeader = false;
  }

  /** An exception begins, and takes nothing from what it is an exception of. */
  part(): void {
    this.#open = [];
  }
}
