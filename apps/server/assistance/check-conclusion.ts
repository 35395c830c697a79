import { checkFidelity } from '@constat/assistance/fidelity';
import type { Difference, FidelityReport, TextSpan } from '@constat/assistance/fidelity';
import { CONCLUSION_FIELDS, conclusionEvidence } from '@constat/assistance/local';
import type { ConclusionRequest, ConclusionSentences } from '@constat/assistance/local';

interface CheckedConclusion {
  readonly fidelity: FidelityReport;
  /** The evidence, one field after the other: the differences point into it. */
  readonly sourceText: string;
}

/** A text and where it stands in a whole. */
interface Piece {
  readonly text: string;
  readonly whole: number;
}

const BETWEEN = '\n';

/**
 * Checks each sentence of a conclusion against the fields that it names. A conclusion leaves things out, so a lost fact
 * is no difference here; an added or altered one is. Places in the proposal are offsets in the conclusion's fields joined
 * by a blank line, in order of the page.
 */
export function checkConclusion(
  sentences: ConclusionSentences,
  request: ConclusionRequest,
): CheckedConclusion {
  const evidence = conclusionEvidence(request) ?? [];
  const texts = evidence.map(({ text }) => text);
  const pieces = placed(texts);
  const differences = sentencePlaces(sentences).flatMap(({ text, whole, fields }): readonly Difference[] => {
    const cited = pieces.filter((_, index) => fields.some((id) => id === evidence[index]?.id));
    // The rules copy: what stands in its source word for word holds no difference.
    if (cited.some((piece) => inOneLine(piece.text).includes(inOneLine(text)))) return [];
    const source = cited.map((piece) => piece.text).join(BETWEEN);
    const { differences: found } = checkFidelity(source, text, { language: request.language });
    return found
      .filter(({ kind }) => kind !== 'lost')
      .map((difference) => ({
        ...difference,
        source: inWhole(difference.source, cited),
        proposal: moved(difference.proposal, whole),
      }));
  });
  return {
    fidelity: { faithful: differences.length === 0, differences },
    sourceText: texts.join(BETWEEN),
  };
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Texts joined by a line break, each with its place. */
function placed(texts: readonly string[]): readonly Piece[] {
  let whole = 0;
  return texts.map((text) => {
    const piece = { text, whole };
    whole += text.length + BETWEEN.length;
    return piece;
  });
}

function sentencePlaces(sentences: ConclusionSentences) {
  let start = 0;
  return CONCLUSION_FIELDS.flatMap((field) => {
    const items = placed(sentences[field].map(({ text }) => text));
    const from = start;
    const length = items.reduce((sum, { text }) => sum + text.length, Math.max(0, items.length - 1));
    start += length + 2 * BETWEEN.length;
    return items.map(({ text, whole }, index) => ({
      text,
      whole: from + whole,
      fields: sentences[field][index]?.fields ?? [],
    }));
  });
}

/** From a place among the cited pieces to the place in all the evidence. */
function inWhole(span: TextSpan | null, cited: readonly Piece[]): TextSpan | null {
  if (span === null) return null;
  const own = placed(cited.map(({ text }) => text));
  const index = own.findLastIndex(({ whole }) => whole <= span.start);
  return moved(span, (cited[index]?.whole ?? 0) - (own[index]?.whole ?? 0));
}

function moved(span: TextSpan | null, by: number): TextSpan | null {
  return span === null ? null : { ...span, start: span.start + by, end: span.end + by };
}
