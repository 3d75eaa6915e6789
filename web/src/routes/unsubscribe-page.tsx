import Typography from '@mui/material/Typography';
import { MAIL_KINDS, mailKindIn } from '@twofold/contracts/notifications/mail-kinds';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LinkPage } from '../features/accounts/link-page.tsx';
import { useUnsubscribe } from '../features/notifications/mail-api.ts';

const HEADINGS = { open: 'Unsubscribe', done: 'You are unsubscribed', invalid: 'This link is not valid' };
const FAILED = {
  logged: 'Unsubscribing failed',
  title: 'Not unsubscribed',
  text: 'Could not unsubscribe you. Please try again.',
};

/** `/unsubscribe?token=…` (D-130) */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const kind = mailKindIn(token);
  const mails = <strong>{kind && MAIL_KINDS[kind].label}</strong>;
  const unsubscribe = useUnsubscribe(token);
  return (
    <LinkPage
      key={token}
      isInvalid={kind === undefined}
      headings={HEADINGS}
      intro={<>Stop these emails: {mails}</>}
      action="Unsubscribe"
      pendingAction="Unsubscribing..."
      run={unsubscribe}
      failed={FAILED}
    >
      {(end) => (
        <>
          {end === 'done' ? (
            <Typography color="textSecondary" role="status">
              We won’t send you these emails anymore: {mails}
            </Typography>
          ) : (
            <p role="alert">It may have been cut off. Copy the whole link from the email.</p>
          )}
          <Typography variant="body2" color="textSecondary">
            If you have an account, choose your emails <Link to={paths.profile}>in your profile</Link>.
          </Typography>
        </>
      )}
    </LinkPage>
  );
}
