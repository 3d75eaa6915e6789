import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { secondsRemainingAt, statusAt } from './waiting.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
});

/** Has room for the longest message, so that the bar does not move. */
const Status = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  flex: '1 0 100%',
  minHeight: '2.6em',
  fontWeight: 500,
  '& span': { animation: `${appear} 120ms` },
  [theme.breakpoints.up('lg')]: { minHeight: '1.3em' },
  [theme.breakpoints.up(1200)]: { flex: '1 1 0' },
}));

type AnalysisProgressProps = { readonly elapsedMs: number; readonly progress: number };

/** The current step, the progress, and the duration: only the first is announced. */
export function AnalysisProgress({ elapsedMs, progress }: AnalysisProgressProps) {
  const status = statusAt(elapsedMs);
  return (
    <div>
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
    </div>
  );
}
