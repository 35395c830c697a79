import type { NewRecoverySheetAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { commandLine } from '../../shared/command-line.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';

function Code({ code }: { readonly code: string }): ReactNode {
  const { t } = useLingui();
  return (
    <ol className="printed-code" aria-label={t`Code de récupération`}>
      {code.split('-').map((group, index) => (
        // A group may be there twice; its place is what tells it.
        <li key={`${index + 1} ${group}`}>
          <span className="printed-number" aria-hidden="true">
            {index + 1}
          </span>
          <code>{group}</code>
        </li>
      ))}
    </ol>
  );
}

function Steps(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const command = commandLine('restore', `${language === 'fr' ? 'COPIE' : 'COPY'} --recovery`);
  return (
    <ol className="printed-steps">
      <li>{t`Installez Constat sur l’ordinateur, dans la même version ou une plus récente, et ouvrez-le. N’y créez pas de compte.`}</li>
      <li>{t`Apportez-y votre copie la plus récente : un fichier dont le nom finit par .db ou .constat.`}</li>
      <li>
        {t`Sur la page « Première ouverture », choisissez « Reprendre une copie », puis le fichier, et tapez le code de cette feuille. Ou, dans un terminal, dans le dossier de Constat :`}{' '}
        <code className="printed-command">
          {command.split(' ').map((word) => (
            // A hyphen at the end of a line would be taken for one that is not typed.
            <span key={word} className="whitespace-nowrap">{`${word} `}</span>
          ))}
        </code>
      </li>
      <li>{t`Constat vérifie la copie et dit ce qu’il a repris, et de quand elle date.`}</li>
      <li>
        {t`Redémarrez Constat. Connectez-vous avec le nom et le mot de passe que vous aviez à la date de la copie : toutes les sessions sont fermées, et les transferts sont à permettre de nouveau.`}
      </li>
    </ol>
  );
}

/** The sheet as it is printed: one page of Letter or A4, in black on white, and nothing else of the screen. */
export function PrintedSheet({
  sheet,
  displayName,
}: {
  readonly sheet: NewRecoverySheetAnswer;
  readonly displayName: string;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-prints-sheet', true);
    return () => {
      root.toggleAttribute('data-prints-sheet', false);
    };
  }, []);
  return (
    <article className="printed-sheet" aria-labelledby="printed-sheet-title">
      <h2 id="printed-sheet-title">{t`Constat – Feuille de récupération`}</h2>
      <dl className="printed-facts">
        <div>
          <dt>{t`Établie le`}</dt>
          <dd>{formatMoment(sheet.madeAt, language)}</dd>
        </div>
        <div>
          <dt>{t`Installation`}</dt>
          <dd>{sheet.installation}</dd>
        </div>
        <div>
          <dt>{t`Par`}</dt>
          <dd>{displayName}</dd>
        </div>
      </dl>
      <Code code={sheet.code} />
      <p className="printed-note">
        {t`Les huit groupes se tapent dans cet ordre. 0 est toujours le chiffre zéro et 1 le chiffre un : le code n’a ni I, ni L, ni O, ni U. Les majuscules, les espaces et les traits d’union ne comptent pas.`}
      </p>
      <h3>{t`À quoi elle sert`}</h3>
      <p>
        {t`Les rapports et leurs copies sont chiffrés, et leur clé reste sur l’ordinateur. S’il est perdu, volé ou brisé, ce code et une copie de sauvegarde rendent tout. Sans ce code, personne ne peut ouvrir une copie.`}
      </p>
      <h3>{t`Où la garder`}</h3>
      <p>
        {t`En lieu sûr et sous clé, dans un autre endroit que l’ordinateur et que les copies : qui a une copie et cette feuille lit tous les rapports. N’en faites ni photo ni courriel.`}
      </p>
      <h3>{t`Reprendre une copie sur un ordinateur vide`}</h3>
      <Steps />
      <p className="printed-line">{t`Mes copies sont gardées ici :`}</p>
    </article>
  );
}
