import { styled } from '@mui/material/styles';
import type { StreamView } from '@twofold/contracts/audit/api';
import { useEffect, useState } from 'react';
import { count, counted } from '../parts/numbers.ts';
import { FilterButton } from '../parts/filter-button.tsx';
import { RevisionBars } from './revision-bars.tsx';

const Range = styled('input')(({ theme }) => {
  const { palette } = theme.vars;
  const track = { height: 2, background: palette.text.primary };
  const thumb = {
    appearance: 'none',
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: palette.text.primary,
    border: `4px solid ${palette.background.paper}`,
    boxShadow: `0 0 0 1.5px ${palette.text.primary}`,
  } as const;
  return {
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: 24,
    margin: '0 0 14px',
    background: 'none',
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: -9 },
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
  };
});

const Actions = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8, marginBottom: 14 });

/** Dragging passes many revisions: one is loaded only after a pause. */
const SETTLE_MS = 150;

type RevisionSliderProps = {
  readonly revision: number;
  /** The range of the slider, both ends included. */
  readonly first: number;
  readonly end: number;
  /** The revision of the head. */
  readonly last: number;
  /** The events of the revisions that are already loaded. */
  readonly events: StreamView['events'];
  readonly onMove: (revision: number) => void;
};

/** A slider over revisions, with a bar above each for the number of fields that its event changed. */
export function RevisionSlider({ revision, first, end, last, events, onMove }: RevisionSliderProps) {
  const [held, setHeld] = useState<number>();
  const at = held ?? revision;

  useEffect(() => {
    if (held === undefined) return undefined;
    const timer = setTimeout(() => {
      setHeld(undefined);
      if (held !== revision) onMove(held);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [held, revision, onMove]);

  const current = events.find((event) => event.revision === at);
  const isCut = first > 0 || end < last;
  return (
    <>
      <RevisionBars first={first} end={end} at={at} events={events} />
      <Range
        type="range"
        aria-label="Revision"
        aria-valuetext={
          current ? `${at}, ${current.type}, ${counted(current.changedFields, 'field')} changed` : `${at}`
        }
        min={first}
        max={end}
        value={Math.min(Math.max(at, first), end)}
        disabled={first === end}
        onChange={(event) => setHeld(Number(event.target.value))}
      />
      {isCut && (
        <Actions>
          <FilterButton disabled={first === 0} onClick={() => onMove(first - 1)}>
            Before {count(first)}
          </FilterButton>
          <FilterButton disabled={end === last} onClick={() => onMove(end + 1)}>
            After {count(end)}
          </FilterButton>
        </Actions>
      )}
    </>
  );
}
