import type { TableProblem, TableProblemReason } from '@constat/report/rules/impairment/table-file';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What is wrong with a file, by line and column. */
export function TableProblems({ problems }: { readonly problems: readonly TableProblem[] }): ReactNode {
  const { t } = useLingui();
  const reasons: Readonly<Record<TableProblemReason, string>> = {
    empty: t`rien n’y est lisible comme barème`,
    'not-json': t`ce n’est pas du JSON`,
    'missing-column': t`cette colonne manque`,
    'unknown-column': t`colonne inconnue`,
    'repeated-column': t`cette colonne est en double`,
    'extra-cells': t`plus de cellules que de colonnes (une virgule décimale entre des virgules?)`,
    'open-quotation': t`guillemet jamais fermé`,
    'unknown-record': t`nature de ligne inconnue`,
    missing: t`valeur manquante`,
    repeated: t`déjà plus haut dans le fichier`,
    formula: t`commence comme une formule, ou contient une barre verticale ou un saut de ligne`,
    'too-long': t`plus de 500 caractères`,
    'not-a-date': t`une date est attendue (AAAA-MM-JJ)`,
    'not-a-number': t`un nombre d’au plus deux décimales est attendu`,
    negative: t`nombre négatif`,
    'over-hundred': t`plus de 100 %`,
    'max-below': t`maximum plus petit que le pourcentage`,
    'from-above-to': t`le début dépasse la fin`,
    overlap: t`ces sommes sont déjà plus haut`,
    'percent-or-rate': t`un pourcentage ou un taux est attendu, l’un des deux`,
    'too-many-rows': t`trop de lignes`,
  };
  return (
    <ul className="mt-1 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
      {problems.map(({ line, column, reason }, at) => {
        const why = reasons[reason];
        return (
          <li key={at}>
            {line > 0 && column !== '' && t`Ligne ${line}, colonne ${column} : ${why}`}
            {line > 0 && column === '' && t`Ligne ${line} : ${why}`}
            {line === 0 && column !== '' && t`${column} : ${why}`}
            {line === 0 && column === '' && why}
          </li>
        );
      })}
    </ul>
  );
}
