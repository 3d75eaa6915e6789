import Chip from '@mui/material/Chip';
import { CheckIcon, TriangleIcon } from '../../../components/icons.tsx';
import { counted } from '../parts/numbers.ts';
import { verdictsOf, type Verdict } from './verdicts.ts';

/** The verdicts for the log and for the read models. */
export function VerdictBadges({ verdict }: { readonly verdict: Verdict }) {
  const { logFailures, readModelFailures } = verdictsOf(verdict);
  const hasChain = verdict.chain.state !== 'unchecked';
  return (
    <>
      <Badge
        isFine={logFailures === 0}
        fine={hasChain ? 'Log intact' : 'Events in order'}
        failed={`Log: ${counted(logFailures, 'fault')}`}
      />
      <Badge
        isFine={readModelFailures === 0}
        fine="Read models match"
        failed={`Read models: ${counted(readModelFailures, 'difference')}`}
      />
    </>
  );
}

type BadgeProps = { readonly isFine: boolean; readonly fine: string; readonly failed: string };

/** A state, with an icon and a word. */
export function Badge({ isFine, fine, failed }: BadgeProps) {
  return (
    <Chip
      variant="state"
      color={isFine ? 'success' : 'error'}
      icon={isFine ? <CheckIcon size={14} /> : <TriangleIcon size={14} />}
      label={isFine ? fine : failed}
    />
  );
}
