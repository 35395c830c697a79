import { COPIED_MS } from '@constat/contract/limits';
import type { FieldId } from '@constat/report/catalogue';
import type { SubjectivePart, SubjectiveSplit } from '@constat/report/rules/subjective';
import { useLingui } from '@lingui/react/macro';
import { Split } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocalised, useMessage } from '../../../shared/i18n/localised.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { createLazy, useLazy } from '../../../shared/ui/lazy-part.ts';
import { useReportScreen } from './report-context.tsx';

const headings = createLazy(() => import('@constat/report/rules/subjective'));

const PARTS: readonly (readonly [SubjectivePart, FieldId])[] = [
  ['appreciation', 'appreciationEvolution'],
  ['plaintes', 'plaintesproblemes'],
  ['impact', 'impactAvq'],
];

function Part({
  part,
  field,
  split,
}: {
  readonly part: SubjectivePart;
  readonly field: FieldId;
  readonly split: SubjectiveSplit;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const { report } = useReportScreen();
  const label = report.type.field(field)?.label;
  const present = report.get(field).trim();
  const doubtful = split.doubtful.filter((line) => line.part === part);
  const isReplaced = split[part] !== '' && present !== '' && present !== split[part];
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {label === undefined ? field : localised(label)}
        {part === 'plaintes' && split.preamble !== '' && (
          <Badge look="warn">{t`Contient le texte d’avant le premier titre`}</Badge>
        )}
      </h3>
      <p className="mt-1 max-h-48 overflow-y-auto rounded-control border border-line bg-raised px-3 py-2 whitespace-pre-wrap">
        {split[part] === '' ? (
          <span className="text-muted">{t`Rien pour cette partie; elle reste comme elle est.`}</span>
        ) : (
          split[part]
        )}
      </p>
      {doubtful.length > 0 && (
        <div className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-sm">
          <p className="font-semibold text-warn">{t`À vérifier, ces lignes ressemblent à des titres inconnus et restent où elles sont\u00A0:`}</p>
          <ul className="list-disc pl-5">
            {doubtful.map((line, index) => (
              <li key={index}>{line.text}</li>
            ))}
          </ul>
        </div>
      )}
      {isReplaced && <p className="mt-1 text-sm text-warn">{t`Remplace : ${present}`}</p>}
    </section>
  );
}

/** Shares the overall text of section 8 out among its three parts, by its headings, after a preview. */
export function SubjectiveSplitter(): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const { report } = useReportScreen();
  const [split, setSplit] = useState<SubjectiveSplit | null>(null);
  const [isCopied, setCopied] = useState(false);
  const close = (): void => setSplit(null);
  useLazy(headings);
  const start = async (): Promise<void> => {
    const text = report.get('section8Input');
    if (text.trim() === '') {
      showToast({
        title: say('textRequired'),
        description: t`Veuillez entrer le texte à répartir.`,
        look: 'destructive',
      });
      return;
    }
    try {
      const { splitSubjective } = await headings.fetch();
      const found = splitSubjective(report.get('section8Input'));
      const isThere = PARTS.every(([part, field]) => found[part] === '' || found[part] === report.get(field));
      if (isThere) showToast({ title: t`Rien à répartir : les trois parties sont déjà à jour` });
      else setSplit(found);
    } catch {
      showToast({ title: say('loadingError'), look: 'destructive' });
    }
  };
  const copy = async (): Promise<void> => {
    if (split === null) return;
    try {
      await navigator.clipboard.writeText(
        PARTS.map(([part]) => split[part])
          .filter((text) => text !== '')
          .join('\n\n'),
      );
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      showToast({ title: say('error'), description: say('clipboardFailed'), look: 'destructive' });
    }
  };
  const apply = (): void => {
    if (split === null) return;
    const undo = report.writeAll(
      new Map(PARTS.filter(([part]) => split[part] !== '').map(([part, field]) => [field, split[part]])),
      'distributed',
    );
    close();
    showToast({
      title: t`Texte réparti`,
      action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
    });
  };
  return (
    <>
      <Button
        size="small"
        icon={<Split aria-hidden="true" className="size-4" />}
        onClick={() => void start()}
      >
        {t`Répartir`}
      </Button>
      <Dialog
        title={t`Répartir la section 8`}
        isOpen={split !== null}
        onClose={close}
        width="wide"
        footer={
          <>
            <Button onClick={close}>{t`Annuler`}</Button>
            <Button onClick={() => void copy()}>{isCopied ? t`Copié` : t`Copier`}</Button>
            <Button variant="primary" onClick={apply}>
              {t`Appliquer`}
            </Button>
          </>
        }
      >
        {split !== null && (
          <div className="space-y-4">
            {!split.hasHeadings && (
              <p className="text-warn">{t`Aucun titre reconnu : tout le texte va dans les plaintes.`}</p>
            )}
            {PARTS.map(([part, field]) => (
              <Part key={part} part={part} field={field} split={split} />
            ))}
          </div>
        )}
      </Dialog>
    </>
  );
}
