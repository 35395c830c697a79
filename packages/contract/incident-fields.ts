/**
 * What the register of confidentiality incidents holds of each, by the paragraphs of section 7 of the Regulation respecting
 * confidentiality incidents (CQLR c., r. 3.1; read at LégisQuébec on 2026-11-27, version of 2024-11-15), to which
 * section 3.8 of the Act respecting the protection of personal information in the private sector (c. P-39.1) refers.
 */
import type { Localised } from '@constat/report/catalogue';

interface IncidentField extends Localised {
  /** The paragraph of section 7. */
  readonly paragraph: number;
  /** `serious`: asked for where the incident presents a risk of serious injury. */
  readonly asked: 'always' | 'serious' | 'never';
}

export const INCIDENT_FIELDS = {
  information: {
    paragraph: 1,
    asked: 'always',
    fr: 'Renseignements personnels visés, ou pourquoi ils ne peuvent être décrits',
    en: 'Personal information covered, or why it cannot be described',
  },
  circumstances: {
    paragraph: 2,
    asked: 'always',
    fr: 'Circonstances de l’incident',
    en: 'Circumstances of the incident',
  },
  occurred: {
    paragraph: 3,
    asked: 'always',
    fr: 'Date ou période de l’incident, ou une approximation',
    en: 'Date or period of the incident, or an approximation',
  },
  becameAware: {
    paragraph: 4,
    asked: 'always',
    fr: 'Date ou période où l’organisation en a pris connaissance',
    en: 'Date or period when the organization became aware of it',
  },
  personsConcerned: {
    paragraph: 5,
    asked: 'always',
    fr: 'Nombre de personnes concernées, ou une approximation',
    en: 'Number of persons concerned, or an approximation',
  },
  riskElements: {
    paragraph: 6,
    asked: 'always',
    fr: 'Éléments qui mènent à conclure qu’il y a, ou non, un risque de préjudice sérieux',
    en: 'Elements that lead to conclude whether there is a risk of serious injury',
  },
  seriousRisk: {
    paragraph: 6,
    asked: 'always',
    fr: 'Risque de préjudice sérieux',
    en: 'Risk of serious injury',
  },
  noticeToCommission: {
    paragraph: 7,
    asked: 'serious',
    fr: 'Date de l’avis à la Commission d’accès à l’information',
    en: 'Date of the notice to the Commission d’accès à l’information',
  },
  noticeToPersons: {
    paragraph: 7,
    asked: 'serious',
    fr: 'Date des avis aux personnes concernées',
    en: 'Date of the notices to the persons concerned',
  },
  publicNotice: {
    paragraph: 7,
    asked: 'never',
    fr: 'Avis publics donnés, et pourquoi',
    en: 'Public notices given, and why',
  },
  measures: {
    paragraph: 8,
    asked: 'always',
    fr: 'Mesures prises pour diminuer les risques de préjudice',
    en: 'Measures taken to reduce the risks of injury',
  },
} as const satisfies Record<string, IncidentField>;

export type IncidentFieldId = keyof typeof INCIDENT_FIELDS;

/** The fields in the order of the register. */
export const INCIDENT_FIELD_IDS = Object.keys(INCIDENT_FIELDS) as readonly IncidentFieldId[];

/** How a risk of serious injury is answered; the empty answer is none yet. */
export const SERIOUS_RISK = {
  '': { fr: 'À déterminer', en: 'To be determined' },
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
} as const satisfies Record<string, Localised>;

/** The fields that the register asks for and that are empty still. */
export function missingIncidentFields(
  incident: Readonly<Record<IncidentFieldId, string>>,
): readonly IncidentFieldId[] {
  return INCIDENT_FIELD_IDS.filter((id) => {
    const { asked } = INCIDENT_FIELDS[id];
    const isAsked = asked === 'always' || (asked === 'serious' && incident.seriousRisk === 'yes');
    return isAsked && incident[id].trim() === '';
  });
}
