import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QuitDialog } from '../../features/launcher/index.late.ts';
import { readyToLeave } from '../../shared/api/session-events.ts';
import { useIsDictating } from '../../shared/microphone/microphone-in-use.ts';
import { useCurrentUser } from '../../shared/session.ts';
import { readUnsaved } from '../picker/unsaved-on-device.ts';
import { readWaiting } from '../worklist/waiting-recordings.ts';

interface Asked {
  readonly onClose: () => void;
}

/** Sends what is on its way, then counts what only this browser has. */
function SignedInQuestion({ owner, onClose }: Asked & { readonly owner: string }): ReactNode {
  const isDictating = useIsDictating();
  const { data: onlyHere = null } = useQuery({
    queryKey: ['only-here', owner],
    queryFn: async () => {
      await readyToLeave();
      const [reports, recordings] = await Promise.all([readUnsaved(owner), readWaiting(owner)]);
      return { reports: reports.length, recordings: recordings.length };
    },
    // Its words come first.
    enabled: !isDictating,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return <QuitDialog onlyHere={onlyHere} onClose={onClose} />;
}

/** Asks whether to quit Constat, and says what is not on the server yet. */
export function QuitQuestion({ onClose }: Asked): ReactNode {
  const { user, isLoading } = useCurrentUser();
  if (user !== null) return <SignedInQuestion owner={user.id} onClose={onClose} />;
  return <QuitDialog onlyHere={isLoading ? null : 'signed-out'} onClose={onClose} />;
}
