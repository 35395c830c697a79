/** One instruction of a Dockerfile, continued lines joined: `RUN`, and what follows it. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions of the last stage, the one that becomes the image. */
export function lastStage(dockerfile: string): Instruction[] {
  const joined = dockerfile
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/gu, ' ');
  const instructions = joined
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/u);
      return { name, text: rest.join(' ') };
    });
  return instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM') + 1);
}

/** What follows the last instruction of that name. */
export function valueOf(stage: readonly Instruction[], name: string): string {
  const text = stage.findLast((instruction) => instruction.name === name)?.text;
  if (text === undefined) throw new Error(`the Dockerfile has no ${name}`);
  return text;
}

/** The words of `["constat", "serve"]`, wherever it stands in the text. */
export function wordsOf(text: string): string[] {
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (Array.isArray(list) && list.every((word) => typeof word === 'string')) return list;
  throw new Error(`not a list of words: ${text}`);
}

/** The variables of `ENV A=1 B=2`. */
export function variablesOf(stage: readonly Instruction[]): Record<string, string> {
  const pairs = stage.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
