import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { FactorKind, SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import { useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useSecondFactors } from './api.ts';
import { RemoveDialog, RenewDialog } from './change-dialogs.tsx';
import { FactorList, type Factor } from './factor-list.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { SetupDialog } from './setup-dialog.tsx';

const Section = styled('section')({ marginTop: 40 });
const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** The second factors of the account, and the actions that change them (D-132). */
export function TwoStepSection({ user }: { readonly user: UserView }) {
  const { data: view, error, mutate } = useSecondFactors();
  return (
    <Section aria-labelledby="two-step-heading">
      <Name>
        <Typography variant="h3" component="h2" id="two-step-heading">
          Two-step verification
        </Typography>
        {view && view.factors.length > 0 && <Chip variant="state" label="On" color="success" />}
      </Name>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        Require a passkey or a code from an authenticator app to log in, in addition to your password.
      </Typography>
      {view ? (
        <Factors user={user} view={view} />
      ) : error ? (
        <LoadFailed text="Failed to load your second factors" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={72} role="status" aria-label="Loading second factors" />
      )}
    </Section>
  );
}

type Open =
  | { readonly dialog: FactorKind; readonly isFirst: boolean }
  | { readonly dialog: 'remove'; readonly factor: Factor; readonly isLast: boolean }
  | { readonly dialog: 'renew' };

type FactorsProps = { readonly user: UserView; readonly view: SecondFactorsView };

function Factors({ user, view }: FactorsProps) {
  const [open, setOpen] = useState<Open>();
  const { factors } = view;
  const setUp = (dialog: FactorKind) => setOpen({ dialog, isFirst: factors.length === 0 });
  return (
    <>
      {user.roles && factors.length === 0 && (
        <Notice>
          {user.needsSecondFactor
            ? 'Set this up to use your role.'
            : 'In production, your role requires two-step verification.'}
        </Notice>
      )}
      {factors.length > 0 && (
        <FactorList
          view={view}
          onRemove={(factor) => setOpen({ dialog: 'remove', factor, isLast: factors.length === 1 })}
          onRenew={() => setOpen({ dialog: 'renew' })}
        />
      )}
      <Actions>
        {canUsePasskeys() && (
          <Button variant="outlined" onClick={() => setUp('passkey')}>
            Add a passkey
          </Button>
        )}
        <Button variant="outlined" onClick={() => setUp('totp')}>
          {factors.some(({ kind }) => kind === 'totp')
            ? 'Add another authenticator app'
            : 'Set up an authenticator app'}
        </Button>
      </Actions>
      {open && <OpenDialog open={open} email={user.email} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type OpenDialogProps = { readonly open: Open; readonly email: string; readonly onClose: () => void };

function OpenDialog({ open, email, onClose }: OpenDialogProps) {
  switch (open.dialog) {
    case 'remove':
      return <RemoveDialog {...open} onClose={onClose} />;
    case 'renew':
      return <RenewDialog onClose={onClose} />;
    default:
      return <SetupDialog kind={open.dialog} email={email} isFirst={open.isFirst} onClose={onClose} />;
  }
}
