import { setImmediate } from 'node:timers/promises';
import type { Profile } from '@constat/contract';
import { buildDocument, typeset } from '@constat/report/document';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import type { MissingGlyphs } from '@constat/assistance/review';
import { exportedTexts } from '@constat/report/document';
import { createGlyphCheck } from '../pdf/find-missing-glyphs.ts';
import type { GlyphCheck } from '../pdf/find-missing-glyphs.ts';
import { readFonts } from '../pdf/fonts.ts';

/** The characters of a report that its PDF could not print, with the fields that hold them, in order of the page. */
export type FindMissingGlyphs = (
  report: ExportedReport,
  language: ReportLanguage,
  profile: Profile,
) => Promise<readonly MissingGlyphs[]>;

/** Reads the fonts at the first question. Others are served between two fields of a long report. */
export function createGlyphFinder(): FindMissingGlyphs {
  let check: GlyphCheck | undefined;
  return async (report, language, profile) => {
    check ??= createGlyphCheck(readFonts());
    const missing: MissingGlyphs[] = [];
    for (const { field, text } of exportedTexts(report)) {
      const characters = check.findMissingInText(typeset(text, language));
      if (characters.length > 0) missing.push({ field, characters });
      await setImmediate();
    }
    const named = new Set(missing.flatMap(({ characters }) => characters));
    const blank = buildDocument({ type: report.type, formData: {} }, language, profile);
    const elsewhere = check.findMissing(blank).filter((character) => !named.has(character));
    return elsewhere.length === 0 ? missing : [...missing, { field: null, characters: elsewhere }];
  };
}
