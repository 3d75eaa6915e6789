import Typography from '@mui/material/Typography';
import { useLedger } from './api.ts';

type PendingCreditsProps = {
  /** If true, no credits are pending, and nothing is requested. */
  readonly isEmailConfirmed: boolean;
};

/** The number of credits that the user gets after confirming the email address; nothing if there are none (D-125). */
export function PendingCredits({ isEmailConfirmed }: PendingCreditsProps) {
  const { data } = useLedger(!isEmailConfirmed);
  const pending = data?.pending ?? 0;
  if (isEmailConfirmed || pending === 0) return null;
  return (
    <Typography variant="body2">
      {pending === 1 ? 'Confirm your email to get 1 credit.' : `Confirm your email to get ${pending} credits.`}
    </Typography>
  );
}
