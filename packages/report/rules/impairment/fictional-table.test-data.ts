/** A table that is no table of anybody: its codes, percentages and brackets were made up for the tests. */
import { readTable } from './table-file/index.ts';
import type { ImpairmentTable } from './index.ts';

export const FICTIONAL_SOURCE = 'BARÈME FICTIF POUR ESSAIS';

/** As a spreadsheet in French writes it: semicolons and commas. */
export const FICTIONAL_CSV = [
  'record;code;chapter;description_fr;description_en;percent;max;organ;measure;from;to;rate',
  'version;ESSAI-1;;;;;;;;;;',
  `source;${FICTIONAL_SOURCE};;;;;;;;;;`,
  'date;2026-01-15;;;;;;;;;;',
  'dap;ZZ-01;Chapitre fictif;Séquelle fictive du zygon;Fictional sequela of the zygon;2,5;;zygon;;;;',
  'dap;ZZ-02;Chapitre fictif;Raideur fictive du zygon;Fictional stiffness of the zygon;1;;zygon;90;;;',
  'dap;ZZ-02;Chapitre fictif;Raideur fictive du zygon;Fictional stiffness of the zygon;3;;zygon;60;;;',
  'dap;ZZ-02;Chapitre fictif;Raideur fictive du zygon;Fictional stiffness of the zygon;7,25;;zygon;30;;;',
  'dap;ZZ-03;Chapitre fictif;Atteinte fictive au choix;Fictional impairment to choose;1;5;;;;;',
  'pe;ZZ-80;Chapitre fictif;Marque fictive;Fictional mark;0,75;;;;;;',
  'dpjv-dap;;;;;0,3;;;;0,01;5;',
  'dpjv-dap;;;;;;;;;5,01;20;11,1',
  'dpjv-pe;;;;;0,2;;;;0,01;10;',
].join('\r\n');

/** The same as the server keeps it. */
export function fictionalTable(id = 'f1c7101a'): ImpairmentTable {
  const { table, problems } = readTable(FICTIONAL_CSV, 'csv');
  if (table === null) throw new Error(JSON.stringify(problems));
  return { id, ...table };
}
