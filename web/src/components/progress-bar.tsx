import type { LinearProgressProps } from '@mui/material/LinearProgress';
import LinearProgress from '@mui/material/LinearProgress';

/** Progress in percent: drawn to the fraction, told to screen readers in whole numbers. */
export function ProgressBar({ value, ...props }: LinearProgressProps & { readonly value: number }) {
  return <LinearProgress {...props} variant="determinate" value={value} aria-valuenow={Math.round(value)} />;
}
