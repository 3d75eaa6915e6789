import { useState, type ReactNode } from 'react';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { SecretOnce } from './secret-once.tsx';

export type SecretDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly headingId: string;
  /** The text beside the secret. */
  readonly heading: string;
  readonly text: string;
  readonly children: (onMade: (secret: string) => void) => ReactNode;
};

/** A form that creates a secret, then the secret: it is shown once, so the dialog stays open until confirmed. */
export function SecretDialog({ isOpen, onClose, headingId, heading, text, children }: SecretDialogProps) {
  const [secret, setSecret] = useState<string>();
  const done = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <SheetDialog open={isOpen} onClose={() => secret === undefined && onClose()} aria-labelledby={headingId}>
      {secret === undefined ? (
        children(setSecret)
      ) : (
        <SecretOnce headingId={headingId} heading={heading} text={text} secret={secret} onDone={done} />
      )}
    </SheetDialog>
  );
}
