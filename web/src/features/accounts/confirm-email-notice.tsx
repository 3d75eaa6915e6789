import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useSendConfirmation } from './account-writes.ts';
import { useMe } from './api.ts';

const Place = styled('div')({ margin: '28px 0', '& button': { marginTop: 12 } });

type ConfirmEmailNoticeProps = {
  /** What requires the confirmation, as a sentence. */
  readonly waits: string;
};

/** Asks the current user to confirm their email address; nothing when it is confirmed (D-125). */
export function ConfirmEmailNotice({ waits }: ConfirmEmailNoticeProps) {
  const { me } = useMe();
  const sendConfirmation = useSendConfirmation();
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle');
  if (me?.emailConfirmed !== false) return null;

  const sendAgain = async () => {
    setState('pending');
    try {
      await sendConfirmation();
      setState('sent');
    } catch (error) {
      log.error('Sending the confirmation link failed', error);
      const description = serverTextOf(error) ?? 'Failed to send the link. Please try again.';
      showToast({ tone: 'destructive', title: 'Link not sent', description });
      setState('idle');
    }
  };

  return (
    <Place>
      <Notice>
        <strong>Confirm your email</strong>
        <Typography variant="body2" color="textSecondary">
          We sent a link to {me.email}. {waits}
        </Typography>
        {state === 'sent' ? (
          <Typography variant="body2" role="status" sx={{ mt: 1 }}>
            We sent the link again. Check your spam folder, too.
          </Typography>
        ) : (
          <Button variant="outlined" size="small" disabled={state === 'pending'} onClick={() => void sendAgain()}>
            {state === 'pending' ? 'Sending...' : 'Send Again'}
          </Button>
        )}
      </Notice>
    </Place>
  );
}
