import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';

/** A dialog of at most 480 px; on a phone a bottom sheet. */
export const SheetDialog = styled(Dialog)(({ theme }) => ({
  // Hidden while another dialog is open above it: two backdrops would look black.
  '&:has(~ .MuiDialog-root)': { opacity: 0 },
  '& .MuiBackdrop-root': { background: theme.vars.palette.scrim },
  '& .MuiDialog-paper': {
    width: 'min(100% - 48px, 480px)',
    margin: 24,
    padding: 24,
    borderRadius: 12,
    boxShadow: theme.vars.shadows[8],
  },
  [theme.breakpoints.down('md')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      margin: 0,
      padding: '24px 20px 28px',
      borderRadius: '12px 12px 0 0',
      borderWidth: '1px 0 0',
    },
  },
}));
