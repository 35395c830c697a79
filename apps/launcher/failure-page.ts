import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Texts } from './start-failure.ts';

/** How long the page waits for a browser, and how long it may be loaded again after that, in milliseconds. */
const UNSEEN_MS = 600_000;
const SEEN_MS = 60_000;

const STYLE =
  'body{margin:0;font:1.05rem/1.5 system-ui,sans-serif;background:#f7f5f0;color:#1d2528}' +
  'main{max-width:42rem;margin:0 auto;padding:3rem 1.25rem}section+section{margin-top:2.5rem;border-top:1px solid #cfc9bc;padding-top:2rem}' +
  'h1,h2{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem}p{margin:.75rem 0;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){body{background:#11181a;color:#e8e6e1}section+section{border-color:#3a4548}}';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** French signs stay with their words at the end of a line. */
const spaced = (french: string): string => french.replaceAll(/ (?=[:»])|(?<=«) /gu, '\u00A0');

/** What a person reads where Constat does not start. */
function pageOf({ fr, en }: Texts, logFile: string): string {
  const log = `<code>${escapeHtml(logFile)}</code>`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Constat ne démarre pas / Constat does not start</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<section>
<h1>Constat ne démarre pas</h1>
<p>${escapeHtml(spaced(fr))}</p>
<p>Rien de ce qui est enregistré n’est perdu. Le détail est dans le journal\u00A0: ${log}</p>
</section>
<section lang="en">
<h2>Constat does not start</h2>
<p>${escapeHtml(en)}</p>
<p>Nothing that is saved is lost. The details are in the log: ${log}</p>
</section>
</main>
</body>
</html>
`;
}

/**
 * Shows in the browser why Constat does not start. Served, and not a local file: browsers that are packed apart from the
 * system (snap, flatpak) cannot read the data folder.
 * @param open opens an address in the browser
 * @returns once the page was seen and is no longer needed, nobody has asked for it, or the signal ends it
 */
export async function showFailure(
  texts: Texts,
  {
    logFile,
    open,
    signal,
  }: {
    readonly logFile: string;
    readonly open: (address: string) => Promise<void>;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const page = pageOf(texts, logFile);
  const style = createHash('sha256').update(STYLE).digest('base64');
  // Nobody else on this computer finds it.
  const secret = `/${randomBytes(16).toString('base64url')}`;
  const server = createServer((request, response) => {
    if (request.url !== secret) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
    });
    response.end(page);
    endIn(SEEN_MS);
  });
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    server.close();
    server.closeAllConnections();
  };
  const endIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = once(server, 'close');
  signal.addEventListener('abort', end, { once: true });
  const address = server.address();
  endIn(UNSEEN_MS);
  if (signal.aborted) end();
  else if (typeof address === 'object' && address !== null)
    await open(`http://127.0.0.1:${address.port}${secret}`);
  await closed;
}
