import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';

/** What the server refused, said where the keyboard goes on from. */
export function RefusalNotice({
  text,
  children,
}: {
  readonly text: string | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  if (text === undefined) return null;
  return (
    <div tabIndex={-1} data-refused="" className="rounded-control">
      <Notice look="danger">
        <p>{text}</p>
        {children}
      </Notice>
    </div>
  );
}
