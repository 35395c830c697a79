/** PDFs with one thing changed, to see that a rule finds it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* The objects as qpdf writes them, of any shape: a test changes what it knows to be there. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export class EditedPdf {
  readonly objects: Record<string, Loose>;

  constructor(objects: Record<string, Loose>) {
    this.objects = objects;
  }

  get trailer(): Loose {
    return this.objects['trailer'].value;
  }

  get catalog(): Loose {
    return this.at(this.trailer['/Root']);
  }

  /** What a reference leads to: the value, or the dictionary of a stream. */
  at(ref: string): Loose {
    const object = this.objects[`obj:${ref}`];
    return object.value ?? object.stream.dict;
  }

  /** The first dictionary of an object that fits. */
  first(fits: (dictionary: Loose) => boolean): Loose {
    for (const object of Object.values(this.objects)) {
      const dictionary = object.value ?? object.stream.dict;
      if (typeof dictionary === 'object' && dictionary !== null && fits(dictionary)) return dictionary;
    }
    throw new Error('there is no such object');
  }

  element(type: string): Loose {
    return this.first((one) => one['/Type'] === '/StructElem' && one['/S'] === type);
  }

  /** The reference of an object. */
  refOf(dictionary: Loose): string {
    const found = Object.entries(this.objects).find(
      ([, object]) => (object.value ?? object.stream?.dict) === dictionary,
    );
    if (found === undefined) throw new Error('no object of its own');
    return found[0].replace('obj:', '');
  }

  /** A new object. */
  add(value: Loose, data?: string): string {
    const numbers = Object.keys(this.objects).map((key) => Number(/\d+/u.exec(key)?.[0] ?? 0));
    const ref = `${Math.max(...numbers) + 1} 0 R`;
    this.objects[`obj:${ref}`] =
      data === undefined
        ? { value }
        : { stream: { dict: value, data: Buffer.from(data).toString('base64') } };
    return ref;
  }

  /** Changes the text of a stream without a filter. */
  rewrite(ref: string, change: (text: string) => string): void {
    const { stream } = this.objects[`obj:${ref}`];
    stream.data = Buffer.from(change(Buffer.from(stream.data, 'base64').toString('utf8'))).toString('base64');
  }
}

function inDirectory<Result>(work: (file: (name: string) => string) => Result): Result {
  const directory = mkdtempSync(path.join(tmpdir(), 'constat-edit-'));
  try {
    return work((name) => path.join(directory, name));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The file written anew by qpdf, after a change of its objects. */
export function edited(bytes: Uint8Array, change: (pdf: EditedPdf) => void): Buffer {
  return inDirectory((file) => {
    writeFileSync(file('in.pdf'), bytes);
    const json = JSON.parse(
      execFileSync(
        'qpdf',
        ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=none', file('in.pdf')],
        { encoding: 'utf8', maxBuffer: 1e9 },
      ),
    );
    change(new EditedPdf(json.qpdf[1]));
    writeFileSync(file('in.json'), JSON.stringify(json));
    execFileSync('qpdf', [
      '--json-input',
      '--stream-data=preserve',
      '--object-streams=disable',
      '--static-id',
      file('in.json'),
      file('out.pdf'),
    ]);
    return readFileSync(file('out.pdf'));
  });
}

export function encrypted(bytes: Uint8Array): Buffer {
  return inDirectory((file) => {
    writeFileSync(file('in.pdf'), bytes);
    execFileSync('qpdf', ['--encrypt', '', 'owner', '256', '--', file('in.pdf'), file('out.pdf')]);
    return readFileSync(file('out.pdf'));
  });
}
