import { writeTab } from '../../shared/device/tab-memory.ts';
import { textFieldOf } from './text-target.ts';

/** Notes, for the dictation page and the way back, where the physician is; gives the section of the form, or null. */
export function rememberPlace(language: 'fr' | 'en'): string | null {
  const field = textFieldOf(document.activeElement);
  const section = sectionAround(field) ?? sectionInView();
  writeTab('dictationField', field?.name ?? null);
  writeTab('dictation_return_section', section);
  writeTab('dictation_language', language);
  writeTab('dictation_return_path', window.location.pathname + window.location.search);
  return section;
}

const SECTION = '[id^="section"]';

function sectionAround(element: Element | null): string | null {
  return element?.closest(SECTION)?.id ?? null;
}

/** The last section that begins above the middle of the window. */
function sectionInView(): string | null {
  const middle = window.innerHeight / 2;
  const above = [...document.querySelectorAll(SECTION)].filter(
    (section) => section.getBoundingClientRect().top <= middle,
  );
  return above.at(-1)?.id ?? null;
}
