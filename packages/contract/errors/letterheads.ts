import type { Localised } from '@constat/report/catalogue';

const refusal = <Message extends Localised>(message: Message) => ({ status: 422, message }) as const;

/** What a letterhead may be refused for: its content, or a kind of file that looks like a Word document. */
export const LETTERHEAD_ERRORS = {
  LETTERHEAD_INVALID: refusal({
    fr: 'Ce fichier n’est pas un document Word (.docx) lisible.',
    en: 'This file is not a readable Word document (.docx).',
  }),
  LETTERHEAD_UNSAFE: refusal({
    fr: 'Ce document contient des macros, des objets incorporés ou des liens vers des fichiers externes. Retirez-les, puis recommencez.',
    en: 'This document holds macros, embedded objects or links to outside files. Remove them and try again.',
  }),
  LETTERHEAD_NO_PLACEHOLDER: refusal({
    fr: 'Ce modèle n’indique pas où placer le rapport. Écrivez {{rapport}} sur une ligne du document, ou ajoutez le rapport à la fin.',
    en: 'This template does not say where the report goes. Write {{report}} on a line of the document, or add the report at the end.',
  }),
  LETTERHEAD_PLACEHOLDER_REPEATED: refusal({
    fr: 'Ce modèle indique plus d’un emplacement pour le rapport. Gardez-en un seul.',
    en: 'This template has more than one place for the report. Keep only one.',
  }),
  LETTERHEAD_MACROS: refusal({
    fr: 'Un document de ce genre (.docm, .dotm) peut contenir des macros. Dans Word, enregistrez-le comme « Document Word (.docx) », puis recommencez.',
    en: 'A document of this kind (.docm, .dotm) may hold macros. In Word, save it as “Word Document (.docx)” and try again.',
  }),
  LETTERHEAD_OTHER_FORMAT: refusal({
    fr: 'Ce fichier n’est pas un document Word (.docx). Ouvrez-le dans votre logiciel, enregistrez-le comme « Document Word (.docx) », puis recommencez.',
    en: 'This file is not a Word document (.docx). Open it in your program, save it as “Word Document (.docx)” and try again.',
  }),
  LETTERHEAD_STRICT: refusal({
    fr: 'Ce document est enregistré comme « Document Open XML Strict ». Dans Word, enregistrez-le comme « Document Word (.docx) », puis recommencez.',
    en: 'This document was saved as “Strict Open XML Document”. In Word, save it as “Word Document (.docx)” and try again.',
  }),
  LETTERHEAD_ENCRYPTED: refusal({
    fr: 'Ce document est protégé par un mot de passe, ou c’est un ancien document Word (.doc). Dans Word, retirez le mot de passe, enregistrez-le comme « Document Word (.docx) », puis recommencez.',
    en: 'This document is protected by a password, or is an old Word document (.doc). In Word, remove the password, save it as “Word Document (.docx)” and try again.',
  }),
} as const;
