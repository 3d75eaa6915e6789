import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Look = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: '2px 10px',
    border: `1px solid ${palette.lineStrong}`,
    borderRadius: 5,
    background: palette.background.paper,
    color: palette.text.primary,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { background: palette.sunken },
    '&[aria-pressed="true"]': {
      borderColor: palette.primary.main,
      background: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '&:disabled': { borderColor: palette.divider, color: palette.text.disabled, cursor: 'default' },
    '& b': { fontWeight: 600 },
  };
});

/** A small button in a panel. */
export function FilterButton(props: ComponentProps<'button'>) {
  return <Look type="button" {...props} />;
}
