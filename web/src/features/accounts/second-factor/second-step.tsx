import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SecondFactorAsked } from '@twofold/contracts/accounts/second-factor';
import { styled } from '@mui/material/styles';
import { showToast } from '../../../lib/toast-store.ts';
import { useLoginProof } from './api.ts';
import { ProofForm } from './proof-form.tsx';

const Step = styled('div')({ display: 'grid', gap: 16 });

type SecondStepProps = { readonly kinds: SecondFactorAsked['secondFactor']; readonly onBack: () => void };

/** The second step of a login. The page navigates away once there is a current user. */
export function SecondStep({ kinds, onBack }: SecondStepProps) {
  const proof = useLoginProof();
  return (
    <Step>
      <div>
        <Typography variant="h3" component="h2" tabIndex={-1} ref={focused}>
          Two-step verification
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Your password is correct. Now confirm that it’s you.
        </Typography>
      </div>
      <ProofForm kinds={kinds} {...proof} onProven={() => showToast({ title: 'Login successful' })}>
        <Button variant="text" onClick={onBack}>
          Back to the password
        </Button>
      </ProofForm>
    </Step>
  );
}

/** Focuses the heading: the focused form has been replaced. */
const focused = (heading: HTMLElement | null): void => heading?.focus();
