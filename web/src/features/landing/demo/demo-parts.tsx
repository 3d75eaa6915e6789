import { styled } from '@mui/material/styles';

export const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '244px minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
}));

/** The steps in a column on the left; below 768 px in a row that scrolls sideways. */
export const StepList = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    position: 'relative',
    overflowX: 'auto',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${palette.divider}`,
    '& button': {
      display: 'grid',
      gridTemplateColumns: '20px 1fr',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      minHeight: 44,
      padding: '9px 16px',
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      textAlign: 'left',
      whiteSpace: 'nowrap',
      color: palette.text.disabled,
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outlineOffset: -3 },
      '&.done': { color: palette.text.secondary },
      '&[aria-current]': {
        color: palette.text.primary,
        fontWeight: 600,
        background: palette.machine.soft,
        boxShadow: `inset 0 -3px 0 ${palette.machine.fill}`,
      },
    },
    '& .number': { ...theme.typography.label, color: 'inherit', justifySelf: 'end' },
    [theme.breakpoints.up('md')]: {
      display: 'block',
      padding: '14px 0',
      borderBottom: 0,
      borderRight: `1px solid ${palette.divider}`,
      '& button': {
        minHeight: 39,
        padding: '9px 20px',
        whiteSpace: 'normal',
        '&[aria-current]': { boxShadow: `inset 3px 0 0 ${palette.machine.fill}` },
      },
    },
  };
});

export const Stage = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  minWidth: 0,
  padding: 18,
  [theme.breakpoints.up('md')]: { padding: '24px 28px 20px' },
}));

/** All pictures are in one grid cell, so that the box always has the height of the tallest. */
export const Pictures = styled('div')({
  display: 'grid',
  flex: 1,
  '& > *': { gridArea: '1 / 1', minWidth: 0, visibility: 'hidden' },
  '& > .current': { visibility: 'visible' },
});

export const Findings = styled('ul')(({ theme }) => ({
  alignSelf: 'start',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '9px minmax(0, 1fr)',
    columnGap: 12,
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li::before': {
    content: '""',
    width: 9,
    height: 9,
    marginTop: '.46em',
    borderRadius: 1,
    border: `1.5px solid ${theme.vars.palette.machine.fill}`,
    forcedColorAdjust: 'none',
  },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    marginTop: 6,
    paddingLeft: 12,
    color: theme.vars.palette.text.disabled,
    borderLeft: `2px dashed ${theme.vars.palette.machine.fill}`,
  },
  '& .quote small': { color: theme.vars.palette.text.secondary, borderLeftStyle: 'solid' },
  '& li.quote::before': { background: theme.vars.palette.machine.fill },
}));

export const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 });
