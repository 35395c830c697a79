import { OPTION_SETS } from '@constat/report/catalogue';
import type { Normals, ReportField } from '@constat/report/catalogue';
import { angleMark } from '@constat/report/rules';

/** Values that are offered in place of a doubtful one, at most. */
const MOST_CHOICES = 5;

/** Numbers whose spoken forms are easily taken for one another. */
const HEARD_ALIKE: Readonly<Record<'fr' | 'en', readonly (readonly number[])[]>> = {
  fr: [
    [2, 12],
    [3, 13, 30],
    [13, 16],
    [4, 14, 40],
    [5, 15, 50],
    [6, 16, 60],
    [6, 10],
    [60, 70],
    [80, 90],
    [20, 24, 80],
  ],
  en: [
    [13, 30],
    [14, 40],
    [15, 50],
    [16, 60],
    [17, 70],
    [18, 80],
    [19, 90],
    [5, 9],
  ],
};

/** Whole angles that may have been said instead: heard alike, without or with a hundred or a zero, with the other sign. */
function otherAngles(degrees: number, language: 'fr' | 'en'): readonly number[] {
  const size = Math.abs(degrees);
  const hundred = size >= 100 ? 100 : 0;
  const alike = HEARD_ALIKE[language].filter((set) => set.includes(size - hundred)).flat();
  const sizes = [
    ...alike.map((other) => hundred + other),
    size >= 100 ? size - 100 : size + 100,
    ...(size % 10 === 0 ? [size / 10] : []),
  ];
  return [-degrees, ...sizes.map((other) => (degrees < 0 ? -other : other))];
}

/**
 * What may stand in a cell in place of a doubtful value: the choices of its list, or angles that the spoken one may have
 * been, within the bounds of the movement. The value itself is not among them.
 */
export function otherChoices(
  field: ReportField,
  value: string,
  { language, normals }: { readonly language: 'fr' | 'en'; readonly normals: Normals },
): readonly string[] {
  const { options, normal } = field;
  if (options !== undefined)
    return OPTION_SETS[options].flatMap((option) => (option.value === value ? [] : [option.value]));
  if (field.kind !== 'degrees' || normal === undefined || !/^-?\d+$/u.test(value)) return [];
  const others = otherAngles(Number(value), language)
    .map((angle) => `${angle === 0 ? 0 : angle}`)
    .filter((other) => other !== value && angleMark(other, normal, normals) === undefined);
  return [...new Set(others)].slice(0, MOST_CHOICES);
}
