import { requestLanguage } from '../../platform/request-language.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

/** The background of the pages in light, which a window shows before them; `theme-color` of index.html says both. */
const PAGE_COLOUR = '#f7f5f0';

const DESCRIPTION = {
  fr: 'Rédaction de rapports d’évaluation médicale.',
  en: 'Writing of medical evaluation reports.',
} as const;

/** What a browser needs to give the pages a window and an icon of their own. */
function manifestIn(language: 'fr' | 'en'): object {
  return {
    // The same application in both languages.
    id: '/',
    name: 'Constat',
    short_name: 'Constat',
    description: DESCRIPTION[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PAGE_COLOUR,
    background_color: PAGE_COLOUR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

/** The web app manifest, in the language that the browser asks for. */
export const manifestRoutes: RoutePlugin = async (app) => {
  app.get(
    '/manifest.webmanifest',
    { config: { policy: 'public' }, schema: { hide: true } },
    async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(JSON.stringify(manifestIn(requestLanguage(request)))),
  );
};
