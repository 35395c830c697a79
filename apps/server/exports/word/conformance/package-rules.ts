import { childElements, descendants, isWord, wordAttribute } from '../../letterhead/word-xml.ts';
import type { Element } from '../../letterhead/word-xml.ts';
import { relationAttributes, TYPES } from './word-file.ts';
import type { WordFile } from './word-file.ts';
import { wordElements } from './word-rules.ts';
import type { WordRule } from './word-rules.ts';

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml';
/** References to styles, with the kind of style that they lead to. */
const STYLE_KINDS: Readonly<Record<string, string>> = {
  pStyle: 'paragraph',
  rStyle: 'character',
  tblStyle: 'table',
};
const STYLE_LINKS = ['basedOn', 'next', 'link'];

export const PACKAGE_RULES: readonly WordRule[] = [
  {
    id: 'well-formed',
    checks: 'Every part in XML is well formed, in UTF-8 and without a type declaration',
    find: ({ malformed }) => malformed,
  },
  {
    id: 'content-types',
    checks: 'Every part has a content type, and every type that is declared for a part has one',
    find: (file) => {
      if (!file.parts.has(TYPES)) return [`no ${TYPES}`];
      const names = [...file.parts.keys()].filter((name) => name !== TYPES);
      const lower = new Set(names.map((name) => name.toLowerCase()));
      const declared = file.types.flatMap(({ part }) => (part === '' ? [] : [part]));
      const extensions = file.types.flatMap(({ extension }) => (extension === '' ? [] : [extension]));
      return [
        ...names.filter((name) => (file.typeOf(name) ?? '') === '').map((name) => `${name} has none`),
        ...declared.filter((part) => !lower.has(part.toLowerCase())).map((part) => `${part} does not exist`),
        ...repeated([...declared, ...extensions]).map((name) => `${name} twice`),
      ];
    },
  },
  {
    id: 'main-document',
    checks: 'The package leads to one document of Word',
    find: (file) => [
      ...(file.root(file.main)?.localName === 'document' ? [] : ['there is none']),
      ...(file.typeOf(file.main) === MAIN_TYPE ? [] : ['it is of another type']),
    ],
  },
  {
    id: 'relations',
    checks: 'Every relation leads from a part to a part, and outside only for a hyperlink',
    find: (file) =>
      file.relations.flatMap(({ from, id, kind, target, isExternal }) => [
        ...(from === '' || file.parts.has(from) ? [] : [`${from} does not exist`]),
        ...(isExternal || file.parts.has(target)
          ? []
          : [`${from}: ${id} leads to ${target}, which does not exist`]),
        ...(!isExternal || kind === 'hyperlink' ? [] : [`${from}: ${id} (${kind}) leads outside`]),
      ]),
  },
  {
    id: 'relation-ids',
    checks: 'Every relation of a part has a name of its own, and every one that is named exists',
    find: (file) => {
      const ids = file.relations.map(({ from, id }) => `${from}: ${id}`);
      const known = new Set(ids);
      const named = file.elements.flatMap(([part, element]) =>
        relationAttributes(element).map((id) => `${part}: ${id}`),
      );
      return [
        ...repeated(ids).map((id) => `${id} twice`),
        ...named
          .filter((id) => !id.endsWith(': ') && !known.has(id))
          .map((id) => `${id} is named and does not exist`),
      ];
    },
  },
  {
    id: 'heads-and-feet',
    checks: 'Every head and foot that a section names is one, and it names each kind once',
    find: (file) =>
      wordElements(file)
        .filter(([, element]) => isWord(element, 'sectPr'))
        .flatMap(([part, section]) => {
          const references = childElements(section).filter(
            (child) => isWord(child, 'headerReference') || isWord(child, 'footerReference'),
          );
          const kinds = references.map((one) => `${one.localName ?? ''} ${wordAttribute(one, 'type') ?? ''}`);
          return [
            ...repeated(kinds).map((kind) => `${part}: ${kind} twice`),
            ...references.flatMap((reference) => brokenReference(file, part, reference)),
          ];
        }),
  },
  {
    id: 'unique-ids',
    checks: 'Styles, numberings, bookmarks, controls, drawings and paragraphs have names of their own',
    find: (file) => {
      const { elements } = file;
      const ids = (name: string, attribute: string): readonly string[] =>
        elements.flatMap(([part, element]) => {
          const value = isWord(element, name) ? wordAttribute(element, attribute) : undefined;
          return value === undefined ? [] : [`${part}: ${name} ${value}`];
        });
      const controls = elements.flatMap(([part, element]) =>
        isWord(element, 'id') && element.parentNode?.localName === 'sdtPr'
          ? [`${part}: sdt ${wordAttribute(element, 'val') ?? ''}`]
          : [],
      );
      const drawings = elements.flatMap(([part, element]) =>
        element.localName === 'docPr' && element.namespaceURI === DRAWING
          ? [`${part}: docPr ${element.getAttribute('id') ?? ''}`]
          : [],
      );
      const paragraphs = elements.flatMap(([part, element]) => {
        const id = isWord(element, 'p') ? element.getAttributeNS(WORD_2010, 'paraId') : null;
        return id === null ? [] : [`${part}: p ${id}`];
      });
      const [starts, ends] = [ids('bookmarkStart', 'id'), ids('bookmarkEnd', 'id')];
      const unpaired = starts.filter((start) => !ends.includes(start.replace('Start', 'End')));
      return [
        ...repeated([
          ...ids('style', 'styleId'),
          ...ids('abstractNum', 'abstractNumId'),
          ...ids('num', 'numId'),
          ...starts,
          ...ids('bookmarkStart', 'name'),
          ...controls,
          ...drawings,
          ...paragraphs,
        ]).map((id) => `${id} twice`),
        ...unpaired.map((start) => `${start} does not end`),
      ];
    },
  },
  {
    id: 'styles-exist',
    checks: 'Every style that is named exists, and is of the kind that is asked for',
    find: (file) => {
      const styles = file.of('styles');
      const kinds = new Map(
        (styles === undefined ? [] : descendants(styles, 'style')).map((style) => [
          wordAttribute(style, 'styleId'),
          wordAttribute(style, 'type') ?? 'paragraph',
        ]),
      );
      return wordElements(file).flatMap(([part, element]) => {
        const name = element.localName ?? '';
        const asked = STYLE_KINDS[name];
        const isLink = STYLE_LINKS.includes(name) && element.parentNode?.localName === 'style';
        if (asked === undefined && !isLink) return [];
        const id = wordAttribute(element, 'val');
        const kind = kinds.get(id);
        return kind === undefined || (asked !== undefined && asked !== kind)
          ? [
              `${part}: ${name} ${id ?? ''} ${kind === undefined ? 'does not exist' : `is of the kind ${kind}`}`,
            ]
          : [];
      });
    },
  },
  {
    id: 'numberings-exist',
    checks: 'Every numbering that is named exists, and so does the one that it is made of',
    find: (file) => {
      const numbering = file.of('numbering');
      const known = (name: string, attribute: string): ReadonlySet<string | undefined> =>
        new Set(
          (numbering === undefined ? [] : descendants(numbering, name)).map((one) =>
            wordAttribute(one, attribute),
          ),
        );
      const [numbers, abstracts] = [known('num', 'numId'), known('abstractNum', 'abstractNumId')];
      return wordElements(file).flatMap(([part, element]) => {
        const value = wordAttribute(element, 'val');
        // Zero takes a numbering away.
        const isLost =
          (isWord(element, 'numId') && value !== '0' && !numbers.has(value)) ||
          (isWord(element, 'abstractNumId') && !abstracts.has(value));
        return isLost ? [`${part}: ${element.localName ?? ''} ${value ?? ''} does not exist`] : [];
      });
    },
  },
];

function brokenReference(file: WordFile, part: string, reference: Element): readonly string[] {
  const name = reference.localName ?? '';
  const kind = name.replace('Reference', '');
  const [id] = relationAttributes(reference);
  const relation = file.relations.find((one) => one.from === part && one.id === id);
  const root = file.root(relation?.target);
  return relation?.kind === kind && root?.localName === (kind === 'header' ? 'hdr' : 'ftr')
    ? []
    : [`${part}: ${name} ${id ?? ''} leads to none`];
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
