import { readFileSync } from 'node:fs';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler';
import { packageFile } from '../../platform/installed-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import { NOT_AS_DESIGNED, pdfFailed, TEMPLATE } from './pdf-compiler.ts';
import type { PdfCompiler } from './pdf-compiler.ts';

/** What the package calls its kinds: pages, a PDF, and diagnostics in one line each. */
const PAGES = 0;
const PDF = 1;
const ONE_LINE = 2;

const MAIN = '/report.typ';

/** Memory of WebAssembly never shrinks, and no limit of a worker counts it. A report of common size takes 32 MB. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What the package writes to the console when it breaks down could quote the report. */
const CONSOLE_METHODS = ['error', 'warn', 'info'] as const;

/** What is used of the instance; the server's types have no WebAssembly. */
interface Instance {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/**
 * The compiler in WebAssembly, which runs on every system. It knows no standard of PDF, neither to check nor to declare:
 * `declareStandards` adds what its files lack. One thread can hold one only.
 */
export async function createWasmCompiler(fonts: readonly Buffer[]): Promise<PdfCompiler> {
  const file = readFileSync(packageFile('@myriaddreamin/typst-ts-web-compiler/wasm'));
  const { memory }: Instance = initSync({ module: file });
  const builder = new TypstCompilerBuilder();
  // There are no files to read, and no packages.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source(MAIN, TEMPLATE);
  let isBroken = false;

  function write(world: TypstCompileWorld): Uint8Array {
    if (!isClean(world.compile(PAGES, ONE_LINE))) throw pdfFailed(NOT_AS_DESIGNED);
    const artifact: unknown = world.get_artifact(PDF, ONE_LINE);
    const bytes = isRecord(artifact) ? artifact['result'] : undefined;
    if (!(bytes instanceof Uint8Array)) throw pdfFailed('the compiler gave no PDF');
    return bytes;
  }

  return {
    checksStandards: false,
    // Twice as many break it down.
    mostLines: 60_000,
    compile(inputs, creationTime) {
      const allInputs = { ...inputs, created: JSON.stringify(dateParts(creationTime)) };
      try {
        return silently(() => {
          const world = compiler.snapshot(undefined, MAIN, Object.entries(allInputs));
          try {
            return write(world);
          } finally {
            world.free();
            compiler.reset();
          }
        });
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // A trap leaves the memory of the compiler as it stood: nothing more can be made with it.
        isBroken = true;
        throw pdfFailed('the compiler broke down');
      }
    },
    // Each PDF begins with nothing of the one before.
    tidy: () => undefined,
    forget: () => undefined,
    isSpent: () => isBroken || memory.buffer.byteLength > MOST_BYTES,
  };
}

/** The compiler takes the time of the machine unless the template sets one, and the same report is to give the same bytes. */
function dateParts(time: number): object {
  const date = new Date(time);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Neither an error nor a warning. */
function isClean(compiled: unknown): boolean {
  if (!isRecord(compiled)) return false;
  const { hasError, diagnostics } = compiled;
  return hasError === false && Array.isArray(diagnostics) && diagnostics.length === 0;
}

function silently<Result>(work: () => Result): Result {
  const before = CONSOLE_METHODS.map((method) => [method, console[method]] as const);
  for (const method of CONSOLE_METHODS) console[method] = () => undefined;
  try {
    return work();
  } finally {
    for (const [method, own] of before) console[method] = own;
  }
}
