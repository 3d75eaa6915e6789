import Button from '@mui/material/Button';
import { useDisownSecondFactor } from './account-writes.ts';
import { LinkPage } from './link-page.tsx';

const HEADINGS = { open: 'Wasn’t you?', done: 'Wasn’t you?', invalid: 'This link is no longer valid' };
const FAILED = {
  logged: 'Turning off two-step verification failed',
  title: 'Two-step verification is still on',
  text: 'That did not work. Please try again.',
};

type DisownSecondFactorProps = {
  readonly token: string;
  /** Called when two-step verification is off. The next step is a new password. */
  readonly onDone: () => void;
};

/** The target of the link in the email about two-step verification. */
export function DisownSecondFactor({ token, onDone }: DisownSecondFactorProps) {
  const disown = useDisownSecondFactor(token);
  return (
    <LinkPage
      isInvalid={false}
      headings={HEADINGS}
      intro="Someone turned on two-step verification for your account. You can turn it off again: that removes all passkeys, authenticator apps and recovery codes, logs out all devices and revokes all access tokens."
      action="Turn It Off"
      pendingAction="Turning off..."
      run={async () => {
        await disown();
        onDone();
      }}
      failed={FAILED}
    >
      {(end) => end === 'invalid' && <Invalid />}
    </LinkPage>
  );
}

function Invalid() {
  return (
    <>
      <p role="alert">
        A link works once, for 7 days. If you can’t log in to your account, choose a new password, and ask us to turn
        off two-step verification.
      </p>
      <Button size="large" href="/forgot-password">
        Choose a New Password
      </Button>
    </>
  );
}
