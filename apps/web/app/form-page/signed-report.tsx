import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStoredPages } from '../../features/exports/use-stored-pages.ts';
import { SignedBanner } from '../../features/signing/signed-banner.tsx';
import type { SignedBannerProps } from '../../features/signing/signed-banner.tsx';

/** Where the report that is open stands, with its stored pages; one of them is handed over at a time. */
export function SignedReport(props: Pick<SignedBannerProps, 'formId' | 'signing'>): ReactNode {
  const pages = useStoredPages();
  const [running, setRunning] = useState<string | null>(null);
  const alone = (act: (path: string) => Promise<void>) => (path: string) => {
    if (running !== null) return;
    setRunning(path);
    void act(path).finally(() => setRunning(null));
  };
  const files = { running, download: alone(pages.download), print: alone(pages.print) };
  return <SignedBanner {...props} files={files} />;
}
