import {
  childElements,
  descendants,
  isWord,
  rootOf,
  setWordAttribute,
  wordAttribute,
  wordChild,
} from './word-xml.ts';
import type { Document, Element } from './word-xml.ts';

/** Brings the lists that some elements use into another document under numbers that are free there. */
export function mergeNumbering(users: readonly Element[], from: Document, to: Document): void {
  const references = users.flatMap((user) => descendants(user, 'numId'));
  const target = rootOf(to);
  const numbers = new Map<string, string>();
  const abstracts = new Map<string, string>();
  for (const reference of references) {
    const used = wordAttribute(reference, 'val') ?? '0';
    // Zero takes a paragraph out of a list.
    if (used === '0') continue;
    const number = numbers.get(used) ?? copyNumber(used);
    numbers.set(used, number);
    setWordAttribute(reference, 'val', number);
  }

  function copyNumber(used: string): string {
    const number = find(rootOf(from), 'num', 'numId', used);
    const abstract = number === undefined ? undefined : wordChild(number, 'abstractNumId');
    if (number === undefined || abstract === undefined) return '0';
    const own = wordAttribute(abstract, 'val') ?? '';
    const kept = abstracts.get(own) ?? copyAbstract(own);
    abstracts.set(own, kept);
    const copy = to.importNode(number, true);
    const id = freeNumber(target, 'num', 'numId', 1);
    setWordAttribute(copy, 'numId', id);
    const abstractCopy = wordChild(copy, 'abstractNumId');
    if (abstractCopy !== undefined) setWordAttribute(abstractCopy, 'val', kept);
    target.insertBefore(
      copy,
      childElements(target).find((child) => isWord(child, 'numIdMacAtCleanup')) ?? null,
    );
    return id;
  }

  function copyAbstract(own: string): string {
    const definition = find(rootOf(from), 'abstractNum', 'abstractNumId', own);
    const id = freeNumber(target, 'abstractNum', 'abstractNumId', 0);
    if (definition === undefined) return id;
    const copy = to.importNode(definition, true);
    setWordAttribute(copy, 'abstractNumId', id);
    // Definitions come before the lists that use them.
    const following = childElements(target).find(
      (child) => isWord(child, 'num') || isWord(child, 'numIdMacAtCleanup'),
    );
    target.insertBefore(copy, following ?? null);
    return id;
  }
}

function find(root: Element, name: string, key: string, value: string): Element | undefined {
  return childElements(root).find((child) => isWord(child, name) && wordAttribute(child, key) === value);
}

function freeNumber(root: Element, name: string, key: string, first: number): string {
  const taken = childElements(root)
    .filter((child) => isWord(child, name))
    .map((child) => Number(wordAttribute(child, key) ?? 0));
  return String(Math.max(first - 1, ...taken) + 1);
}
