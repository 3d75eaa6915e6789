import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 10,
  overflow: 'hidden',
  borderRadius: 2,
  background: theme.vars.palette.machine.soft,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.machine.line}`,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Fill = styled('div')(({ theme }) => ({
  height: '100%',
  background: theme.vars.palette.machine.fill,
  forcedColorAdjust: 'none',
}));

/** Divides the bar into as many cells as the scale has points. */
const Cells = styled('div')<{ count: number }>(({ theme, count }) => ({
  position: 'absolute',
  inset: 0,
  background: `repeating-linear-gradient(90deg, transparent 0 calc(100% / ${count} - 2px), ${theme.vars.palette.background.default} calc(100% / ${count} - 2px) calc(100% / ${count}))`,
}));

const OutOf = styled('small')(({ theme }) => ({
  fontSize: '1.25rem',
  fontWeight: 500,
  letterSpacing: '-.02em',
  color: theme.vars.palette.text.disabled,
}));

type ScoreMeterProps = {
  readonly score: number | undefined;
  readonly outOf: number;
  /** The id of the heading that names the score. */
  readonly labelId: string;
};

/** A rating as a number and a bar; the filled width is the rating's share of its scale (specification, section 2). */
export function ScoreMeter({ score, outOf, labelId }: ScoreMeterProps) {
  if (score === undefined) return <Typography color="textSecondary">Not rated</Typography>;
  return (
    <div>
      <Typography variant="number" sx={{ mb: 1.5 }}>
        {score}
        <OutOf>/{outOf}</OutOf>
      </Typography>
      <Bar
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={outOf}
        aria-valuenow={score}
        aria-valuetext={`${score} out of ${outOf}`}
      >
        <Fill style={{ width: `${score * (100 / outOf)}%` }} />
        <Cells count={outOf} />
      </Bar>
    </div>
  );
}
