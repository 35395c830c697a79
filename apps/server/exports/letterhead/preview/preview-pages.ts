import type { LetterheadFindings, LetterheadPreview, PreviewBlock, PreviewSection } from '@constat/contract';
import { findMarks } from '../marks.ts';
import { textOf } from '../paragraph-text.ts';
import { findPlaceholders } from '../placeholder.ts';
import { mainPart } from '../read-letterhead.ts';
import { lackingPages } from '../running-line.ts';
import { completeSections, isOn, pageStyles, sectionsOf, settingsOf } from '../sections.ts';
import type { PageKind, PageStyle } from '../sections.ts';
import { styleSheet } from '../style-sheet.ts';
import { childElements, descendants, isWord, rootOf, wordAttribute, wordChild } from '../word-xml.ts';
import type { Element } from '../word-xml.ts';
import { WordPackage } from '../word-package.ts';
import { bounded, collectImages } from './drawings.ts';
import { readBlocks } from './read-blocks.ts';

const MOST_SECTIONS = 20;
const LONGEST_MARK = 64;
/** A report of its own in a letterhead may be larger than a letterhead. */
const PART_BYTES = 60_000_000;

/** What a physician is told of a letterhead before any report stands in it. */
export async function findingsOf(letterhead: Uint8Array): Promise<LetterheadFindings> {
  const file = await WordPackage.open(letterhead);
  const { main, body } = mainPart(file);
  const parts = file
    .relations(main)
    .filter(({ kind, target }) => /^(?:header|footer)$/u.test(kind) && file.has(target));
  const roots = [body, ...new Set(parts.map(({ target }) => target))].map((part) =>
    typeof part === 'string' ? rootOf(file.xml(part)) : part,
  );
  const marks = roots.flatMap((root) => descendants(root, 'p').flatMap((each) => findMarks(textOf(each))));
  const bodies = marks.filter(({ mark }) => mark === 'body').length;
  const unknown = new Set(marks.filter(({ mark }) => mark === undefined).map(({ words }) => words));
  completeSections(body, file.xml(main));
  const lacks = new Set(lackingPages(file, main, body).flatMap((page) => page.lacks));
  const settings = settingsOf(file, main);
  const protection = settings === undefined ? undefined : wordChild(settings, 'documentProtection');
  return {
    unknown: [...unknown].slice(0, 20).map((words) => words.slice(0, LONGEST_MARK)),
    misplaced: bodies > findPlaceholders(body).length,
    added: [...lacks],
    isProtected:
      protection !== undefined &&
      ['1', 'true', 'on'].includes(wordAttribute(protection, 'enforcement') ?? ''),
    tracksChanges: isOn(settings, 'trackRevisions'),
  };
}

/**
 * How the pages of a document look, simplified: sizes, margins, headers, footers and text.
 * @param letterhead the letterhead before the report stood in it, for what is found in it
 * @param merged a report in that letterhead
 */
export async function previewPages(letterhead: Uint8Array, merged: Uint8Array): Promise<LetterheadPreview> {
  const file = await WordPackage.open(merged, PART_BYTES);
  const { main, body } = mainPart(file);
  const sheet = styleSheet(file.xml(file.related(main, 'styles') ?? ''));
  const images = collectImages(file);
  const styles = pageStyles(file, main, body);
  const sections: PreviewSection[] = [];
  let from = 0;
  const blocks = childElements(body);
  for (const section of sectionsOf(body).slice(0, MOST_SECTIONS)) {
    const end = blocks.findIndex((block) => block === section || descendants(block).includes(section));
    const page = pageOf(section);
    const content = blocks.slice(from, end).concat(blocks[end] !== section ? (blocks[end] ?? []) : []);
    from = end + 1;
    const setting = { file, sheet, images, page };
    const { header, footer } = page.margins;
    const part = (name: string | undefined, top: number): PreviewBlock[] =>
      name === undefined ? [] : readBlocks(childElements(rootOf(file.xml(name))), name, { ...setting, top });
    const kinds = styles.filter((style) => style.section === section);
    const byKind = (name: (style: PageStyle) => string | undefined, top: number) => {
      const of = (kind: PageKind): PreviewBlock[] | undefined => {
        const style = kinds.find((each) => each.kind === kind);
        return style === undefined ? undefined : part(name(style), top);
      };
      const [first, even] = [of('first'), of('even')];
      return { default: of('default') ?? [], ...(first && { first }), ...(even && { even }) };
    };
    sections.push({
      ...page,
      header: byKind((style) => style.header, header),
      footer: byKind((style) => style.footer, page.height - footer),
      body: readBlocks(content, main, { ...setting, top: page.margins.top }),
    });
  }
  return { findings: await findingsOf(letterhead), sections, images: [...images.addresses] };
}

function pageOf(section: Element): Pick<PreviewSection, 'width' | 'height' | 'margins'> {
  const points = (name: string, attribute: string, unsaid: number): number => {
    const element = childElements(section).find((child) => isWord(child, name));
    return bounded(Number((element && wordAttribute(element, attribute)) ?? unsaid) / 20);
  };
  return {
    width: points('pgSz', 'w', 12_240),
    height: points('pgSz', 'h', 15_840),
    margins: {
      // A negative margin is one that headers do not push.
      top: Math.abs(points('pgMar', 'top', 1_440)),
      right: points('pgMar', 'right', 1_440),
      bottom: Math.abs(points('pgMar', 'bottom', 1_440)),
      left: points('pgMar', 'left', 1_440),
      header: points('pgMar', 'header', 720),
      footer: points('pgMar', 'footer', 720),
    },
  };
}
