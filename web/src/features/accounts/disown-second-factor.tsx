import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePageTitle } from '../../components/use-page-title.ts';
import { ApiError, serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useDisownSecondFactor } from './account-writes.ts';

type DisownSecondFactorProps = {
  readonly token: string;
  /** Called when it is off: a new password comes next. */
  readonly onDone: () => void;
};

/** Where the link of the mail about two-step verification leads. It acts by a press: programs that read mails open links. */
export function DisownSecondFactor({ token, onDone }: DisownSecondFactorProps) {
  const disown = useDisownSecondFactor(token);
  const [state, setState] = useState<'open' | 'pending' | 'invalid'>('open');
  const heading = state === 'invalid' ? 'This link is no longer valid' : 'Wasn’t it you?';
  usePageTitle(heading);

  const submit = async () => {
    setState('pending');
    try {
      await disown();
      onDone();
    } catch (error) {
      log.error('Turning off two-step verification failed', error);
      if (error instanceof ApiError && error.status === 404) {
        setState('invalid');
        return;
      }
      const description = serverTextOf(error) ?? 'That did not work. Please try again.';
      showToast({ tone: 'destructive', title: 'Two-step verification is still on', description });
      setState('open');
    }
  };

  return (
    <>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      {state === 'invalid' ? (
        <>
          <p role="alert">
            A link works once, for 7 days. If you can’t log in to your account, choose a new password, and ask us to
            turn off two-step verification.
          </p>
          <Button size="large" href="/forgot-password">
            Choose a New Password
          </Button>
        </>
      ) : (
        <>
          <Typography color="textSecondary">
            Somebody turned on two-step verification for your account. You can turn it off again: that removes all
            passkeys, authenticator apps and recovery codes, logs out all devices and revokes all access tokens.
          </Typography>
          <Button size="large" disabled={state === 'pending'} onClick={() => void submit()}>
            {state === 'pending' ? 'Turning off...' : 'Turn It Off'}
          </Button>
        </>
      )}
    </>
  );
}
