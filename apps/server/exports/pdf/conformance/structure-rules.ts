import { contentOf } from './page-content.ts';
import { isReference } from './pdf-file.ts';
import { unless } from './rule.ts';
import type { Rule } from './rule.ts';
import { STANDARD_TYPES, structureOf } from './structure.ts';

/** A language, perhaps with a script and a region, as RFC 3066 has it. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/u;

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'marked',
    clause: '6.7.2.2; UA 7.1',
    checks: 'The catalogue says that the contents are tagged, and doubts none of it',
    find: (pdf) => {
      const marks = pdf.dictionary(pdf.catalog['/MarkInfo']);
      return [
        ...unless(marks?.['/Marked'] === true, '/Marked is not true'),
        ...unless(marks?.['/Suspects'] !== true, '/Suspects is true'),
      ];
    },
  },
  {
    id: 'structure-tree',
    clause: '6.7.3.3; PDF 14.7.2',
    checks: 'There is a structure tree, and each element of it names the one above',
    find: (pdf) => {
      const { elements } = structureOf(pdf);
      if (elements.length === 0) return ['there is none'];
      return elements.flatMap(({ ref, parent, dictionary }) =>
        unless(dictionary['/P'] === parent, `${ref}: /P`),
      );
    },
  },
  {
    id: 'standard-types',
    clause: '6.7.3.4; UA 7.1',
    checks: 'Every type of the structure is a standard one or stands for one, and none stands for another',
    find: (pdf) => {
      const { elements, roleOf } = structureOf(pdf);
      const roles = pdf.dictionary(pdf.dictionary(pdf.catalog['/StructTreeRoot'])?.['/RoleMap']) ?? {};
      return [
        ...elements.flatMap(({ ref, type }) => unless(STANDARD_TYPES.has(type), `${ref}: ${type}`)),
        ...Object.keys(roles).flatMap((name) => [
          ...unless(!STANDARD_TYPES.has(name.slice(1)), `${name} is given another role`),
          ...unless(STANDARD_TYPES.has(roleOf(name.slice(1))), `${name} leads to no standard type`),
        ]),
      ];
    },
  },
  {
    id: 'language',
    clause: '6.7.4; UA 7.2',
    checks: 'The catalogue names the language, and every language is well formed',
    find: (pdf) => [
      ...unless(LANGUAGE.test(pdf.text(pdf.catalog['/Lang']) ?? ''), 'the catalogue names none'),
      ...structureOf(pdf).elements.flatMap(({ ref, dictionary }) =>
        unless(!('/Lang' in dictionary) || LANGUAGE.test(pdf.text(dictionary['/Lang']) ?? ''), ref),
      ),
    ],
  },
  {
    id: 'marked-content',
    clause: 'UA 7.1; 6.7.2.1',
    checks: 'Whatever is drawn belongs to the structure or is an artifact, not both',
    find: (pdf) =>
      pdf.pages().flatMap((page) => contentOf(pdf, page).wrong.map((what) => `page ${page.ref}: ${what}`)),
  },
  {
    id: 'parent-tree',
    clause: 'PDF 14.7.4.4',
    checks: 'Every marked stretch leads to the element that holds it, and back',
    find: (pdf) => {
      const { elements, parentTree } = structureOf(pdf);
      const held = new Map<string, string>();
      for (const { ref, content } of elements)
        for (const { page, mcid } of content) held.set(`${page} ${mcid}`, ref);
      const wrong: string[] = [];
      for (const page of pdf.pages()) {
        const { mcids } = contentOf(pdf, page);
        if (new Set(mcids).size < mcids.length) wrong.push(`page ${page.ref}: a number twice`);
        const number = page.dictionary['/StructParents'];
        const owners = typeof number === 'number' ? pdf.list(parentTree.get(number)) : [];
        for (const mcid of mcids) {
          const owner = owners[mcid];
          const place = `${page.ref} ${mcid}`;
          if (!isReference(owner) || held.get(place) !== owner)
            wrong.push(`page ${page.ref}, stretch ${mcid}`);
          held.delete(place);
        }
      }
      return [...wrong, ...Array.from(held, ([place, ref]) => `${ref}: holds ${place}, which is not drawn`)];
    },
  },
  {
    id: 'headings',
    clause: 'UA 7.4.2, 7.4.4',
    checks: 'Headings begin at the first level and skip none, and are all numbered',
    find: (pdf) => {
      const headings = structureOf(pdf).elements.filter(({ type }) => /^H[1-6]?$/u.test(type));
      let before = 0;
      return headings.flatMap(({ ref, type }) => {
        if (type === 'H')
          return unless(
            headings.every((one) => one.type === 'H'),
            `${ref}: H among numbered ones`,
          );
        const level = Number(type.slice(1));
        const last = before;
        before = level;
        return unless(level <= last + 1, `${ref}: ${type} after ${last === 0 ? 'none' : `H${last}`}`);
      });
    },
  },
  {
    id: 'figures',
    clause: 'UA 7.3',
    checks: 'Every figure and formula says in words what it shows',
    find: (pdf) =>
      structureOf(pdf)
        .elements.filter(({ type }) => type === 'Figure' || type === 'Formula')
        .flatMap(({ ref, dictionary }) => {
          const text = pdf.text(dictionary['/Alt']) ?? pdf.text(dictionary['/ActualText']) ?? '';
          return unless(text.trim() !== '', ref);
        }),
  },
];
