import '@fontsource-variable/source-sans-3/wght.css';
import './shared/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, prepareScreens } from './app/app.tsx';
import { openPage } from './app/address-secret.ts';
import { beginPageLock } from './shared/lock/page-lock.ts';
import { claimBuild, findBuild } from './shared/api/pages-version.ts';
import { currentLanguage } from './shared/i18n/language.ts';
import { activateLanguage } from './shared/i18n/catalogues.ts';

const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no #root element');

claimBuild(findBuild(document));
if (openPage === null) beginPageLock();
const words = activateLanguage(currentLanguage());
prepareScreens();
await words;
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
