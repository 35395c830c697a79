import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

/** A button that lets the person choose one file. Choosing the same file again counts too. */
export function FileButton({
  accept,
  onChoose,
  children,
  ...button
}: Omit<ButtonProps, 'onClick'> & {
  /** Extensions and media types, as of a native file input. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
