import { readSetting, writeSetting } from '../../shared/device/page-device.ts';

/** What this device remembers of how its physician exports. */
export interface ExportOptions {
  /** The report's data inside its PDF, so that the file can be opened again. */
  readonly attach: boolean;
  /** Word on the physician's letterhead, where there is one. */
  readonly letterhead: boolean;
}

const KEY = 'constat_export_options';
const DEFAULTS: ExportOptions = { attach: false, letterhead: true };

/** The options of kept text; what is missing or not readable is as at first. Never throws. */
export function parseExportOptions(text: string | null): ExportOptions {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULTS;
    const read = (name: keyof ExportOptions): boolean => {
      const value = name in kept ? (kept as Readonly<Record<string, unknown>>)[name] : undefined;
      return typeof value === 'boolean' ? value : DEFAULTS[name];
    };
    return { attach: read('attach'), letterhead: read('letterhead') };
  } catch {
    return DEFAULTS;
  }
}

export function readExportOptions(): ExportOptions {
  return parseExportOptions(readSetting(KEY));
}

export function keepExportOptions(options: ExportOptions): void {
  writeSetting(KEY, JSON.stringify(options));
}
