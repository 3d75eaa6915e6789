import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useRevokeLink } from '../api.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { maxWidth: '68ch' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 40 },
}));

type RevokeLinkProps = {
  readonly orderId: number;
  /** Whether the order is in an account. It may have been claimed from a browser, whose emails have the link. */
  readonly isMember: boolean;
};

/** Explains the link in our emails, and revokes it (D-133). */
export function RevokeLink({ orderId, isMember }: RevokeLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <Typography variant="body2" color="textSecondary">
        {isMember
          ? 'Emails sent before this order was in your account have a link that opens it without logging in. Later ones need a login. Revoke that link if someone else may have it.'
          : 'Our emails have a link that opens this order without logging in. Revoke the link if someone else may have it.'}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        Revoke link
      </Button>
      {isOpen && <RevokeDialog orderId={orderId} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

type RevokeDialogProps = { readonly orderId: number; readonly onClose: () => void };

function RevokeDialog({ orderId, onClose }: RevokeDialogProps) {
  const id = useId();
  const { revoke, isPending, failure } = useRevocation({ orderId, onClose });
  // The action cannot be canceled: the dialog stays until the result is known.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <SheetDialog open onClose={close} aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`}>
      <Typography variant="h3" component="h2" id={`${id}-heading`}>
        Revoke the link to this order?
      </Typography>
      <Typography variant="body2" id={`${id}-text`} sx={{ mt: 1, mb: 2.5 }}>
        The link stops working for everyone, including you, and cannot be restored. You can still open this order here,
        and in your account if it is in one.
      </Typography>
      {failure !== undefined && <Notice isFailure>{failure}</Notice>}
      <ConfirmActions
        onCancel={close}
        onConfirm={() => void revoke()}
        color="error"
        isPending={isPending}
        action="Revoke link"
        pendingAction="Revoking…"
      />
    </SheetDialog>
  );
}

const useRevocation = ({ orderId, onClose }: RevokeDialogProps) => {
  const revokeLink = useRevokeLink(orderId);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const revoke = async (): Promise<void> => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await revokeLink();
      onClose();
      showToast({ title: 'Link revoked', description: 'The link in our emails no longer opens this order.' });
    } catch (error) {
      log.error('The link could not be revoked', error);
      // A toast would be behind the dialog.
      setFailure(serverTextOf(error) ?? 'Could not revoke the link. Please try again.');
      setIsPending(false);
    }
  };

  return { revoke, isPending, failure };
};
