import type { FieldId } from '@constat/report/catalogue';
import { useAssistedReport } from '../assisted-report.tsx';
import type { WayBack } from '../assisted-report.tsx';
import { AcceptedTexts } from '../proposal/accepted-texts.ts';
import { insertPhrase } from './insert-phrase.ts';

/** Writes a phrase that the physician chose into a field, and gives the way back; null where the report has changed. */
export function useInsertPhrase(field: FieldId): (phrase: string) => WayBack | null {
  const report = useAssistedReport();
  return (phrase) => {
    const before = report.text(field);
    return report.write(AcceptedTexts.ownPhrase(field, before, insertPhrase(before, phrase)));
  };
}
