import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadCatalogues } from '../shared/i18n/catalogues.ts';
import { lookForHeldReports } from '../shared/report-holds.ts';
import { ApplicationErrorScreen } from './errors/application-error.tsx';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { parseDictationSearch, parseFormSearch, readSearch, writeSearch } from './search-params.ts';
import { RootLayout } from './shell/root-layout.tsx';

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });

const formPicker = lazyRouteComponent(() => import('./pages/form-picker-page.tsx'), 'FormPickerPage');
const dictation = lazyRouteComponent(() => import('./pages/dictation-page.tsx'), 'DictationPage');

const loadPicker = (): Promise<void> => loadCatalogues(['saved-forms', 'recent-patients']);
const loadDictation = async (): Promise<void> => {
  await Promise.all([
    lookForHeldReports(),
    loadCatalogues(['dictation', 'voice-commands', 'saved-forms', 'recent-patients']),
  ]);
};
const loadForm = async (): Promise<void> => {
  await Promise.all([
    lookForHeldReports(),
    loadCatalogues(['assistance', 'report-form', 'exports', 'saved-forms', 'recent-patients']),
  ]);
};

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: loadPicker,
  component: formPicker,
});

const formsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms',
  loader: loadPicker,
  component: formPicker,
});

const medicalFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms/cnesst-medical',
  validateSearch: parseFormSearch,
  loader: loadForm,
  component: lazyRouteComponent(() => import('./pages/form-page.tsx'), 'FormPage'),
});

const otherFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms/$formType',
  validateSearch: parseFormSearch,
  loader: loadForm,
  component: lazyRouteComponent(() => import('./pages/form-type-page.tsx'), 'FormTypePage'),
});

const dictationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dictation',
  validateSearch: parseDictationSearch,
  loader: loadDictation,
  component: dictation,
});

const dictationWhisperRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dictation-whisper',
  validateSearch: parseDictationSearch,
  loader: loadDictation,
  component: dictation,
});

const speechTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/speech-test',
  loader: () => loadCatalogues(['speech-test']),
  component: lazyRouteComponent(() => import('./pages/speech-test-page.tsx'), 'SpeechTestPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  loader: () => loadCatalogues(['vocabulary']),
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});

const copiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/copies',
  component: lazyRouteComponent(() => import('./pages/copies-page.tsx'), 'CopiesPage'),
});

const aiTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-test',
  loader: () => loadCatalogues(['assistance']),
  component: lazyRouteComponent(() => import('./pages/ai-test-page.tsx'), 'AiTestPage'),
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  formsRoute,
  medicalFormRoute,
  otherFormRoute,
  dictationRoute,
  dictationWhisperRoute,
  speechTestRoute,
  profileRoute,
  copiesRoute,
  aiTestRoute,
]);

/** The addresses of the product (Dictation §2). Each screen is its own chunk with its own catalogues. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: () => <ApplicationErrorScreen />,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
