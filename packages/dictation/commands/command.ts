/** The languages in which one dictates. */
export type DictationLanguage = 'fr' | 'en';

/** A phrase that stands for a text: saying the trigger inserts the replacement. */
export interface VoiceCommand {
  readonly trigger: string;
  /** May hold fields to fill: `[…]`, `[a|b|c]`. */
  readonly replacement: string;
  readonly category?: string;
  /** ISO-8601. */
  readonly created: string;
}

export const VERBATIM_CATEGORIES = [
  'radiology',
  'quotes',
  'technical',
  'lab',
  'diagnosis',
  'prescription',
  'medical',
  'other',
] as const;

export type VerbatimCategory = (typeof VERBATIM_CATEGORIES)[number];

/** A pair of phrases between which nothing is changed. */
export interface VerbatimCommand {
  readonly trigger: string;
  /** `fin {trigger}` where it is absent, and in English `end {trigger}` too. */
  readonly endTrigger?: string;
  readonly category: VerbatimCategory;
  readonly description: string;
  readonly language: DictationLanguage;
  /** ISO-8601. */
  readonly created: string;
}

/** The phrases that close a verbatim section opened by `command`; the first one is shown. */
export function endTriggersOf(
  command: Pick<VerbatimCommand, 'trigger' | 'endTrigger' | 'language'>,
): readonly string[] {
  const given = command.endTrigger?.trim();
  if (given !== undefined && given !== '') return [given];
  const french = `fin ${command.trigger}`;
  return command.language === 'en' ? [`end ${command.trigger}`, french] : [french];
}
