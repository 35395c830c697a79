import { expect, test } from 'vitest';
import { StartError } from '../../platform/start-error.ts';
import { choosePdfCompiler } from './choose-compiler.ts';

const loads = (): void => undefined;
const fails = (): void => {
  throw new Error('Cannot find native binding');
};

test('the native compiler is taken where it loads, the one in WebAssembly elsewhere', () => {
  expect(choosePdfCompiler('auto', loads)).toBe('native');
  expect(choosePdfCompiler('auto', fails)).toBe('wasm');
});

test('the one that is asked for is taken, and the native one must load', () => {
  expect(choosePdfCompiler('wasm', loads)).toBe('wasm');
  expect(choosePdfCompiler('native', loads)).toBe('native');
  expect(() => choosePdfCompiler('native', fails)).toThrow(StartError);
  expect(() => choosePdfCompiler('native', fails)).toThrow(
    /^CONSTAT_PDF_COMPILER : .+ \/ CONSTAT_PDF_COMPILER: .+$/u,
  );
});
