import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/form/confirm-dialog.tsx';
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

function CancelDialog(props: CancelRequestProps & { readonly onClose: () => void }) {
  const { requestId, token, noun, refund, onClose } = props;
  const cancelRequest = useCancelRequest(requestId, token);
  const cancel = async (): Promise<void> => {
    await cancelRequest();
    onClose();
    showToast({ title: `The ${noun} is canceled`, description: refund });
  };
  return (
    <ConfirmDialog
      heading={`Cancel this ${noun}?`}
      text={`${refund} ${WHILE_UNCLAIMED}`}
      cancel={`Keep ${noun}`}
      action={`Cancel ${noun}`}
      pendingAction="Canceling…"
      onConfirm={cancel}
      onClose={onClose}
      failed={{ logged: 'A request could not be canceled', text: `Could not cancel the ${noun}. Please try again.` }}
    />
  );
}
