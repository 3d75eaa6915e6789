import { styled } from '@mui/material/styles';
import type { Fact } from '@twofold/contracts/analysis/fact';
import { countMeasured, countOf, type Filter } from './arrange-facts.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '20px 0 28px',
  '@media print': { display: 'none' },
  '& button': {
    minHeight: 36,
    padding: '0 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& input': {
    flex: '1 1 200px',
    minHeight: 36,
    [theme.breakpoints.up('sm')]: { maxWidth: 320 },
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.lineStrong}`,
    borderRadius: 6,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}));

type FactFilterProps = {
  readonly facts: readonly Fact[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** Filters facts by status, and by words. */
export function FactFilter({ facts, filter, onFilter, search, onSearch }: FactFilterProps) {
  const filters: readonly (readonly [id: Filter, label: string, count: number])[] = [
    ['all', 'All', countMeasured(facts)],
    ['needs-work', 'Needs work', countOf(facts, 'fail', 'warning')],
    ['passed', 'Passed', countOf(facts, 'pass')],
    ['noted', 'Noted', countOf(facts, 'info')],
  ];
  return (
    <Bar>
      {filters.map(([id, label, count]) => (
        <button key={id} type="button" aria-pressed={filter === id} onClick={() => onFilter(id)}>
          {label} {count}
        </button>
      ))}
      <input
        type="search"
        aria-label="Search measured facts"
        placeholder="Search"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </Bar>
  );
}
