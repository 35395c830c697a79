import { keepTogether } from './keep-together.ts';
import { mapDocument } from './map-document.ts';
import type { ReportDocument } from './tree.ts';
import { cleanText, curveApostrophes, typeset } from './typography.ts';
import type { FrenchSpacing } from './typography.ts';

/** The document with the typography of its language in every string that is read. */
export function typesetDocument(document: ReportDocument, spacing: FrenchSpacing): ReportDocument {
  const { language } = document;
  const set = mapDocument(document, (text) =>
    keepTogether(curveApostrophes(typeset(text, language, spacing)), language),
  );
  return {
    ...set,
    propertiesTitle: oneLine(cleanText(set.propertiesTitle)),
    fileTitle: oneLine(cleanText(set.fileTitle)),
    runningHead: oneLine(set.runningHead),
    author: oneLine(cleanText(set.author)),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ').trim();
}
