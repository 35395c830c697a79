import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    { path: '<rootDir>/app/locales/{locale}', include: ['<rootDir>/app'] },
    { path: '<rootDir>/shared/locales/{locale}', include: ['<rootDir>/shared'] },
    { path: '<rootDir>/features/{name}/locales/{locale}', include: ['<rootDir>/features/{name}/'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
