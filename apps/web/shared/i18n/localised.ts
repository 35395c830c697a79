import { message } from '@constat/contract/messages';
import type { MessageId } from '@constat/contract/messages';
import type { Localised } from '@constat/report/catalogue';
import { useCallback } from 'react';
import { useLanguage } from './language.ts';

/** Messages that the specification pins, in the language of the screens. */
export function useMessage(): (id: MessageId, values?: Readonly<Record<string, string>>) => string {
  const { language } = useLanguage();
  return useCallback((id, values) => message(id, language, values), [language]);
}

/** Picks the text of the language of the screens. */
export function useLocalised(): (text: Localised) => string {
  const { language } = useLanguage();
  return useCallback((text) => text[language], [language]);
}
