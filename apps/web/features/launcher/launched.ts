/** True where the launcher has started the server, on the computer of the person: the server's pages say so. */
export function isLaunched(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="constat-launched"]')?.content === 'yes';
}
