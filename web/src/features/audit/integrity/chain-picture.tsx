import { styled } from '@mui/material/styles';
import type { CheckpointsView } from '@twofold/contracts/audit/figures/api';
import { count, counted } from '../parts/numbers.ts';
import type { Verdict } from './verdicts.ts';

const LEFT = 6;
const RIGHT = 414;

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    height: 'auto',
    maxWidth: 640,
    margin: '14px 0 6px',
    forcedColorAdjust: 'none',
    '& text': { fontFamily: theme.typography.mono.fontFamily, fontSize: 11, fill: palette.text.secondary },
    '& path': { strokeWidth: 3, stroke: palette.success.main },
    '& rect': { strokeWidth: 2, stroke: palette.success.main, fill: palette.background.paper },
    '& .head': { fill: palette.success.main },
    '& .broken': { stroke: palette.error.main, strokeDasharray: '4 4' },
    '& .fault': { stroke: palette.error.main },
    '& .head.broken': { fill: palette.error.main, strokeDasharray: 'none' },
  };
});

type ChainPictureProps = {
  readonly chain: Verdict['chain'];
  readonly head: number;
  readonly checkpoints: CheckpointsView['checkpoints'];
};

/** The hash chain as a line from the first event to the head, with its checkpoints. */
export function ChainPicture({ chain, head, checkpoints }: ChainPictureProps) {
  if (chain.state === 'unchecked' || head === 0) return null;
  const xOf = (position: number) => LEFT + ((RIGHT - LEFT) * Math.min(position, head)) / head;
  const breaksAt = chain.state === 'broken' ? xOf(chain.position) : undefined;
  const state = chain.state === 'broken' ? `broken at position ${count(chain.position)}` : 'unbroken';
  const words = `Hash chain from position 1 to ${count(head)} with ${counted(checkpoints.length, 'checkpoint')}, ${state}`;
  return (
    <Drawing viewBox="0 0 420 44" role="img" aria-label={words}>
      <path d={`M${LEFT} 16H${breaksAt ?? RIGHT}`} />
      {breaksAt !== undefined && <path className="broken" d={`M${breaksAt} 16H${RIGHT}`} />}
      <rect x={LEFT - 5} y="11" width="10" height="10" />
      {checkpoints.map(({ file, position, fault }) => (
        <rect key={file} className={fault && 'fault'} x={xOf(position) - 5} y="11" width="10" height="10" />
      ))}
      <rect className={breaksAt === undefined ? 'head' : 'head broken'} x={RIGHT - 5} y="11" width="10" height="10" />
      <text x="1" y="40">
        1
      </text>
      {breaksAt !== undefined && breaksAt > 60 && breaksAt < 360 && (
        <text x={breaksAt} y="40" textAnchor="middle">
          {chain.state === 'broken' && count(chain.position)}
        </text>
      )}
      <text x="419" y="40" textAnchor="end">
        {count(head)}
      </text>
    </Drawing>
  );
}
