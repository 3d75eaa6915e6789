import Typography from '@mui/material/Typography';
import { useLedger } from './api.ts';

type PendingCreditsProps = {
  /** Where the email is confirmed, no credit waits. */
  readonly isEmailConfirmed: boolean;
};

/** How many credits the current user gets when their email is confirmed; nothing when none wait (D-125). */
export function PendingCredits({ isEmailConfirmed }: PendingCreditsProps) {
  const { data } = useLedger(!isEmailConfirmed);
  const pending = data?.pending ?? 0;
  if (isEmailConfirmed || pending === 0) return null;
  return (
    <Typography variant="body2">
      {pending === 1 ? '1 credit waits for your confirmed email.' : `${pending} credits wait for your confirmed email.`}
    </Typography>
  );
}
