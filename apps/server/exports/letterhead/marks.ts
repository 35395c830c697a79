/** The marks that a clinic writes in its letterhead, `{{dossier}}`, and what they stand for. */

const NAMES = {
  body: ['corps', 'rapport', 'body', 'report'],
  title: ['titre', 'title'],
  file: ['dossier', 'numerodossier', 'file', 'filenumber'],
  worker: ['travailleur', 'travailleuse', 'patient', 'patiente', 'worker'],
  day: ['date', 'dateevaluation', 'evaluationdate'],
  page: ['page'],
  pages: ['pages'],
  /** « Version de travail », « Signé le … ». */
  state: ['signature', 'etat', 'statut', 'state', 'status'],
  physician: ['medecin', 'physician', 'doctor'],
  licence: ['permis', 'licence', 'license'],
  specialty: ['specialite', 'specialty', 'speciality'],
  address: ['adresse', 'address'],
  phone: ['telephone', 'phone', 'telephonenumber'],
  email: ['courriel', 'email'],
} as const satisfies Record<string, readonly string[]>;

export type Mark = keyof typeof NAMES;
export const MARKS = Object.keys(NAMES) as readonly Mark[];

const BY_NAME = new Map<string, Mark>(
  Object.entries(NAMES).flatMap(([mark, names]) => names.map((name) => [name, mark as Mark] as const)),
);

/** No name is longer; what is may be anything else in double braces. */
const MARK = /\{\{([^{}]{1,60})\}\}/gu;

export interface FoundMark {
  /** Absent for a name that stands for nothing. */
  readonly mark: Mark | undefined;
  /** As written. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** The marks in a text, in order; accents, capitals, spaces and signs between words make no difference. */
export function findMarks(text: string): readonly FoundMark[] {
  return Array.from(text.matchAll(MARK), ({ 0: words, 1: name = '', index }) => ({
    mark: BY_NAME.get(
      name
        .normalize('NFD')
        .replaceAll(/[\p{M}\s_’'.-]/gu, '')
        .toLowerCase(),
    ),
    words,
    start: index,
    end: index + words.length,
  }));
}
