import type { Profile } from '@constat/contract';
import { DEFAULT_NORMALS } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import { DEFAULT_ROUTINE, normalFinding, routineFields } from '@constat/report/rules';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useReportScreen } from '../report-context.tsx';
import { useFillNormals } from './use-fill-normals.ts';

function isNormal(field: ReportField): boolean {
  return normalFinding(field, DEFAULT_NORMALS) !== undefined;
}

/**
 * Fills what is of the physician's routine among these fields. Where the profile is not there yet it is waited for: the
 * usual routine in its place would write findings that the physician never made.
 */
export function useFillRoutine(fields: readonly ReportField[]): {
  readonly fill: () => void;
  /** The press waits for the profile. */
  readonly isAwaited: boolean;
} {
  const { t } = useLingui();
  const { report, profile, readProfile } = useReportScreen();
  const fillNormals = useFillNormals();
  const [isAwaited, setAwaited] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const write = (read: Profile): void => {
    const written = routineFields(fields, read.routine ?? DEFAULT_ROUTINE).filter(isNormal);
    const hasOthers = fields.filter(isNormal).length > written.length;
    fillNormals(written, {
      note: hasOthers ? t`Ce qui n’est pas de votre routine (profil) reste à inscrire.` : undefined,
      profile: read,
    });
  };
  const writeOnceRead = async (): Promise<void> => {
    const { reportId } = report.getState();
    setAwaited(true);
    const read = await readProfile();
    setAwaited(false);
    // The region was closed, or another report opened, meanwhile.
    if (!isShown.current || report.getState().reportId !== reportId) return;
    if (read !== undefined) write(read);
    else
      showToast({
        title: t`Votre profil n’a pas pu être lu`,
        description: t`Rien n’a été inscrit. Réessayez dans un moment.`,
        look: 'destructive',
      });
  };
  const fill = (): void => {
    if (profile === undefined) void writeOnceRead();
    else write(profile);
  };
  return { fill, isAwaited };
}
