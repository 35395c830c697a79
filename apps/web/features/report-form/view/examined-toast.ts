import { t } from '@lingui/core/macro';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import { currentLanguage } from '../../../shared/i18n/language.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import type { Undo } from '../state/report-state.ts';

/** Says that parts of the examination were marked as examined, by their titles. */
export function sayExamined(regions: readonly RegionId[]): string {
  const groups = REPORT_TYPES.all.flatMap((type) => type.regions);
  const names = regions
    .flatMap((region) => groups.findLast(({ id }) => id === region) ?? [])
    .map(({ group }) => group.title?.[currentLanguage()] ?? '')
    .join(', ');
  return t`Marqué examiné\u00A0: ${names}`;
}

/** Tells of an edit that marked a part of the examination as examined, with the way back. */
export function announceExamined(undo: Undo): void {
  showToast({
    title: undo.note ?? '',
    description: t`Ses valeurs paraîtront dans le rapport.`,
    action: { label: t({ message: 'Annuler', context: 'undo' }), onPress: undo },
  });
}
