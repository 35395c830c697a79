/**
 * The name of the visit that the next form is to begin, on its way from one screen to another. It never stands in an
 * address that the product itself opens: the browser keeps addresses, in clear.
 */
let waiting: string | null = null;

/** Says what the visit is named that `?visit=new` is about to begin. */
export function nameVisit(name: string): void {
  waiting = name;
}

/** The name, once; undefined when none was said. */
export function takeVisitName(): string | undefined {
  const name = waiting ?? undefined;
  waiting = null;
  return name;
}
