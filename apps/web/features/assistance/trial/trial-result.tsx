import type { ProcessedAnswer } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { isOutside } from '../is-outside.ts';
import { ComparedText, compareTexts } from '../proposal/compared-text.tsx';
import { DifferenceList } from '../proposal/difference-list.tsx';
import { factsIn } from '../proposal/mark-differences.ts';

/** What the engine answered: each text by its field, the facts that differ, and the answer as it came. */
export function TrialResult({
  sent,
  answer,
  language,
}: {
  readonly sent: string;
  readonly answer: ProcessedAnswer;
  readonly language: 'fr' | 'en';
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const texts = Object.entries({ ...answer.processedData, ...answer.distributions });
  const own = answer.processedData['test_field'];
  const { differences } = answer.fidelity;
  const runs = own === undefined ? [] : compareTexts(sent, own, differences);
  return (
    <output className="block space-y-3">
      <DifferenceList differences={differences} placed={factsIn(runs)} isOutside={isOutside(answer.engine)} />
      {own === undefined ? (
        texts
          .filter(([, text]) => text !== '')
          .map(([id, text]) => {
            const field = REPORT_TYPES.field(id);
            return (
              <section key={id}>
                <h3 className="font-semibold">{field === undefined ? id : localised(field.label)}</h3>
                <p lang={language} className="break-words whitespace-pre-wrap">
                  {text}
                </p>
              </section>
            );
          })
      ) : (
        <>
          <p lang={language} className="break-words whitespace-pre-wrap">
            {own}
          </p>
          <ComparedText runs={runs} language={language} />
        </>
      )}
      <details>
        <summary className="min-h-6 cursor-pointer text-sm text-muted">{t`Réponse complète`}</summary>
        <pre className="rounded-control break-words whitespace-pre-wrap bg-sunken p-3 text-sm">
          {JSON.stringify(answer, null, 2)}
        </pre>
      </details>
    </output>
  );
}
