import type { LetterheadPreview, PreviewBlock, PreviewSection } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Block, Boxes } from './page-blocks.tsx';
import type { PageNumbers } from './page-blocks.tsx';
import { paginate } from './paginate.ts';

/** Pages that are shown; the others look like the last of them. */
const SHOWN = 3;
/** Pixels of CSS in a point. */
const POINT = 4 / 3;
/** How large a page is at most, of its own size. */
const LARGEST = 0.5;

type Kind = 'default' | 'first' | 'even';

interface DrawnPage {
  readonly section: PreviewSection;
  readonly kind: Kind;
  readonly body: readonly PreviewBlock[];
  /** Points from the edges at which the text begins and ends: headers and footers push it. */
  readonly top: number;
  readonly bottom: number;
}

const blocksOf = (part: PreviewSection['header'], kind: Kind): readonly PreviewBlock[] =>
  part[kind] ?? part.default;

const kindOf = ({ header }: PreviewSection, pageOfSection: number, page: number): Kind => {
  if (pageOfSection === 0 && header.first !== undefined) return 'first';
  return page % 2 === 0 && header.even !== undefined ? 'even' : 'default';
};

/** Cuts the text into pages by the heights that it has in the layer of that element. */
function cutIntoPages(sections: readonly PreviewSection[], layer: HTMLElement): readonly DrawnPage[] {
  const heightOf = (name: string): number =>
    (layer.querySelector<HTMLElement>(`[data-part="${name}"]`)?.offsetHeight ?? 0) / POINT;
  const pages: DrawnPage[] = [];
  sections.forEach((section, index) => {
    const { margins, height, body } = section;
    const before = pages.length;
    const edges = (pageOfSection: number) => {
      const kind = kindOf(section, pageOfSection, before + pageOfSection + 1);
      const top = Math.max(margins.top, margins.header + heightOf(`${index} header ${kind}`) + 4);
      const bottom = Math.max(margins.bottom, margins.footer + heightOf(`${index} footer ${kind}`) + 4);
      return { kind, top, bottom };
    };
    const blocks = body.map((block, place) => ({
      height: heightOf(`${index} body ${place}`),
      keeps: block.kind === 'paragraph' && block.keeps,
    }));
    const cuts = paginate(blocks, (page) => height - edges(page).top - edges(page).bottom);
    cuts.forEach(([from, to], page) => pages.push({ section, body: body.slice(from, to), ...edges(page) }));
  });
  return pages;
}

/** Everything once, out of sight, to be measured. */
function MeasuringLayer({
  sections,
  numbers,
}: {
  readonly sections: readonly PreviewSection[];
  readonly numbers: PageNumbers;
}): ReactNode {
  return sections.map((section, index) => {
    const { margins, width } = section;
    return (
      <div key={index} style={{ width: `${width - margins.left - margins.right}pt` }}>
        {(['default', 'first', 'even'] as const).flatMap((kind) =>
          (['header', 'footer'] as const).map((part) => (
            <div key={`${part} ${kind}`} data-part={`${index} ${part} ${kind}`} className="flow-root">
              {blocksOf(section[part], kind).map((block, place) => (
                <Block key={place} block={block} numbers={numbers} />
              ))}
            </div>
          )),
        )}
        {section.body.map((block, place) => (
          <div key={place} data-part={`${index} body ${place}`} className="flow-root">
            <Block block={block} numbers={numbers} />
          </div>
        ))}
      </div>
    );
  });
}

function Page({
  page,
  numbers,
  scale,
}: {
  readonly page: DrawnPage;
  readonly numbers: PageNumbers;
  readonly scale: number;
}): ReactNode {
  const { section, kind, body, top, bottom } = page;
  const { width, height, margins } = section;
  const [header, footer] = [blocksOf(section.header, kind), blocksOf(section.footer, kind)];
  const sides = { position: 'absolute', left: `${margins.left}pt`, right: `${margins.right}pt` } as const;
  return (
    <div
      className="max-w-full overflow-hidden border border-line"
      style={{ width: width * POINT * scale, height: height * POINT * scale }}
    >
      <div
        className="relative origin-top-left bg-white leading-[1.2] text-black"
        style={{ width: `${width}pt`, height: `${height}pt`, transform: `scale(${scale})` }}
      >
        <div style={{ ...sides, top: `${margins.header}pt` }}>
          {header.map((block, place) => (
            <Block key={place} block={block} numbers={numbers} />
          ))}
        </div>
        <div className="overflow-hidden" style={{ ...sides, top: `${top}pt`, bottom: `${bottom}pt` }}>
          {body.map((block, place) => (
            <div key={place} className="flow-root">
              <Block block={block} numbers={numbers} />
            </div>
          ))}
        </div>
        <div style={{ ...sides, bottom: `${margins.footer}pt` }}>
          {footer.map((block, place) => (
            <Block key={place} block={block} numbers={numbers} />
          ))}
        </div>
        <Boxes blocks={[...header, ...body, ...footer]} numbers={numbers} />
      </div>
    </div>
  );
}

/** The first pages of a report on a letterhead, drawn by this page itself. */
export function PreviewPages({
  preview: { sections, images },
}: {
  readonly preview: LetterheadPreview;
}): ReactNode {
  const { t } = useLingui();
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly DrawnPage[]>([]);
  const [scale, setScale] = useState(LARGEST);

  useLayoutEffect(() => {
    if (layer.current !== null) setPages(cutIntoPages(sections, layer.current));
  }, [sections]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const widest = Math.max(1, ...sections.map(({ width }) => width)) * POINT;
    const fit = (): void => setScale(Math.min(LARGEST, (element.clientWidth - 2) / widest));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [sections]);

  const count = pages.length;
  return (
    <div ref={frame} className="relative">
      <div className="h-0 overflow-hidden" aria-hidden="true">
        <div ref={layer} className="invisible leading-[1.2]">
          <MeasuringLayer sections={sections} numbers={{ page: 1, pages: 1, images }} />
        </div>
      </div>
      <ol className="flex flex-wrap gap-4">
        {pages.slice(0, SHOWN).map((page, index) => {
          const number = index + 1;
          return (
            <li key={number} className="max-w-full">
              <figure>
                <Page page={page} numbers={{ page: number, pages: count, images }} scale={scale} />
                <figcaption className="mt-1 text-sm text-muted">{t`Page ${number} de ${count}`}</figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
      {count > SHOWN && (
        <p className="mt-3 text-sm text-muted">{t`Les ${SHOWN} premières pages sur ${count} sont montrées.`}</p>
      )}
    </div>
  );
}
