import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SecondFactorAsked, SecondFactorNeed, SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import { paths } from '../../../lib/paths.ts';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { useProof, useSecondFactors } from './api.ts';
import { ProofForm } from './proof-form.tsx';

const Content = styled('div')({ display: 'grid', gap: 16, marginTop: 16 });

type SecondFactorDialogProps = { readonly need: SecondFactorNeed; readonly onClose: (isProven: boolean) => void };

/** Asks for a second factor before an action that requires one, or says that the account has none. */
export function SecondFactorDialog({ need, onClose }: SecondFactorDialogProps) {
  const leave = () => onClose(false);
  return (
    <SheetDialog open onClose={leave} aria-labelledby="second-factor-heading" aria-describedby="second-factor-text">
      <Typography variant="h3" component="h2" id="second-factor-heading">
        {need === 'prove' ? 'Confirm that it’s you' : 'Two-step verification required'}
      </Typography>
      <Typography variant="body2" id="second-factor-text" sx={{ mt: 1 }}>
        {need === 'prove'
          ? 'You last used your second factor more than 15 minutes ago. Use it again to continue.'
          : 'Set up two-step verification in your account to use your role.'}
      </Typography>
      {need === 'prove' ? <Prove onProven={() => onClose(true)} onCancel={leave} /> : <Missing onCancel={leave} />}
    </SheetDialog>
  );
}

const kindsOf = ({ factors, recoveryCodesLeft }: SecondFactorsView): SecondFactorAsked['secondFactor'] => [
  ...new Set(factors.map(({ kind }) => kind)),
  ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
];

type ProveProps = { readonly onProven: () => void; readonly onCancel: () => void };

function Prove({ onProven, onCancel }: ProveProps) {
  const { data, error, mutate } = useSecondFactors();
  const proof = useProof();
  const cancel = (
    <FormActions>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
    </FormActions>
  );
  if (data)
    return (
      <Content>
        <ProofForm kinds={kindsOf(data)} {...proof} onProven={onProven} onCancel={onCancel} />
      </Content>
    );
  return (
    <Content>
      {error ? (
        <LoadFailed text="Failed to load your second factors" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={72} role="status" aria-label="Loading second factors" />
      )}
      {cancel}
    </Content>
  );
}

function Missing({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Content>
      <FormActions>
        <Button variant="text" onClick={onCancel}>
          Not now
        </Button>
        {/* A plain link, since this dialog is outside the router. */}
        <Button component="a" href={`${paths.profile}#account`}>
          Set it up
        </Button>
      </FormActions>
    </Content>
  );
}
