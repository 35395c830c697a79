import type { ExportFormat } from '@constat/contract';

const DEFAULT_STEM = 'medical-evaluation';

/**
 * Name of an exported file: the title of the form with anything but letters and digits, of any script, as underscores;
 * `medical-evaluation` where there is no title.
 */
export function exportFileName(title: string, format: ExportFormat): string {
  const stem = title
    .normalize('NFC')
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '_');
  return `${/[\p{L}\p{N}]/u.test(stem) ? stem : DEFAULT_STEM}.${format}`;
}

/** `Content-Disposition` of a file to keep, with its name in ASCII and in full (RFC 6266, RFC 8187). */
export function contentDisposition(fileName: string, type: 'attachment' | 'inline'): string {
  const ascii = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]/gu, '_');
  // A name is well formed Unicode by now: its title was cleaned with the document.
  const full = encodeURIComponent(fileName).replaceAll(
    /['()*!]/gu,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
