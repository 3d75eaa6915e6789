import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../components/visually-hidden.tsx';

export const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 10 });

/** One box around field and button; below 480 px the button goes under the field. */
export const UrlBar = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    padding: 6,
    background: palette.background.paper,
    border: `1px solid ${palette.lineStrong}`,
    borderRadius: 10,
    boxShadow: theme.vars.shadows[1],
    '&:has(input:focus)': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 1 },
    '&[data-invalid]': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
    '&[data-busy]': { background: palette.sunken, borderColor: palette.divider, boxShadow: 'none' },
    '& .MuiButton-root': { minHeight: 48, paddingInline: 24 },
    '& .MuiButton-root.Mui-disabled': { background: 'transparent', borderColor: 'transparent' },
    [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
  };
});

export const UrlInput = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: '9px 12px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '1.0625rem',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:disabled': { color: theme.vars.palette.text.disabled, WebkitTextFillColor: 'currentColor', opacity: 1 },
  // The box around it shows the focus.
  '&:focus': { outline: 0 },
}));

/** Sighted users read the placeholder instead. */
export const HiddenLabel = styled('label')(visuallyHidden);

export const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.disabled,
}));

export const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 2 },
}));
