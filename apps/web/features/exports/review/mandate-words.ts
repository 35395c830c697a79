import type { MandateBox, MandatePoint, OpenReason } from '@constat/assistance/review';
import { percentInWords } from '@constat/report/rules/impairment';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../shared/i18n/language.ts';

export interface MandateWords {
  /** The boxes by their field, in few words; a box without any is called as in the form. */
  readonly boxes: ReadonlyMap<string, string>;
  /** The five points of section 212 of the Act. */
  readonly points: Readonly<Record<MandatePoint, string>>;
  /** Why a box counts as open; null for one that does not. */
  readonly reasonOf: (box: MandateBox) => string | null;
  /** How a box or a point stands. */
  readonly states: Readonly<Record<MandateBox['state'], string>>;
}

/** What the review says of the mandate. */
export function useMandateWords(): MandateWords {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reasons = (total: string): Readonly<Record<OpenReason, string>> => ({
    blank: t`Demandé au mandat; rien n’est écrit.`,
    unfinished: t`à compléter`,
    'no-date': t`ni date ni période`,
    'no-reason': t`sans raison`,
    'other-point': t`ne nomme ni charge ni posture à éviter`,
    'not-written': t`calculé à ${total}, non inscrit`,
  });
  return {
    boxes: new Map([
      ['mandatDiagnostic', t`Diagnostic`],
      ['mandatConsolidation', t`Date de consolidation`],
      ['mandatSoins', t`Soins et traitements`],
      ['mandatAtteinte', t`Existence d’une atteinte`],
      ['mandatAtteintePourcentage', t`Pourcentage de l’atteinte`],
      ['mandatLimitations', t`Existence de limitations`],
      ['mandatLimitationsEvaluation', t`Évaluation des limitations`],
    ]),
    points: {
      1: t`Diagnostic`,
      2: t`Consolidation`,
      3: t`Soins ou traitements`,
      4: t`Atteinte permanente`,
      5: t`Limitations`,
    },
    reasonOf: ({ flag, reason, computed }) => {
      if (reason === 'other-point' && flag === 'mandatAtteintePourcentage') return t`sans pourcentage`;
      return reason === null ? null : reasons(percentInWords(computed ?? 0, language))[reason];
    },
    states: {
      answered: t`répondu`,
      premature: t`prématuré`,
      open: t`sans réponse complète`,
      unasked: t`répondu, non demandé`,
      none: t`non demandé`,
    },
  };
}
