import { PLACES_FILE_NAME } from '@constat/contract/final-pages';
import { GlobalWorkerOptions, PDFWorker, TextLayer, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import rendererUrl from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url';
import { readParts } from '../places/read-parts.ts';
import type { Part } from '../places/read-parts.ts';
// oxlint-disable-next-line import/default -- the build makes the address
import readerUrl from './reader-thread.ts?worker&url';

/** A PDF whose pages can be drawn. */
export interface OpenPdf {
  readonly count: number;
  /** Of a page, in points. */
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
  /** A page as a picture, drawn at so many pixels to a point. */
  readonly draw: (page: number, scale: number) => Promise<HTMLCanvasElement>;
  /** The words of a page as text over its picture, at so many pixels of the screen to a point. */
  readonly textOver: (page: number, scale: number) => Promise<HTMLElement>;
  readonly close: () => void;
}

/** Reads PDFs in a thread of its own and draws them in others. */
export interface PdfReader {
  /** Rejects for what is no PDF of this server. */
  readonly open: (bytes: ArrayBuffer) => Promise<OpenPdf>;
  readonly end: () => void;
}

/** The content security policy lets a thread begin through this policy alone; it passes the scripts of the build. */
const threads = window.trustedTypes?.createPolicy('constat-threads', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isOurs =
      origin === window.location.origin && (import.meta.env.DEV || pathname.startsWith('/assets/'));
    if (!isOurs) throw new TypeError('A thread runs a script of the build alone');
    return address;
  },
});

/** A browser without Trusted Types takes the address as it stands. */
function startThread(address: string): Worker {
  const script = (threads?.createScriptURL(address) ?? address) as string;
  return new Worker(script, { type: 'module' });
}

/** What the pages need of a browser; both threads come from the server of the pages, and nothing else is fetched. */
export function createPdfReader(): PdfReader {
  // One draws the pages that are shown, the other those that come next.
  const drawers = [0, 1].map(() => startThread(rendererUrl));
  GlobalWorkerOptions.rendererPorts = drawers;
  const port = startThread(readerUrl);
  const worker = PDFWorker.create({ port, verbosity: 0 });
  return {
    open: (bytes) => openPdf(bytes, worker),
    end: () => {
      worker.destroy();
      port.terminate();
      GlobalWorkerOptions.rendererPorts = [];
      for (const drawer of drawers) drawer.terminate();
    },
  };
}

async function openPdf(bytes: ArrayBuffer, worker: PDFWorker): Promise<OpenPdf> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: 0,
    // The content security policy lets no WebAssembly run, and text needs none.
    useWasm: false,
    useSystemFonts: false,
    // A font that is added to the page has the whole form laid out again: letters are drawn as shapes instead.
    disableFontFace: true,
    useWorkerFetch: false,
  });
  const close = (): void => void loading.destroy();
  try {
    const pdf = await loading.promise;
    const [places, first] = await Promise.all([pdf.getAttachmentContent(PLACES_FILE_NAME), pdf.getPage(1)]);
    const { width, height } = first.getViewport({ scale: 1 });
    return {
      count: pdf.numPages,
      width,
      height,
      parts: readParts(new TextDecoder().decode(places ?? undefined)),
      draw: async (number, scale) => {
        const page = await pdf.getPage(number);
        const viewport = page.getViewport({ scale });
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        await page.render({ canvas, viewport }).promise;
        return canvas;
      },
      textOver: async (number, scale) => {
        const page = await pdf.getPage(number);
        const container = document.createElement('div');
        const viewport = page.getViewport({ scale });
        await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
        return container;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
