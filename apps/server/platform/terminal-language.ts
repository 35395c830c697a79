export type TerminalLanguage = 'fr' | 'en';

/** The language of what a task prints: English where the environment asks for it, French otherwise. */
export function terminalLanguage({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): TerminalLanguage {
  return /^en/iu.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'fr';
}
