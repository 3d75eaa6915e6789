import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAIL_KINDS, mailKindIn } from '@twofold/contracts/notifications/mail-kinds';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { useUnsubscribe } from '../features/notifications/mail-api.ts';
import { ApiError, serverTextOf } from '../lib/fetch-json.ts';
import { log } from '../lib/log.ts';
import { showToast } from '../lib/toast-store.ts';

const HEADINGS = {
  open: 'Unsubscribe',
  pending: 'Unsubscribe',
  done: 'You are unsubscribed',
  invalid: 'This link is not valid',
} as const;

/** `/unsubscribe?token=…`: where the link of a mail leads (D-130). It takes a press: programs that read mails open links. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <Unsubscribe key={token} token={token} />;
}

function Unsubscribe({ token }: { readonly token: string }) {
  const kind = mailKindIn(token);
  const unsubscribe = useUnsubscribe(token);
  const [state, setState] = useState<keyof typeof HEADINGS>(kind === undefined ? 'invalid' : 'open');
  usePageTitle(HEADINGS[state]);

  const confirm = async () => {
    setState('pending');
    try {
      await unsubscribe();
      setState('done');
    } catch (error) {
      log.error('Unsubscribing failed', error);
      if (error instanceof ApiError && error.status === 404) {
        setState('invalid');
        return;
      }
      const description = serverTextOf(error) ?? 'Could not unsubscribe you. Please try again.';
      showToast({ tone: 'destructive', title: 'Not unsubscribed', description });
      setState('open');
    }
  };

  return (
    <AuthFrame>
      <Typography variant="h2" component="h1">
        {HEADINGS[state]}
      </Typography>
      {kind !== undefined && (state === 'open' || state === 'pending') && (
        <>
          <Typography color="textSecondary">
            Stop emails about: <strong>{MAIL_KINDS[kind].label}</strong>
          </Typography>
          <Button size="large" disabled={state === 'pending'} onClick={() => void confirm()}>
            {state === 'pending' ? 'Unsubscribing...' : 'Unsubscribe'}
          </Button>
        </>
      )}
      {kind !== undefined && state === 'done' && (
        <Typography color="textSecondary" role="status">
          We won’t email you about this again: <strong>{MAIL_KINDS[kind].label}</strong>
        </Typography>
      )}
      {state === 'invalid' && <p role="alert">It may have been cut off. Copy the whole link from the email.</p>}
      {(state === 'done' || state === 'invalid') && (
        <Typography variant="body2" color="textSecondary">
          If you have an account, choose all your emails <Link to={paths.profile}>in your profile</Link>.
        </Typography>
      )}
    </AuthFrame>
  );
}
