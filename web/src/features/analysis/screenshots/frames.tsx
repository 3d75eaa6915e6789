import { styled } from '@mui/material/styles';

/** A browser window: an outline with rounded corners and three dots. */
export const BrowserFrame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[8],
  '@media print': { boxShadow: 'none' },
}));

export const AddressBar = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '9px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.75rem',
  lineHeight: 1,
  color: theme.vars.palette.text.disabled,
  '& i': { flex: 'none', width: 8, height: 8, borderRadius: '50%', background: theme.vars.palette.divider },
  '& span': { marginLeft: 8, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.3 },
}));

/** A phone in front of the window: an outline with rounded corners. */
export const PhoneFrame = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 6,
  bottom: 0,
  width: 'clamp(64px, 21%, 96px)',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[8],
  [theme.breakpoints.up('lg')]: { right: -14 },
  '@media print': { boxShadow: 'none' },
}));

/** Opens its screenshot larger. The frame clips an outer outline, so the focus outline is inside. */
export const PictureButton = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: theme.vars.palette.sunken,
  cursor: 'zoom-in',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: -2 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));

/** Reserves the space of a screenshot. */
export const PicturePlace = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  background: theme.vars.palette.sunken,
  color: theme.vars.palette.text.disabled,
  ...theme.typography.body2,
  textAlign: 'center',
}));

/** Window and phone, overlapping. */
export const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: '0 0 28px',
  paddingBottom: 26,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { margin: 0 },
}));
