/** `npm run build`: the web pages. */
import { buildWeb } from './build/build-web.ts';

buildWeb();
