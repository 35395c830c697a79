import type { Language } from '../language.ts';
import type { CompoundRules } from './compound.ts';

const SHARED =
  'anti auto bio cardio extra hyper hypo infra inter intra macro mega micro mono multi musculo myo neuro osteo para physio poly post pre pseudo psycho radio retro semi sub super supra trans ultra uni';

/** Prefixes and combining forms before which any word of the lexicon may stand. */
export const COMPOUND_RULES: Readonly<Record<Language, CompoundRules>> = {
  fr: {
    joined: words(
      `${SHARED} anatomo antéro arthro électro fémoro inféro latéro lombo médico médio ostéo péri postéro pré rétro sacro scapulo socio supéro télé thoraco tibio vertébro`,
    ),
    hyphenated: words(
      'après arrière avant bi circon co contre demi en ex mi non quasi sans sous sur sus tri vice',
    ),
  },
  en: {
    joined: words(
      `${SHARED} anatomo antero electro infero latero lumbo medico medio non over peri postero psycho sacro socio supero tele thoraco under`,
    ),
    hyphenated: words(
      'all bi co counter cross ex full half high ill left long low mid off out pain re right self short tri well work',
    ),
  },
};

function words(text: string): string[] {
  return text.split(' ');
}
