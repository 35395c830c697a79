/** What images show, and whether they were seen. */
import { words } from './topic.ts';
import type { Topic } from './topic.ts';

export const IMAGES: readonly Topic[] = [
  {
    id: 'degenerative',
    stems: ['degenerat', 'arthros', 'osteoarthr'],
    time: 'ever',
    unless: words(
      'autre',
      'other',
      'significati[a-z]*',
      'significant',
      'aggrav[a-z]*',
      'symptomati[a-z]*',
      'compensable',
      'accepted',
      'accepte[a-z]*',
      'reconnue?',
      'personnelle',
      'avance',
      'marked',
      'severe',
      'importante?',
      'normal for',
      'pour (?:son|l.)age',
      'debut',
      'scanner',
      'initiale?',
    ),
    says: [
      {
        value: 'no',
        words: words(
          "(?:aucune?|pas de|sans|absence de|absence d'une) (?:condition|maladie|changements?|trouble|atteinte|lesion|signe|phenomene)s?(?: [a-z]+){0,2} degenerati(?:f|fs|ve|ves)",
          'no (?:[a-z-]+ )?degenerative (?:change|changes|disease|condition|disc disease|finding|findings)',
          "(?:aucune|pas d'|sans) ?arthrose",
          'no (?:evidence of )?osteoarthritis',
        ),
        polarity: 'whole',
        in: ['section11', 'section10'],
      },
      {
        value: 'yes',
        words: words(
          '(?:discopathie|discarthrose|spondylose|arthrose)(?: [a-z]+){0,2} (?:degenerative )?(?:avancee|moderee|multietagee|severe|de|facettaire|[lc]\\d)',
          'degenerative (?:disc|changes|disease)(?: [a-z]+)?',
          '(?:moderate|severe|advanced|multilevel) (?:[a-z]+ )?(?:osteoarthritis|spondylosis|disc disease)',
        ),
        polarity: 'stated',
        in: ['section10'],
      },
    ],
  },
  {
    id: 'union',
    stems: ['pseudarthros', 'pseudoarthros', 'non-union', 'nonunion', 'non union'],
    time: 'ever',
    isOfDay: true,
    says: [
      {
        value: 'no',
        words: words('pseudo?arthrose', 'non-?union', 'absence de consolidation'),
        polarity: 'stated',
      },
      {
        value: 'yes',
        words: words(
          '(?:solidly|fully|completely|well) (?:healed|united)',
          '(?:solid|complete) union',
          '(?:fracture|foyer)(?: [a-z]+){0,4} (?:bien |solidement |completement )?(?:consolidee?|guerie?)',
          'consolidation (?:osseuse )?(?:complete|solide)',
        ),
        polarity: 'stated',
      },
    ],
  },
  {
    id: 'tear-on-image',
    stems: ['dechirure', 'tear', 'rupture'],
    time: 'ever',
    isOfDay: true,
    unless: words('meniscale', 'labrum (?!normal)', 'autre', 'other'),
    says: [
      {
        value: 'no',
        words: words(
          '(?:aucune|sans|pas de) (?:[a-z]+ )?(?:dechirure|rupture)',
          'no (?:[a-z-]+ )?(?:tear|rupture)',
        ),
        polarity: 'whole',
        in: ['section10', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          '(?:dechirure|rupture) (?:transfixiante|complete|partielle|du|de la|de)',
          '(?:full-thickness |partial |complete |partial-thickness )?(?:tear|rupture) of',
        ),
        polarity: 'stated',
        in: ['section10', 'section11'],
      },
    ],
  },
  {
    id: 'images-seen',
    stems: ['imag', 'film', 'irm', 'mri', 'radiogra'],
    time: 'ever',
    says: [
      {
        value: 'no',
        words: words(
          "aucune? (?:imagerie|examen d'imagerie|image|rapport d'imagerie|cliche|film)(?: [a-z]+){0,3} (?:n'est|n'a|n'etait|disponible|soumise?|transmise?)",
          'no (?:imaging|films?|images?)(?: reports?| studies| study)?(?: [a-z]+){0,2} (?:was|were|is|are) (?:available|submitted|provided|seen|sent)',
        ),
        polarity: 'whole',
        in: ['section10', 'section11'],
      },
      {
        value: 'yes',
        words: words(
          "(?:avons|ai)(?: [a-z]+){0,2} (?:vu|visualise|revu|regarde|consulte) (?:les |l')(?:images?|cliches?|films?|irm)",
          "(?:images?|cliches?|films?)(?: [a-z']+){0,3} (?:que|dont) (?:nous avons|j'ai)",
          '(?:our|my) review of the (?:[a-z]+ )?(?:mri|ct|scan|x-rays?|images|films)',
          '(?:images|films)(?: [a-z]+){0,3} (?:we|i)(?: have)? (?:personally )?(?:viewed|seen|reviewed)',
        ),
        polarity: 'stated',
        in: ['section10', 'section11'],
      },
    ],
  },
];
