import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { commandLine } from '../../../shared/command-line.ts';
import { Card } from '../../../shared/ui/card.tsx';

/** The limits of a verification, said before and after one. */
export function VerificationLimits(): ReactNode {
  const { t } = useLingui();
  const command = commandLine('verify-report');
  return (
    <Card className="p-5" aria-labelledby="not-proved-title">
      <h2 id="not-proved-title" className="text-xl font-bold">{t`Ce qu’une vérification ne prouve pas`}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        <li>{t`Que le contenu est exact : seuls les octets sont comparés, jamais ce qu’ils disent.`}</li>
        <li>
          {t`Qu’un fichier inconnu ici est un faux : une impression numérisée, une copie enregistrée de nouveau par un autre programme, un export de travail ou un rapport d’une autre installation ne sont pas non plus reconnus.`}
        </li>
        <li>{t`Une signature sur papier : elle ne se voit pas dans le fichier verrouillé.`}</li>
        <li>
          {t`Qui est derrière un certificat : ni son émetteur ni sa révocation ne sont jugés. Un lecteur de PDF qui connaît cet émetteur peut le dire.`}
        </li>
        <li>
          {t`L’heure : celle d’une signature vient de l’horloge du signataire, celle de la chaîne de l’horloge de cette installation.`}
        </li>
        <li>
          {t`Que la chaîne n’a pas été réécrite ou coupée au complet par qui contrôle cette installation : l’empreinte de la dernière entrée se compare avec celle du journal ou d’une archive gardée ailleurs.`}
        </li>
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t`La même vérification se fait au terminal : ${command} FICHIER.pdf`}
      </p>
    </Card>
  );
}
