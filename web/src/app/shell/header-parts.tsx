import { styled } from '@mui/material/styles';
import { Wrap } from '../../components/wrap.tsx';

export const Top = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

export const Row = styled(Wrap)({ display: 'flex', alignItems: 'center', gap: '8px 28px', minHeight: 64 });

/** The links from 768 px up: the site at the left, the account at the right. */
export const Bar = styled('nav')(({ theme }) => ({
  display: 'none',
  flex: 1,
  '& ul': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .account': { marginLeft: 'auto' },
  '& a:not(.MuiButton-root), & button:not(.MuiButton-root)': {
    display: 'block',
    padding: '8px 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: '.9375rem',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
    '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    // On a tablet the additional links of staff would not fit.
    [theme.breakpoints.between('md', 900)]: { paddingInline: 6, fontSize: '.875rem' },
  },
  [theme.breakpoints.up('md')]: { display: 'flex', '& > ul': { flex: 1 } },
}));

export const MenuButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginLeft: 'auto',
  marginRight: -12,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The menu below 768 px: it overlays the page, so that opening it moves nothing. */
export const Menu = styled('nav')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  background: theme.vars.palette.background.paper,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.shadows[8],
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 52,
    padding: '0 clamp(20px, 4vw, 40px)',
    border: 0,
    borderRadius: 0,
    background: 'none',
    font: 'inherit',
    fontSize: '1.0625rem',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.sunken },
    '&:focus-visible': { outlineOffset: -3 },
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
