import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { RequestResetForm } from '../features/accounts/request-reset-form.tsx';

/** `/forgot-password`: a link by mail. What it says after sending is the same for every address. */
export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false);
  usePageTitle(isSent ? 'Check your email' : 'Forgot your password?');
  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {isSent ? 'Check your email' : 'Forgot your password?'}
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
          <Typography color="textSecondary">
            Tell us the email address of your account, and we send you a link to choose a new one.
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
