import Button from '@mui/material/Button';
import { useState } from 'react';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { usePasskeyLogin } from './api.ts';
import { canUsePasskeys, isCancelled } from './passkeys.ts';

/** Logs in with a passkey instead of a password, in browsers that support it. */
export function PasskeyLogin() {
  const logIn = usePasskeyLogin();
  const [isPending, setIsPending] = useState(false);
  if (!canUsePasskeys()) return null;

  const run = async () => {
    setIsPending(true);
    try {
      await logIn();
      showToast({ title: 'Login successful' });
    } catch (error) {
      log.error('Logging in with a passkey failed', error);
      const description = serverTextOf(error) ?? 'This passkey could not be verified';
      if (!isCancelled(error)) showToast({ tone: 'destructive', title: 'Login failed', description });
      setIsPending(false);
    }
  };
  return (
    <Button variant="outlined" size="large" fullWidth disabled={isPending} onClick={() => void run()}>
      {isPending ? 'Waiting for your passkey...' : 'Log in with a passkey'}
    </Button>
  );
}
