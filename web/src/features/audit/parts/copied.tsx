import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Mono } from './mono.tsx';

type CopiedProps = {
  /** The name for the button, as in "Copy event id". */
  readonly what: string;
  readonly text: string;
  /** Shown instead of the text, such as a link. */
  readonly children?: ReactNode;
};

/** An id or a hash, and a button that copies it. */
export function Copied({ what, text, children }: CopiedProps) {
  return (
    <>
      {children ?? <Mono>{text}</Mono>}
      <CopyButton what={what} text={text} />
    </>
  );
}
