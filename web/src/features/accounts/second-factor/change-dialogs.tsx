import Typography from '@mui/material/Typography';
import type { FactorAdded } from '@twofold/contracts/accounts/second-factor';
import { useState } from 'react';
import { ConfirmActions } from '../../../components/form/confirm-actions.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useFactorChanges } from './api.ts';
import type { Factor } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Runs the action of a dialog, and keeps the error message if it fails. */
const useAttempt = () => {
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      log.error('Changing second factors failed', error);
      setProblem(serverTextOf(error) ?? 'That did not work. Please try again.');
      setIsPending(false);
    }
  };
  return { problem, isPending, attempt };
};

type RemoveDialogProps = { readonly factor: Factor; readonly isLast: boolean; readonly onClose: () => void };

/** Explains the consequences of removing a second factor, then removes it. */
export function RemoveDialog({ factor: { id, name }, isLast, onClose }: RemoveDialogProps) {
  const { remove } = useFactorChanges();
  const { problem, isPending, attempt } = useAttempt();
  const run = async () => {
    await remove(id);
    showToast({ title: 'Second factor removed' });
    onClose();
  };
  return (
    <SheetDialog open onClose={onClose} aria-labelledby="remove-heading" aria-describedby="remove-text">
      <Typography variant="h3" component="h2" id="remove-heading" sx={{ overflowWrap: 'anywhere' }}>
        Remove {name}?
      </Typography>
      <Typography variant="body2" id="remove-text" sx={{ my: 2 }}>
        {isLast
          ? 'This is your last one. Removing it turns off two-step verification: your password alone opens your account, and your recovery codes stop working.'
          : 'You won’t be able to log in with it anymore.'}
      </Typography>
      {problem !== undefined && <Notice isFailure>{problem}</Notice>}
      <ConfirmActions
        action="Remove"
        color="error"
        isPending={isPending}
        onCancel={onClose}
        onConfirm={() => void attempt(run)}
      />
    </SheetDialog>
  );
}

/** Warns that the previous recovery codes stop working, then creates new ones. */
export function RenewDialog({ onClose }: { readonly onClose: () => void }) {
  const { renewCodes, readAgain } = useFactorChanges();
  const { problem, isPending, attempt } = useAttempt();
  const [renewed, setRenewed] = useState<FactorAdded>();
  const finish = async () => {
    await readAgain();
    onClose();
  };
  return (
    <SheetDialog open onClose={renewed ? () => undefined : onClose} aria-labelledby="renew-heading">
      <Typography variant="h3" component="h2" id="renew-heading" sx={{ mb: 2 }}>
        {renewed ? 'Save your recovery codes' : 'Create new recovery codes?'}
      </Typography>
      {renewed ? (
        <RecoveryCodes codes={renewed.recoveryCodes} onDone={() => void finish()} />
      ) : (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            Your old codes stop working.
          </Typography>
          {problem !== undefined && <Notice isFailure>{problem}</Notice>}
          <ConfirmActions
            action="Create codes"
            isPending={isPending}
            onCancel={onClose}
            onConfirm={() => void attempt(async () => setRenewed(await renewCodes()))}
          />
        </>
      )}
    </SheetDialog>
  );
}
