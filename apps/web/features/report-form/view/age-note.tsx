import { ageAt, dateInWords, proposedAge } from '@constat/report/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Proposal } from './proposal.tsx';
import { useAnswer, useReportState } from './report-context.tsx';

/** Beside the date of birth: the age on the day of the evaluation, or that the two dates contradict each other. */
export function AgeNote(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const birth = useAnswer('birthDate');
  const day = useAnswer('dateEvaluation');
  const age = ageAt(birth, day);
  if (age.kind === 'not-born')
    return <output className="text-sm text-warn">{t`Après la date de l’évaluation`}</output>;
  if (age.kind === 'unknown') return <output className="text-sm text-muted" />;
  const { years } = age;
  const on = dateInWords(day, language) ?? day;
  return (
    <output className="text-sm text-muted">
      <Plural value={years} one={`# an le ${on}`} other={`# ans le ${on}`} />
    </output>
  );
}

/** Beside the age: what the date of birth makes it, where the report states none or another. */
export function AgeProposal(): ReactNode {
  const birth = useAnswer('birthDate');
  const day = useAnswer('dateEvaluation');
  const present = useAnswer('age');
  const language = useReportState((state) => state.meta.reportLanguage);
  const age = proposedAge({ birth, day }, { present, language });
  return age === undefined ? null : <Proposal field="age" section="A" value={age} label={age} />;
}
