/** Four ways to the PDF of one report, each from cold and warm. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReportDocument } from '@constat/report/document';
import { chromium } from 'playwright-core';
import { createExportService } from '../../apps/server/exports/export-service.ts';
import type { PdfCompilerName } from '../../apps/server/exports/pdf/pdf-compiler.ts';
import { renderHtml } from '../../apps/server/exports/html/render-html.ts';
import { findBrowser } from '../../e2e/support/find-browser.ts';

/** Something that renders reports; starting it is part of its cold time. */
export interface Contender {
  readonly name: string;
  readonly start: () => Promise<RunningContender>;
}

export interface RunningContender {
  readonly render: (document: ReportDocument) => Promise<void>;
  readonly end: () => Promise<unknown>;
}

function ours(format: 'pdf' | 'docx' | 'html', name: string, pdfCompiler?: PdfCompilerName): Contender {
  return {
    name,
    async start() {
      const service = createExportService({ ...(pdfCompiler !== undefined && { pdfCompiler }) });
      return {
        render: async (document) => {
          await service.render({ ownerId: 'zz', format, document, creationTime: 0 });
        },
        end: () => service.close(),
      };
    },
  };
}

/** Chromium prints our own print page, with tags and bookmarks as ours has. From cold it starts a browser, which a server without one at hand would do. */
const browser: Contender = {
  name: 'Chromium',
  async start() {
    const running = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    const page = await running.newPage();
    return {
      render: async (document) => {
        await page.setContent(renderHtml(document).html);
        await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
      },
      end: () => running.close(),
    };
  },
};

const reactPdf: Contender = {
  name: '@react-pdf/renderer',
  async start() {
    const worker = new Worker(new URL('./react-pdf-worker.ts', import.meta.url));
    return {
      render: async (document) => {
        worker.postMessage(document, []);
        await once(worker, 'message');
      },
      end: () => worker.terminate(),
    };
  },
};

export const OWN_PDF = ours('pdf', 'PDF');
export const PDF_PEERS: readonly Contender[] = [browser, reactPdf];
export const OTHER_EXPORTS: readonly Contender[] = [
  ours('pdf', 'PDF by the compiler in WebAssembly', 'wasm'),
  ours('docx', 'Word'),
  ours('html', 'print page'),
];
