import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useConfirmEmail } from '../features/accounts/account-writes.ts';
import { LinkPage } from '../features/accounts/link-page.tsx';

const HEADINGS = {
  open: 'Confirm your email',
  done: 'Your email is confirmed',
  invalid: 'This link is no longer valid',
};
const FAILED = {
  logged: 'Confirming the email failed',
  title: 'Email not confirmed',
  text: 'Failed to confirm your email. Please try again.',
};

/** `/confirm-email?token=…` */
export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const confirmEmail = useConfirmEmail(token);
  return (
    <LinkPage
      key={token}
      isInvalid={token === ''}
      headings={HEADINGS}
      intro="One click, and you can claim seats and spend your credits."
      action="Confirm Email"
      pendingAction="Confirming..."
      run={confirmEmail}
      failed={FAILED}
    >
      {(end) => (end === 'done' ? <Confirmed /> : <Invalid />)}
    </LinkPage>
  );
}

function Confirmed() {
  return (
    <>
      <Typography color="textSecondary" role="status">
        You can claim seats and spend credits now. Credits that were on hold are in your account.
      </Typography>
      <Button component={Link} to={paths.availableReviews} size="large">
        See Available Reviews
      </Button>
    </>
  );
}

function Invalid() {
  return (
    <>
      <p role="alert">A link works for 7 days. Log in and have a new one sent from your profile.</p>
      <Button component={Link} to={paths.profile} size="large">
        Go to Your Profile
      </Button>
    </>
  );
}
