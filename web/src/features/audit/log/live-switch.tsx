import { styled } from '@mui/material/styles';
import { PauseIcon, PlayIcon } from '../../../components/icons.tsx';
import { FilterButton } from '../parts/filter-button.tsx';
import type { Tail } from './use-tail.ts';

const State = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: theme.vars.palette.lineStrong,
    forcedColorAdjust: 'none',
  },
  '&[data-live]::before': { background: theme.vars.palette.success.main },
}));

const wordsOf = ({ state, why, perSecond }: Tail): string | undefined => {
  if (state === 'live') return `Live, ${perSecond.toFixed(1)} events/s`;
  if (state === 'connecting') return 'Connecting...';
  if (state === 'broken') return 'Connection lost, trying again...';
  return why && `Live mode ended. ${why}`;
};

type LiveSwitchProps = {
  readonly tail: Tail;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

/** Switches the live tail on and off, and shows its state. */
export function LiveSwitch({ tail, isOn, onSwitch }: LiveSwitchProps) {
  const words = wordsOf(tail);
  return (
    <>
      {words !== undefined && <State data-live={tail.state === 'live' || undefined}>{words}</State>}
      <FilterButton aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
        {isOn ? <PauseIcon size={12} /> : <PlayIcon size={12} />}
        {isOn ? 'Pause' : 'Live'}
      </FilterButton>
    </>
  );
}
