import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { secondsRemainingAt, statusAt } from './progress/progress-by-time.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Place = styled('div')({ containerType: 'inline-size' });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
});

/** Reserves the height of the longest message, so that the bar does not move: two lines, one, or one beside the seconds. */
const Status = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  flex: '1 0 100%',
  minHeight: '2.6em',
  fontWeight: 500,
  '& span': { animation: `${appear} 120ms` },
  '@container (min-width: 520px)': { minHeight: '1.3em' },
  '@container (min-width: 660px)': { flex: '1 1 0' },
}));

type AnalysisProgressProps = { readonly elapsedMs: number; readonly progress: number };

/** The current step, the progress and the remaining time. Screen readers announce the step only. */
export function AnalysisProgress({ elapsedMs, progress }: AnalysisProgressProps) {
  const status = statusAt(elapsedMs);
  return (
    <Place>
      <Line>
        <Status role="status">
          <span key={status}>{status}</span>
        </Status>
        <Typography variant="body2" color="textSecondary" component="span" noWrap>
          {secondsRemainingAt(elapsedMs)} seconds remaining
        </Typography>
      </Line>
      <ProgressBar value={progress} aria-label="Progress of the analysis" sx={{ my: 1.25 }} />
      <Typography variant="body2" color="textSecondary">
        Analyzing 9 key business aspects of your website with AI
      </Typography>
    </Place>
  );
}
