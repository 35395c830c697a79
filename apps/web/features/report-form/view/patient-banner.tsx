import { useLingui } from '@lingui/react/macro';
import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnswer } from './report-context.tsx';

/** The name of the patient's file, once it is filled in. */
export function PatientBanner(): ReactNode {
  const { t } = useLingui();
  const name = useAnswer('patientName').trim();
  if (name === '') return null;
  return (
    <p className="flex min-w-0 items-center gap-2 font-serif text-lg font-semibold">
      <FolderOpen aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <span className="sr-only">{t`Dossier :`} </span>
      <span className="truncate">{name}</span>
    </p>
  );
}
