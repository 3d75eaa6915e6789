import { styled } from '@mui/material/styles';
import Tabs from '@mui/material/Tabs';

/** The row of tabs, flush with the content below. On a phone it scrolls and extends to the edges of the screen. */
export const TabRow = styled(Tabs)(({ theme }) => ({
  overflow: 'visible',
  '& .MuiTab-root': { overflow: 'visible' },
  // A tab is as wide as its text, so the ring is drawn around it, in the gap; the scroller needs room for that.
  '& .MuiTab-root.Mui-focusVisible': {
    outline: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '4px -6px 6px',
      border: `2px solid ${theme.vars.palette.text.primary}`,
      borderRadius: 6,
    },
  },
  '& .MuiTabs-scroller': { marginInline: -8 },
  '& .MuiTabs-list': { paddingInline: 8 },
  [theme.breakpoints.down('md')]: {
    marginInline: -20,
    '& .MuiTabs-scroller': { marginInline: 0 },
    '& .MuiTabs-list': { width: 'max-content', minWidth: '100%', paddingInline: 20 },
  },
  '@media print': { display: 'none' },
})) as typeof Tabs;
