import { readFileSync } from 'node:fs';
import { packageFile } from '../../platform/installed-files.ts';
import type { PackageFile } from '../../platform/installed-files.ts';

/** The fonts of the PDF, by the family that the template names; the last ones fill what the first ones lack. */
const FONT_FILES = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
] as const satisfies readonly PackageFile[];

/** The bytes of every font, read from the installed packages. */
export function readFonts(): readonly Buffer[] {
  return FONT_FILES.map((file) => readFileSync(packageFile(file)));
}
