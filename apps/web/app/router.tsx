import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadCatalogues } from '../shared/i18n/catalogues.ts';
import type { CatalogueName } from '../shared/i18n/catalogues.ts';
import { lookForHeldReports } from '../shared/report-writer-lock.ts';
import { ApplicationErrorScreen } from './errors/application-error.tsx';
import { LoadingScreen } from './errors/loading-screen.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import {
  parseDictationSearch,
  parseFormSearch,
  parseRecoverySheetSearch,
  parseWorklistSearch,
  readSearch,
  writeSearch,
} from './search-params.ts';
import { RootLayout } from './shell/root-layout.tsx';

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });

const worklist = lazyRouteComponent(() => import('./pages/worklist-page.tsx'), 'WorklistPage');
const dictation = lazyRouteComponent(() => import('./pages/dictation-page.tsx'), 'DictationPage');

/** The words of a screen, and that it is not drawn without them. */
function words(catalogues: readonly CatalogueName[]) {
  return { staticData: { catalogues }, loader: () => loadCatalogues(catalogues) };
}

/** The same for a screen that works on a report. */
function wordsOfReport(catalogues: readonly CatalogueName[]) {
  const loader = async (): Promise<void> => {
    await Promise.all([lookForHeldReports(), loadCatalogues(catalogues)]);
  };
  return { staticData: { catalogues }, loader };
}

const WORKLIST_WORDS = words(['worklist', 'saved-forms', 'recent-patients']);
// What the form is drawn with; its tools and dialogs bring their own.
const FORM_WORDS = wordsOfReport(['form-page', 'report-form']);
const DICTATION_WORDS = wordsOfReport([
  'dictation',
  'voice-commands',
  'worklist',
  'saved-forms',
  'recent-patients',
]);

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  ...WORKLIST_WORDS,
  component: worklist,
});

const formsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms',
  validateSearch: parseWorklistSearch,
  ...WORKLIST_WORDS,
  component: worklist,
});

const medicalFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms/cnesst-medical',
  validateSearch: parseFormSearch,
  ...FORM_WORDS,
  component: lazyRouteComponent(() => import('./pages/form-page.tsx'), 'FormPage'),
});

const otherFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forms/$formType',
  validateSearch: parseFormSearch,
  ...wordsOfReport(['pages', 'form-page', 'report-form']),
  component: lazyRouteComponent(() => import('./pages/form-type-page.tsx'), 'FormTypePage'),
});

const dictationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dictation',
  validateSearch: parseDictationSearch,
  ...DICTATION_WORDS,
  component: dictation,
});

const dictationWhisperRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dictation-whisper',
  validateSearch: parseDictationSearch,
  ...DICTATION_WORDS,
  component: dictation,
});

const speechTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/speech-test',
  ...words(['pages', 'speech-test']),
  component: lazyRouteComponent(() => import('./pages/speech-test-page.tsx'), 'SpeechTestPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  ...words(['pages', 'account', 'accounts', 'audit-trail', 'vocabulary']),
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  ...words(['pages', 'accounts', 'audit-trail']),
  component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
});

const copiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/copies',
  ...words(['pages', 'account', 'accounts']),
  component: lazyRouteComponent(() => import('./pages/copies-page.tsx'), 'CopiesPage'),
});

const transfersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/transfers',
  ...words(['pages', 'account']),
  component: lazyRouteComponent(() => import('./pages/transfers-page.tsx'), 'TransfersPage'),
});

const journalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/journal',
  ...words(['pages', 'audit-trail']),
  component: lazyRouteComponent(() => import('./pages/audit-trail-page.tsx'), 'OwnTrailPage'),
});

const installationJournalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/journal/installation',
  ...words(['pages', 'audit-trail']),
  component: lazyRouteComponent(() => import('./pages/audit-trail-page.tsx'), 'InstallationTrailPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  ...words(['pages', 'signing']),
  component: lazyRouteComponent(() => import('./pages/verify-page.tsx'), 'VerifyPage'),
});

const impairmentTableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/administration/impairment-table',
  ...words(['pages', 'impairment-table']),
  component: lazyRouteComponent(() => import('./pages/impairment-table-page.tsx'), 'ImpairmentTablePage'),
});

const incidentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/administration/incidents',
  ...words(['pages', 'incidents']),
  component: lazyRouteComponent(() => import('./pages/incidents-page.tsx'), 'IncidentsPage'),
});

const administrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/administration',
  ...words(['pages', 'accounts']),
  component: lazyRouteComponent(() => import('./pages/administration-page.tsx'), 'AdministrationPage'),
});

const accountsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/administration/accounts',
  ...words(['pages', 'accounts']),
  component: lazyRouteComponent(() => import('./pages/accounts-page.tsx'), 'AccountsPage'),
});

const recoverySheetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/administration/recovery-sheet',
  validateSearch: parseRecoverySheetSearch,
  ...words(['pages', 'accounts']),
  component: lazyRouteComponent(() => import('./pages/recovery-sheet-page.tsx'), 'RecoverySheetPage'),
});

const aiTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-test',
  ...words(['pages', 'assistance']),
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
  accountRoute,
  copiesRoute,
  transfersRoute,
  journalRoute,
  installationJournalRoute,
  verifyRoute,
  impairmentTableRoute,
  incidentsRoute,
  administrationRoute,
  accountsRoute,
  recoverySheetRoute,
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
  interface StaticDataRouteOption {
    /** The words of the screen, fetched with its code. */
    readonly catalogues?: readonly CatalogueName[];
  }
}
