import { useLingui } from '@lingui/react/macro';
import { useLocalised } from '../../../../shared/i18n/localised.ts';
import type { RowMark } from './row-figures.ts';

/** Says in words why an angle is to be looked at, with its side and mode before it. */
export function useMarkText(): (mark: RowMark) => string {
  const { t, i18n } = useLingui();
  const localised = useLocalised();
  const angle = (degrees: number): string => `${i18n.number(degrees)}°`;
  return (mark) => {
    const place = mark.place.map(localised).join(' ').toLowerCase();
    const before = place === '' ? '' : t`${place}\u00A0: `;
    const degrees = angle(mark.degrees ?? 0);
    const bound = angle(mark.bound);
    if (mark.kind === 'unreadable') return before + t`ce n’est pas un angle`;
    if (mark.kind === 'belowZero') return before + t`angle négatif, à vérifier`;
    if (mark.kind === 'passive') return before + t`${degrees}, moins que l’actif (${bound}), à vérifier`;
    return before + t`${degrees} dépasse ${bound}, à vérifier`;
  };
}
