import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { TextField } from '../../../components/form/text-field.tsx';
import { lastDays, rangeSearch, type Range } from './range.ts';

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  '& a': { display: 'block', padding: '4px 0', color: theme.vars.palette.text.secondary },
  '& a[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600, textDecoration: 'none' },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 },
}));

const PRESETS = [
  ['All days', undefined],
  ['Last 7 days', 7],
  ['Last 30 days', 30],
  ['Last 90 days', 90],
] as const;

/** Selects the days of the figures, stored in the address. */
export function RangeBar({ range }: { readonly range: Partial<Range> | undefined }) {
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm<Range>({ values: { from: '', to: '', ...range } });
  const [now] = useState(() => new Date());
  const current = rangeSearch(range);
  return (
    <Bar>
      <nav aria-label="Days">
        <ul>
          {PRESETS.map(([name, count]) => {
            const search = rangeSearch(count === undefined ? undefined : lastDays(count, now));
            return (
              <li key={name}>
                <Link to={{ search }} aria-current={search === current ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <form
        aria-label="Days"
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ from, to }) =>
            navigate({ search: from || to ? rangeSearch({ ...(from && { from }), ...(to && { to }) }) : '' }),
          )(event)
        }
      >
        <TextField label="From (UTC)" type="date" field={register('from')} />
        <TextField label="To (UTC)" type="date" field={register('to')} />
        <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
          Show
        </Button>
      </form>
    </Bar>
  );
}
