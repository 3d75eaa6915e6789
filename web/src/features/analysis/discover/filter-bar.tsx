import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NativeSelect } from '../../../components/form/native-select.tsx';
import { queryOf, readAppFilters, SORTS, type AppFilters } from './app-filters.ts';
import { useSearchText } from './use-search-text.ts';

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  marginBottom: 28,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' },
}));

const Field = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

const Boxes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: 32,
  gridColumn: '1 / -1',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 32 },
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.text.primary },
}));

type FilterBarProps = {
  readonly filters: AppFilters;
  /** Visitors have no apps or reviews to leave out, so they do not get that filter. */
  readonly isLoggedIn: boolean;
  readonly onChange: (changed: AppFilters) => void;
  readonly onClear: () => void;
};

/** The search field, filters and order of Discover. Typed text takes effect after a pause, or with Enter. */
export function FilterBar({ filters, isLoggedIn, onChange, onClear }: FilterBarProps) {
  const id = useId();
  const search = useSearchText(filters.q ?? '', (q) => onChange({ q: q || undefined }));
  return (
    <Bar aria-label="Apps">
      <Field>
        <FormLabel htmlFor={`${id}-q`}>Search apps</FormLabel>
        <OutlinedInput
          id={`${id}-q`}
          type="search"
          placeholder="Name, purpose or audience"
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && search.apply()}
          slotProps={{ input: { maxLength: 200, enterKeyHint: 'search' } }}
        />
      </Field>
      <Field>
        <FormLabel htmlFor={`${id}-sort`}>Sort by</FormLabel>
        <NativeSelect
          id={`${id}-sort`}
          value={filters.sort ?? ''}
          onChange={({ target }) => onChange(sortOf(target.value))}
        >
          <option value="">Open seats first</option>
          {Object.entries(SORTS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Boxes>
        <label>
          <input
            type="checkbox"
            checked={filters.seats === 'open'}
            onChange={({ target }) => onChange({ seats: target.checked ? 'open' : undefined })}
          />
          With open seats
        </label>
        {isLoggedIn && (
          <label>
            <input
              type="checkbox"
              checked={filters.for === 'me'}
              onChange={({ target }) => onChange({ for: target.checked ? 'me' : undefined })}
            />
            Not mine, not reviewed yet
          </label>
        )}
        {queryOf(filters) !== '' && (
          <Button variant="text" size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </Boxes>
    </Bar>
  );
}

const sortOf = (sort: string): AppFilters => ({ sort: readAppFilters(new URLSearchParams({ sort })).sort });
