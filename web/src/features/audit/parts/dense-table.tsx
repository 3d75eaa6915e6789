import { styled } from '@mui/material/styles';

/** The table of the console: 13 px text, 32 px rows, no vertical lines, numbers right-aligned, in a scroll region. */
export const DenseTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    ...theme.typography.caption,
    width: '100%',
    borderCollapse: 'collapse',
    '--gap': '8px',
    [theme.breakpoints.up('lg')]: { '--gap': '12px' },
    '& th, & td': { padding: '6px var(--gap)', textAlign: 'left', borderBottom: line, verticalAlign: 'middle' },
    '& th': { ...theme.typography.label, color: palette.text.secondary, whiteSpace: 'nowrap' },
    '& td': { height: 32 },
    '& tbody th': { fontWeight: 400, color: palette.text.primary },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
    '& tbody th + td:first-of-type': { paddingLeft: 'var(--gap)' },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 16 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& .fixed': { whiteSpace: 'nowrap' },
    // A name of 70 letters would push every other column out of view.
    '& .cut': { maxWidth: '22ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .mono': theme.typography.mono,
    // Long names break at their hyphens before the table has to scroll.
    '& tbody .name': { minWidth: 150, [theme.breakpoints.down('xl')]: { whiteSpace: 'normal' } },
    '& .quiet, & .say': { color: palette.text.secondary },
    // Session ids and hashes have no spaces to break at.
    '& .say': { display: 'block', minWidth: 120, overflowWrap: 'anywhere' },
    '& td.say': { display: 'table-cell', minWidth: 240 },
    '& .text': { minWidth: 180, overflowWrap: 'anywhere' },
    '& .badges > * + *': { marginLeft: 6 },
    '& .strong': { fontWeight: 600, textDecoration: 'none' },
    '& .strong:hover': { textDecoration: 'underline' },
    '& [aria-current] > *': { background: palette.sunken },
    '& [aria-current] > :first-of-type': { boxShadow: `inset 3px 0 0 ${palette.text.primary}` },
  };
});
