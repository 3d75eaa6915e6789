import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/form/confirm-dialog.tsx';
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
  const revokeLink = useRevokeLink(orderId);
  const revoke = async (): Promise<void> => {
    await revokeLink();
    onClose();
    showToast({ title: 'Link revoked', description: 'The link in our emails no longer opens this order.' });
  };
  return (
    <ConfirmDialog
      heading="Revoke the link to this order?"
      text="The link stops working for everyone, including you, and cannot be restored. You can still open this order here, and in your account if it is in one."
      action="Revoke link"
      pendingAction="Revoking…"
      onConfirm={revoke}
      onClose={onClose}
      failed={{ logged: 'The link could not be revoked', text: 'Could not revoke the link. Please try again.' }}
    />
  );
}
