import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CloseIcon, PlusIcon } from '../../../components/icons.tsx';
import { FilterButton } from '../parts/filter-button.tsx';
import { logSearch, ONLY_ACCESSES, WITHOUT_ACCESSES, type LogFilters } from './log-filters.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { removeView, useSavedViews } from './saved-views.ts';

const Bar = styled('nav')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  '& li': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '& a': { display: 'block', padding: '4px 0', color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& a[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600, textDecoration: 'none' },
}));

const Remove = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 5,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
}));

const view = (name: string, filters: LogFilters) => ({ name, search: logSearch(filters) });

/** The predefined views. */
const COMMON = [
  view('Without access log', { type: WITHOUT_ACCESSES }),
  view('Everything', {}),
  view('Accounts', { stream: 'user-' }),
  view('Orders', { stream: 'order-' }),
  view('Credits', { stream: 'credits-' }),
  view('Operators', { stream: 'operations-' }),
  view('Access log', { type: ONLY_ACCESSES }),
];

/** Predefined and saved filters of the log, as links. */
export function ViewBar({ filters }: { readonly filters: LogFilters }) {
  const saved = useSavedViews(({ views }) => views);
  const [isSaving, setIsSaving] = useState(false);
  const search = logSearch(filters);
  const isKnown = [...COMMON, ...saved].some((each) => each.search === search);
  const linkTo = (each: (typeof COMMON)[number]) => (
    <Link to={{ search: each.search }} aria-current={each.search === search ? 'page' : undefined}>
      {each.name}
    </Link>
  );
  return (
    <Bar aria-label="Views">
      <ul>
        {COMMON.map((each) => (
          <li key={each.name}>{linkTo(each)}</li>
        ))}
        {saved.map((each) => (
          <li key={`saved ${each.name}`}>
            {linkTo(each)}
            <Remove type="button" aria-label={`Remove the view ${each.name}`} onClick={() => removeView(each.name)}>
              <CloseIcon size={12} />
            </Remove>
          </li>
        ))}
      </ul>
      {!isKnown && (
        <FilterButton onClick={() => setIsSaving(true)}>
          <PlusIcon size={12} /> Save view
        </FilterButton>
      )}
      {isSaving && <SaveViewDialog search={search} onClose={() => setIsSaving(false)} />}
    </Bar>
  );
}
