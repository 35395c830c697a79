/** The items by the number of their term, in the order in which each term first occurs. */
export function groupByTerm<Item extends { readonly term: number }>(
  items: readonly Item[],
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(item.term);
    if (group === undefined) groups.set(item.term, [item]);
    else group.push(item);
  }
  return groups;
}
