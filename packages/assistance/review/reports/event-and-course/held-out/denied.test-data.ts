/** Held out: what is denied in one place and stated in another. */
import type { FormData } from '@constat/report/rules';
import { clean, opposed } from '../../passages.test-data.ts';

const row = (language: 'fr' | 'en', data: FormData) => [language, data] as const;

export const DENIED_HELD_OUT = [
  ...clean(
    'denied',
    row('fr', {
      historiqueEvolution: 'Une infiltration est proposée, mais il la refuse.',
      discussion: 'Il n’a pas reçu d’infiltration.',
    }),
    row('fr', {
      observationGenerale: 'Il se déplace sans béquilles.',
      historiqueEvolution: 'Béquilles retirées le 3 juin 2024.',
    }),
    row('fr', {
      medicationActuelle: 'Aucune.',
      historiqueEvolution: 'Il a pris du naproxène pendant trois semaines.',
    }),
    row('en', {
      historiqueEvolution: 'An injection was offered, but he declined it.',
      discussion: 'He did not receive an injection.',
    }),
    row('en', {
      observationGenerale: 'He walks without crutches.',
      historiqueEvolution: 'Crutches discarded on June 3, 2024.',
    }),
    row('en', { medicationActuelle: 'None.', historiqueEvolution: 'He took naproxen for three weeks.' }),
  ),
  ...opposed(
    'denied',
    row('fr', {
      historiqueEvolution: 'Elle a subi une réparation de la coiffe le 8 août 2024.',
      discussion: 'Aucune chirurgie n’a été pratiquée.',
    }),
    row('fr', {
      medicationActuelle: 'Prégabaline 75 mg au coucher.',
      conclusionResume: 'La travailleuse ne prend plus aucune médication.',
    }),
    row('fr', {
      plaintesproblemes: 'Elle utilise des béquilles à l’extérieur.',
      observationGenerale: 'Elle n’utilise aucune aide à la marche.',
    }),
    row('en', {
      historiqueEvolution: 'She underwent a rotator cuff repair on August 8, 2024.',
      discussion: 'No surgery was performed.',
    }),
    row('en', {
      medicationActuelle: 'Pregabalin 75 mg at bedtime.',
      conclusionResume: 'The worker no longer takes any medication.',
    }),
    row('en', {
      plaintesproblemes: 'She uses crutches outdoors.',
      observationGenerale: 'She uses no walking aid.',
    }),
  ),
];

export const UNIONS_HELD_OUT = [
  ...clean(
    'denied',
    row('fr', {
      conclusionResume: 'La fracture du radius est consolidée. La styloïde ulnaire est en non-union.',
    }),
    row('en', { conclusionResume: 'The radius fracture is united. The ulnar styloid remains ununited.' }),
  ),
  ...opposed(
    'denied',
    row('fr', {
      conclusionResume: 'Cette fracture est parfaitement consolidée.',
      conclusionDiagnostic: 'Fracture du tibia droit non consolidée.',
    }),
    row('en', {
      conclusionResume: 'This fracture is fully healed.',
      conclusionDiagnostic: 'Ununited fracture of the right tibia.',
    }),
  ),
];
