import { styled } from '@mui/material/styles';

/** The native select of the platform: the most usable one on every device. */
export const NativeSelect = styled('select')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    minHeight: 44,
    padding: '9px 12px',
    border: `1px solid ${palette.lineStrong}`,
    borderRadius: 6,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    textOverflow: 'ellipsis',
  };
});
