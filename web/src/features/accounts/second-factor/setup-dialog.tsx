import Typography from '@mui/material/Typography';
import type { FactorAdded, FactorKind } from '@twofold/contracts/accounts/second-factor';
import { useState } from 'react';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { AppSetup } from './app-setup.tsx';
import { useFactorChanges } from './api.ts';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const TITLES = { totp: 'Set up an authenticator app', passkey: 'Add a passkey' };
const ADDED = { totp: 'Authenticator app added', passkey: 'Passkey added' };

type SetupDialogProps = {
  readonly kind: FactorKind;
  readonly email: string;
  readonly isFirst: boolean;
  readonly onClose: () => void;
};

/** Adds a second factor; after the first one, the recovery codes are shown. */
export function SetupDialog({ kind, email, isFirst, onClose }: SetupDialogProps) {
  const { readAgain } = useFactorChanges();
  const [added, setAdded] = useState<FactorAdded>();
  // The factors are refreshed only now, so that the list behind the dialog does not change earlier.
  const finish = async () => {
    await readAgain();
    showToast({ title: ADDED[kind] });
    onClose();
  };
  const take = (factor: FactorAdded) => {
    if (isFirst) setAdded(factor);
    else void finish();
  };
  const Setup = kind === 'totp' ? AppSetup : PasskeySetup;
  return (
    // A click outside must not close it once the recovery codes are shown.
    <SheetDialog open onClose={added ? () => undefined : onClose} aria-labelledby="setup-heading">
      <Typography variant="h3" component="h2" id="setup-heading" sx={{ mb: 2 }}>
        {added ? 'Save your recovery codes' : TITLES[kind]}
      </Typography>
      {added ? (
        <RecoveryCodes codes={added.recoveryCodes} onDone={() => void finish()} />
      ) : (
        <Setup email={email} isFirst={isFirst} onAdded={take} onCancel={onClose} />
      )}
    </SheetDialog>
  );
}
