import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmActions } from '../../components/form/confirm-actions.tsx';
import { Notice } from '../../components/notice.tsx';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useCancelRequest } from './api.ts';

type CancelRequestProps = {
  readonly requestId: string;
  readonly token?: string | undefined;
  /** "order" or "request". */
  readonly noun: string;
  /** A sentence about what is returned. */
  readonly refund: string;
  /** Whether the explanation is shown above the button, too. */
  readonly isExplained?: boolean;
};

const WHILE_UNCLAIMED = 'You can cancel until a reviewer claims a seat.';

const Row = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

/** Cancels a request without claimed seats. */
export function CancelRequest({ isExplained = false, ...props }: CancelRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      {isExplained && (
        <Typography variant="body2" color="textSecondary">
          {WHILE_UNCLAIMED} {props.refund}
        </Typography>
      )}
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Cancel {props.noun}
      </Button>
      {isOpen && <CancelDialog {...props} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

function CancelDialog({ noun, refund, onClose, ...request }: CancelRequestProps & { readonly onClose: () => void }) {
  const id = useId();
  const { cancel, isPending, failure } = useCancellation({ ...request, noun, refund, onClose });
  // The action cannot be stopped: the dialog stays until the result is known.
  const close = (): void => {
    if (!isPending) onClose();
  };
  return (
    <SheetDialog open onClose={close} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
      <Typography variant="h3" component="h2" id={`${id}-heading`}>
        Cancel this {noun}?
      </Typography>
      <Typography variant="body2" id={`${id}-text`} sx={{ mt: 1, mb: 2.5 }}>
        {refund} {WHILE_UNCLAIMED}
      </Typography>
      {failure !== undefined && <Notice isFailure>{failure}</Notice>}
      <ConfirmActions
        cancel={`Keep ${noun}`}
        onCancel={close}
        onConfirm={() => void cancel()}
        color="error"
        isPending={isPending}
        action={`Cancel ${noun}`}
        pendingAction="Canceling…"
      />
    </SheetDialog>
  );
}

const useCancellation = ({ requestId, token, noun, refund, onClose }: CancelRequestProps & { onClose: () => void }) => {
  const cancelRequest = useCancelRequest(requestId, token);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const cancel = async (): Promise<void> => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await cancelRequest();
      onClose();
      showToast({ title: `The ${noun} is canceled`, description: refund });
    } catch (error) {
      log.error('A request could not be canceled', error);
      // A toast would be behind the dialog.
      setFailure(serverTextOf(error) ?? `Could not cancel the ${noun}. Please try again.`);
      setIsPending(false);
    }
  };

  return { cancel, isPending, failure };
};
