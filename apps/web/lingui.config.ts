import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What features draw before the sign-in: words that the landing page does not fetch the rest of a feature for. */
const SIGNED_OUT = [
  'account/{landing-page,login-form,login-screen,sample-accounts,signed-out-screens}',
  'accounts/{start-screen,first-account-link}',
].map((files) => `<rootDir>/features/${files}.tsx`);

/** What the form opens after it has been drawn: its dialogs and editors, whose words come with their code. */
const FORM_LATE = [
  'features/report-form/view/{conflict-list,gender-dialog,replaced-dialog}.tsx',
  'features/report-form/view/impairment/**',
  'features/report-form/view/{documents,palette,progress}/*-{row,editor,palette,dialog}.tsx',
  'app/form-page/{palette-actions.ts,report-dialogs.tsx,shortcuts-dialog.tsx}',
].map((files) => `<rootDir>/${files}`);

/** Screens of the app whose few words every page has. */
const FREQUENT_PAGES = '<rootDir>/app/pages/{form,worklist,dictation}-page.tsx';

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['<rootDir>/app/{*.ts,*.tsx,errors/**,shell/**}', FREQUENT_PAGES],
    },
    {
      path: '<rootDir>/app/pages/locales/{locale}',
      include: ['<rootDir>/app/pages'],
      exclude: [FREQUENT_PAGES],
    },
    {
      path: '<rootDir>/app/form-page/locales/{locale}',
      include: ['<rootDir>/app/form-page'],
      exclude: FORM_LATE,
    },
    { path: '<rootDir>/app/form-late/locales/{locale}', include: FORM_LATE },
    {
      path: '<rootDir>/app/worklist/locales/{locale}',
      include: ['<rootDir>/app/worklist', '<rootDir>/app/picker'],
    },
    { path: '<rootDir>/app/signed-out/locales/{locale}', include: SIGNED_OUT },
    { path: '<rootDir>/shared/locales/{locale}', include: ['<rootDir>/shared'] },
    {
      path: '<rootDir>/features/{name}/locales/{locale}',
      include: ['<rootDir>/features/{name}/'],
      exclude: [...SIGNED_OUT, ...FORM_LATE],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
