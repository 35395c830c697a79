/** `npm run build`: the web pages. */
import { buildWeb } from './build-web.ts';

buildWeb();
