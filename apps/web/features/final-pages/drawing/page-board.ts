import { scrollByKeyboard } from '../../../shared/ui/scroll-by-keyboard.ts';
import { heightOfAll, keptScroll, pageAt, pagesBetween, topOfPage } from '../places/page-layout.ts';
import type { PageLayout } from '../places/page-layout.ts';
import type { Part } from '../places/read-parts.ts';
import type { OpenPdf } from './open-pdf.ts';

/** What of the pages is shown now. */
export interface ShownPages {
  readonly parts: readonly Part[];
  readonly layout: PageLayout;
}

/** Pages in a pane that scrolls: pictures of those near what is seen. The old ones stay until the new ones are drawn. */
export interface PageBoard {
  /** Puts the pages of another PDF in place of those shown, once those that will be seen are drawn. */
  readonly show: (pdf: OpenPdf, written: string | undefined) => Promise<void>;
  /** Shows the pages at so many pixels to a point; what is at the top stays there. */
  readonly resize: (scale: number) => void;
  readonly end: () => void;
}

export interface PageBoardOptions {
  /** The pane, and the element in it that holds the pages. */
  readonly pane: HTMLElement;
  readonly holder: HTMLElement;
  readonly scale: number;
  /** Hears of pages that have come into view, and of the page that is read. */
  readonly onShown: (shown: ShownPages) => void;
  readonly onPage: (page: number) => void;
  /** The name of a page. */
  readonly nameOf: (page: number, count: number) => string;
  /** Runs what can wait, and returns what calls it off. */
  readonly whenQuiet: (act: () => void) => () => void;
}

/** A page on the board, and what it was last drawn from. */
interface Sheet {
  readonly element: HTMLElement;
  picture: { readonly pdf: OpenPdf; readonly scale: number } | null;
  text: OpenPdf | null;
}

/** Heights of the pane above and below what is seen in which pages are drawn, and beyond which pictures are let go. */
const NEAR = 0.5;
const FAR = 4;

export function createPageBoard(options: PageBoardOptions): PageBoard {
  const { pane, holder, onShown, onPage, nameOf, whenQuiet } = options;
  const sheets: Sheet[] = [];
  let scale = options.scale;
  let pdf: OpenPdf | null = null;
  let page = 0;
  let isDrawing = false;
  let hasEnded = false;
  let callOff = (): void => undefined;

  const layoutOf = ({ count, width, height }: OpenPdf): PageLayout => ({ count, width, height, scale });
  const density = (): number => scale * window.devicePixelRatio;

  /** As many sheets as pages, each at its place. */
  function lay(of: OpenPdf): void {
    const layout = layoutOf(of);
    while (sheets.length > of.count) sheets.pop()?.element.remove();
    while (sheets.length < of.count) {
      const element = document.createElement('div');
      element.className = 'fp-sheet';
      element.setAttribute('role', 'group');
      holder.append(element);
      sheets.push({ element, picture: null, text: null });
    }
    sheets.forEach(({ element }, index) => {
      element.setAttribute('aria-label', nameOf(index + 1, of.count));
      element.style.top = `${topOfPage(layout, index + 1)}px`;
      element.style.width = `${layout.width * scale}px`;
      element.style.height = `${layout.height * scale}px`;
      element.style.setProperty('--total-scale-factor', String(scale));
    });
    holder.style.width = `${layout.width * scale}px`;
    holder.style.height = `${heightOfAll(layout)}px`;
  }

  function put(sheet: Sheet, canvas: HTMLCanvasElement, of: OpenPdf, drawnAt: number): void {
    canvas.setAttribute('aria-hidden', 'true');
    sheet.element.querySelector('canvas')?.remove();
    sheet.element.prepend(canvas);
    sheet.picture = { pdf: of, scale: drawnAt };
  }

  const seen = (margin: number, scrollTop = pane.scrollTop): readonly [number, number] => [
    scrollTop - margin * pane.clientHeight,
    scrollTop + (1 + margin) * pane.clientHeight,
  ];

  /** A page near what is seen whose picture or text is not that of the PDF. */
  function nextStale(of: OpenPdf): { readonly sheet: Sheet; readonly number: number } | undefined {
    const layout = layoutOf(of);
    const near = [...pagesBetween(layout, ...seen(0)), ...pagesBetween(layout, ...seen(NEAR))];
    for (const number of near) {
      const sheet = sheets[number - 1];
      if (sheet === undefined) continue;
      const isDrawn = sheet.picture?.pdf === of && sheet.picture.scale === density();
      if (!isDrawn || sheet.text !== of) return { sheet, number };
    }
    return undefined;
  }

  function letGo(of: OpenPdf): void {
    const kept = new Set(pagesBetween(layoutOf(of), ...seen(FAR)));
    sheets.forEach((sheet, index) => {
      if (kept.has(index + 1) || sheet.picture === null) return;
      sheet.element.replaceChildren();
      sheet.picture = null;
      sheet.text = null;
    });
  }

  /** Draws one page that is near and stale, then the next. */
  async function drawOn(): Promise<void> {
    const of = pdf;
    if (of === null || isDrawing || hasEnded) return;
    const stale = nextStale(of);
    if (stale === undefined) return letGo(of);
    isDrawing = true;
    const { sheet, number } = stale;
    try {
      const at = density();
      if (sheet.picture?.pdf !== of || sheet.picture.scale !== at) {
        const canvas = await of.draw(number, at);
        if (pdf === of && !hasEnded) put(sheet, canvas, of, at);
      }
      if (pdf === of && sheet.text !== of) {
        const text = await of.textOver(number, scale);
        if (pdf === of && !hasEnded) {
          text.className = 'fp-text';
          sheet.element.querySelector('.fp-text')?.remove();
          sheet.element.append(text);
          sheet.text = of;
        }
      }
    } catch {
      // Of a PDF that has just been closed; any other page that cannot be drawn stays as it was.
      if (pdf === of) return;
    } finally {
      isDrawing = false;
    }
    soon();
  }

  function soon(): void {
    callOff();
    callOff = whenQuiet(() => void drawOn());
  }

  function tellPage(): void {
    if (pdf === null) return;
    const now = pageAt(layoutOf(pdf), pane.scrollTop + pane.clientHeight / 3);
    if (now !== page) onPage(now);
    page = now;
  }

  const onScroll = (): void => {
    tellPage();
    soon();
  };
  pane.addEventListener('scroll', onScroll, { passive: true });
  scrollByKeyboard(pane);

  return {
    async show(next, written) {
      const layout = layoutOf(next);
      const shown = pdf === null ? null : { parts: pdf.parts, layout: layoutOf(pdf) };
      const target = (): number =>
        shown === null
          ? pane.scrollTop
          : keptScroll(
              { ...shown, scrollTop: pane.scrollTop, height: pane.clientHeight },
              { parts: next.parts, layout },
              written,
            );
      const at = density();
      const pictures = await Promise.all(
        pagesBetween(layout, ...seen(0, target())).map(
          async (number) => [number, await next.draw(number, at)] as const,
        ),
      );
      if (hasEnded) return next.close();
      const scrollTop = target();
      const old = pdf;
      pdf = next;
      lay(next);
      for (const [number, canvas] of pictures) {
        const sheet = sheets[number - 1];
        if (sheet !== undefined) put(sheet, canvas, next, at);
      }
      if (pane.scrollTop !== scrollTop) pane.scrollTop = scrollTop;
      old?.close();
      onShown({ parts: next.parts, layout: layoutOf(next) });
      page = 0;
      tellPage();
      soon();
    },
    resize(next) {
      if (next === scale) return;
      const share = next / scale;
      scale = next;
      if (pdf === null) return;
      const { scrollTop } = pane;
      lay(pdf);
      pane.scrollTop = scrollTop * share;
      onShown({ parts: pdf.parts, layout: layoutOf(pdf) });
      tellPage();
      soon();
    },
    end() {
      hasEnded = true;
      callOff();
      pane.removeEventListener('scroll', onScroll);
      pdf?.close();
    },
  };
}
