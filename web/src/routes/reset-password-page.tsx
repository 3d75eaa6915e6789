import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { NewPasswordForm } from '../features/accounts/new-password-form.tsx';

/** `/reset-password/:token`, the link in the mail. Whether the token is still valid is known only when it is used. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { readonly token: string }) {
  const [isLinkValid, setIsLinkValid] = useState(true);
  const heading = isLinkValid ? 'Choose a new password' : 'This link is no longer valid';
  usePageTitle(heading);
  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      {isLinkValid ? (
        <>
          <Typography color="textSecondary">You will be logged out on every device.</Typography>
          <NewPasswordForm token={token} onInvalidLink={() => setIsLinkValid(false)} />
        </>
      ) : (
        <>
          <p role="alert">A link works once, for one hour. Ask for a new one, and use the newest mail.</p>
          <Button component={Link} to={paths.forgotPassword} size="large">
            Send a New Link
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
