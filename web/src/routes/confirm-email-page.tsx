import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { useConfirmEmail } from '../features/accounts/account-writes.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { ApiError, serverTextOf } from '../lib/fetch-json.ts';
import { log } from '../lib/log.ts';
import { showToast } from '../lib/toast-store.ts';

const HEADINGS = {
  open: 'Confirm your email',
  pending: 'Confirm your email',
  confirmed: 'Your email is confirmed',
  invalid: 'This link is no longer valid',
} as const;

/** `/confirm-email?token=…`: where the link of the mail leads. It confirms by a press: programs that read mails open links. */
export function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const confirmEmail = useConfirmEmail(token);
  const [state, setState] = useState<keyof typeof HEADINGS>(token === '' ? 'invalid' : 'open');
  usePageTitle(HEADINGS[state]);

  const confirm = async () => {
    setState('pending');
    try {
      await confirmEmail();
      setState('confirmed');
    } catch (error) {
      log.error('Confirming the email failed', error);
      if (error instanceof ApiError && error.status === 404) {
        setState('invalid');
        return;
      }
      const description = serverTextOf(error) ?? 'Failed to confirm your email. Please try again.';
      showToast({ tone: 'destructive', title: 'Email not confirmed', description });
      setState('open');
    }
  };

  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {HEADINGS[state]}
      </Typography>
      {state === 'confirmed' && <Confirmed />}
      {state === 'invalid' && <Invalid />}
      {(state === 'open' || state === 'pending') && (
        <>
          <Typography color="textSecondary">One click, and you can claim seats and spend your credits.</Typography>
          <Button size="large" disabled={state === 'pending'} onClick={() => void confirm()}>
            {state === 'pending' ? 'Confirming...' : 'Confirm Email'}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}

function Confirmed() {
  return (
    <>
      <Typography color="textSecondary" role="status">
        You can claim seats and spend credits now. Credits that waited for this are in your account.
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
