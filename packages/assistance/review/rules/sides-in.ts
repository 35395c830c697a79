import type { Side } from '@constat/report/catalogue';
import type { Statement } from '../reading/statements.ts';

/** The sides that a statement names, as the cells of the examination call them. Both, or none, give none. */
export function sidesIn({ facts }: Statement): readonly Side[] {
  const named = new Set(facts.filter(({ kind }) => kind === 'side').map(({ key }) => key));
  if (named.has('bilateral') || (named.has('right') && named.has('left'))) return [];
  if (named.has('right')) return ['Droit'];
  return named.has('left') ? ['Gauche'] : [];
}
