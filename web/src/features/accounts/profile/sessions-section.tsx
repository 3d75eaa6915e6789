import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SessionView } from '@twofold/contracts/accounts/api';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { dateTime } from '../../../lib/date-time.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../sessions-api.ts';

const Section = styled('section')({ marginTop: 40 });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { paddingBottom: 0 },
}));

const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

/** Where the user is logged in, and how to end that. */
export function SessionsSection() {
  const { data: sessions, error, mutate } = useSessions();
  return (
    <Section aria-labelledby="sessions-heading">
      <Typography variant="h3" component="h2" id="sessions-heading">
        Where you’re logged in
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>
        If you don’t recognize a device, end its session and <Link to={paths.forgotPassword}>reset your password</Link>.
      </Typography>
      {sessions ? (
        <Sessions sessions={sessions} />
      ) : error ? (
        <LoadFailed text="Failed to load your sessions" onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={72} role="status" aria-label="Loading sessions" />
      )}
    </Section>
  );
}

/** Ends sessions, one request at a time, and reports the result. */
const useEnding = () => {
  const endSession = useEndSession();
  const endOtherSessions = useEndOtherSessions();
  const [isPending, setIsPending] = useState(false);

  const run = async (end: () => Promise<void>, title: string) => {
    setIsPending(true);
    try {
      await end();
      showToast({ title });
    } catch (error) {
      log.error('Ending sessions failed', error);
      showToast({ tone: 'destructive', title: 'Error', description: 'Failed to end the session. Please try again.' });
    }
    setIsPending(false);
  };
  return {
    isPending,
    endOne: (id: string) => run(() => endSession(id), 'Session ended'),
    endOthers: () => run(endOtherSessions, 'Logged out everywhere else'),
  };
};

function Sessions({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const { isPending, endOne, endOthers } = useEnding();
  return (
    <>
      <ul aria-labelledby="sessions-heading">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isPending={isPending} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button variant="outlined" disabled={isPending} onClick={() => void endOthers()} sx={{ mt: 2 }}>
          Log out everywhere else
        </Button>
      )}
    </>
  );
}

type SessionRowProps = { readonly session: SessionView; readonly isPending: boolean; readonly onEnd: () => void };

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { device = 'Unknown device', startedAt, lastUsedAt, isCurrent } = session;
  return (
    <Row>
      <div>
        <Name>
          <Typography variant="h4" component="h3">
            {device}
          </Typography>
          {isCurrent && <Chip variant="state" label="This device" color="success" />}
        </Name>
        <Typography variant="body2" color="textSecondary">
          Logged in {dateTime(startedAt)}
          <br />
          Last used {dateTime(lastUsedAt)}
        </Typography>
      </div>
      {!isCurrent && (
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          onClick={onEnd}
          aria-label={`End session: ${device}`}
        >
          End session
        </Button>
      )}
    </Row>
  );
}
