import { styled } from '@mui/material/styles';
import { FilterButton } from '../parts/filter-button.tsx';
import { showZone, useShownZone } from '../parts/time-zone.ts';

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingInline: 10 });

const ZONES = [
  ['local', 'Local time'],
  ['utc', 'UTC'],
] as const;

/** Selects the time zone of all times in the console. */
export function ZoneSwitch() {
  const zone = useShownZone(({ zone: shown }) => shown);
  return (
    <Choice role="group" aria-label="Times">
      {ZONES.map(([value, name]) => (
        <FilterButton key={value} aria-pressed={zone === value} onClick={() => showZone(value)}>
          {name}
        </FilterButton>
      ))}
    </Choice>
  );
}
