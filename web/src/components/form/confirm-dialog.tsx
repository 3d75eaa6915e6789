import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { Notice } from '../notice.tsx';
import { SheetDialog } from '../sheet-dialog.tsx';
import { ConfirmActions } from './confirm-actions.tsx';

type ConfirmDialogProps = {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly cancel?: string;
  /** Runs the action; on success it closes the dialog. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** The log message, and the text if the server gave no reason. */
  readonly failed: { readonly logged: string; readonly text: string };
};

/**
 * Asks for confirmation of an action. It stays open until the result is known, since the action cannot be stopped, and
 * shows failures itself: a toast would be behind it.
 */
export function ConfirmDialog({ heading, text, onConfirm, onClose, failed, ...buttons }: ConfirmDialogProps) {
  const id = useId();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = (): void => {
    if (!isPending) onClose();
  };
  const confirm = async (): Promise<void> => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      log.error(failed.logged, error);
      setFailure(serverTextOf(error) ?? failed.text);
      setIsPending(false);
    }
  };

  return (
    <SheetDialog open onClose={close} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
      <Typography variant="h3" component="h2" id={`${id}-heading`}>
        {heading}
      </Typography>
      <Typography variant="body2" id={`${id}-text`} sx={{ mt: 1, mb: 2.5 }}>
        {text}
      </Typography>
      {failure !== undefined && <Notice isFailure>{failure}</Notice>}
      <ConfirmActions
        {...buttons}
        color="error"
        isPending={isPending}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </SheetDialog>
  );
}
