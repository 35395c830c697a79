import type { Localised } from '@constat/report/catalogue';

const refusal = <Message extends Localised>(message: Message) => ({ status: 422, message }) as const;

/** What a picture of a signature may be refused for. */
export const HANDWRITTEN_SIGNATURE_ERRORS = {
  HANDWRITTEN_SIGNATURE_INVALID: refusal({
    fr: 'Ce fichier n’est pas une image PNG lisible. Enregistrez l’image comme PNG, sans entrelacement, puis recommencez.',
    en: 'This file is not a readable PNG picture. Save the picture as PNG, without interlacing, and try again.',
  }),
  HANDWRITTEN_SIGNATURE_TOO_LARGE: refusal({
    fr: 'Cette image est trop grande (au plus 3000 pixels de côté et 1 Mo). Recadrez-la autour de la signature, puis recommencez.',
    en: 'This picture is too large (at most 3000 pixels wide or high, and 1 MB). Crop it around the signature and try again.',
  }),
  HANDWRITTEN_SIGNATURE_TOO_LONG: refusal({
    fr: 'Ce dessin a trop de traits pour une signature. Effacez-le, puis signez de nouveau.',
    en: 'This drawing has too many strokes for a signature. Clear it and sign again.',
  }),
  HANDWRITTEN_SIGNATURE_BLANK: refusal({
    fr: 'Aucune signature n’a été trouvée : l’image est vide, ou trop pâle.',
    en: 'No signature was found: the picture is empty, or too pale.',
  }),
} as const;
