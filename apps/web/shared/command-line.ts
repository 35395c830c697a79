/**
 * A command of the operator of this installation, as its server says in the page that they begin.
 * @param rest what the command is asked for
 */
export function commandLine(name: string, rest = ''): string {
  const start = document.querySelector<HTMLMetaElement>('meta[name="constat-commands"]')?.content ?? '';
  const called = start.endsWith('.js') ? `${start} ${name}` : `npm run ${name} --`;
  return `${called} ${rest}`.trimEnd();
}
