import { fieldsOfBlock, onceForEachType } from '@constat/report/catalogue';

/** The sections, parts of the examination, tables and fields of a type of report, in the order in which it prints them. */
export const formOrder = onceForEachType(({ sections }): readonly string[] =>
  sections.flatMap((section) => [
    section.id,
    ...section.groups.flatMap(({ region, blocks }) => [
      ...(region === undefined ? [] : [region]),
      ...blocks.flatMap((block) => [
        ...(block.kind === 'table' ? [block.id] : []),
        ...fieldsOfBlock(block).map(({ id }) => id),
      ]),
    ]),
  ]),
);

/** The place of each of them in that order. */
export const formRanks = onceForEachType(
  (type): ReadonlyMap<string, number> => new Map(formOrder(type).map((id, index) => [id, index])),
);
