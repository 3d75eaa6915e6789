import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { DisownSecondFactor } from '../features/accounts/disown-second-factor.tsx';
import { RequestResetForm } from '../features/accounts/request-reset-form.tsx';

/**
 * `/forgot-password`: requests a link by mail. With a `token`, the owner of an account first turns off a second factor that
 * someone else set up.
 */
export function ForgotPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  if (token === '' || isDone) return <ForgotPassword isAfterTheft={isDone} />;
  return <DisownSecondFactor key={token} token={token} onDone={() => setIsDone(true)} />;
}

/** The confirmation is the same whether or not an account has the address. */
function ForgotPassword({ isAfterTheft }: { readonly isAfterTheft: boolean }) {
  const [isSent, setIsSent] = useState(false);
  const heading = isSent ? 'Check your email' : isAfterTheft ? 'Choose a new password' : 'Forgot your password?';
  usePageTitle(heading);
  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      {isSent ? (
        <>
          <p role="status">
            If an account has this address, a link to choose a new password is on its way. It works once, for one hour.
          </p>
          <Button variant="outlined" onClick={() => setIsSent(false)}>
            Send it again
          </Button>
        </>
      ) : (
        <>
          {isAfterTheft && (
            <p role="status">
              Two-step verification is off, and all devices are logged out. Someone else may know your password.
            </p>
          )}
          <Typography color="textSecondary">
            Enter the email address of your account, and we’ll send you a link to choose a new password.
          </Typography>
          <RequestResetForm onSent={() => setIsSent(true)} />
        </>
      )}
      <Typography variant="body2">
        <Link to={paths.auth}>Back to login</Link>
      </Typography>
    </AuthFrame>
  );
}
