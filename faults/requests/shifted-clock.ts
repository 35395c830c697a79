/**
 * Loaded before a server (`node --import`): its clock is as far from the true one as the file of
 * `FAULT_CLOCK_OFFSET_FILE` says, in milliseconds, and follows when somebody writes another number into it.
 */
import { readFileSync } from 'node:fs';

const file = process.env['FAULT_CLOCK_OFFSET_FILE'] ?? '';
const TrueDate = globalThis.Date;
const trueNow = TrueDate.now.bind(TrueDate);
const now = (): number => trueNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
