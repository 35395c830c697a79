import type { ReactNode } from 'react';
import { LoadingFailure } from '../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../shared/ui/loading-line.tsx';
import { useProfile } from './profile-api.ts';
import { ProfileForm } from './profile-form.tsx';

/** Reads the profile, then lets it be edited. Tells whether there is something unsaved. */
export function ProfileEditor({
  onDirtyChange,
}: {
  readonly onDirtyChange: (isDirty: boolean) => void;
}): ReactNode {
  const { data, isPending, error, refetch } = useProfile();
  if (isPending) return <LoadingLine />;
  if (error !== null) return <LoadingFailure error={error} onRetry={() => void refetch()} />;
  return <ProfileForm profile={data} onDirtyChange={onDirtyChange} />;
}
