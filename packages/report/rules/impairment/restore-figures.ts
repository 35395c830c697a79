/** Takes back what was taken anew from another table. */
import type { Dpjv, Impairment, Nature, Sequela } from './impairment.ts';

/**
 * What is there now, with the figures of before where they still are those that were taken anew: whatever the physician
 * changed, added, moved or removed since stays.
 */
export function restoredFrom(before: Impairment, retaken: Impairment, now: Impairment): Impairment {
  const pairs = retaken.sequelae.flatMap((taken, at) => {
    const { [at]: old } = before.sequelae;
    return old === undefined ? [] : [{ taken, old }];
  });
  const sequelae = now.sequelae.map((present) => {
    const at = pairs.findIndex(({ taken }) => hasFiguresOf(present, taken));
    const [pair] = at === -1 ? [] : pairs.splice(at, 1);
    return pair === undefined ? present : restored(present, pair.taken, pair.old);
  });
  const dpjv = (of: Nature): Dpjv | null =>
    JSON.stringify(now.dpjv[of]) === JSON.stringify(retaken.dpjv[of]) ? before.dpjv[of] : now.dpjv[of];
  const others = before.tables.filter(({ id }) => now.tables.every((one) => one.id !== id));
  return { sequelae, dpjv: { dap: dpjv('dap'), pe: dpjv('pe') }, tables: [...now.tables, ...others] };
}

/** Where they come from with their code, so that a figure is found again wherever its row was moved. */
function hasFiguresOf(present: Sequela, taken: Sequela): boolean {
  return (
    present.nature === taken.nature &&
    present.code === taken.code &&
    present.measure === taken.measure &&
    present.percent === taken.percent &&
    present.origin?.tableId === taken.origin?.tableId &&
    present.origin?.line === taken.origin?.line
  );
}

function restored(present: Sequela, taken: Sequela, old: Sequela): Sequela {
  return {
    ...present,
    percent: old.percent,
    origin: old.origin,
    description: present.description === taken.description ? old.description : present.description,
    organ: present.organ === taken.organ ? old.organ : present.organ,
  };
}
