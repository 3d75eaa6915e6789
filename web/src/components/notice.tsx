import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TriangleIcon } from './icons.tsx';

const Box = styled('div', { shouldForwardProp: (name) => name !== 'isFailure' })<{ readonly isFailure: boolean }>(
  ({ theme, isFailure }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '14px 16px',
    borderRadius: 10,
    color: isFailure ? theme.vars.palette.error.main : theme.vars.palette.text.primary,
    background: isFailure ? theme.vars.palette.errorSoft : theme.vars.palette.sunken,
    '& svg': { marginTop: 2 },
  }),
);

type NoticeProps = {
  /** A failure is announced immediately; a warning is read in place. */
  readonly isFailure?: boolean;
  readonly children: ReactNode;
};

/** A warning or a failure, with a triangle. */
export function Notice({ isFailure = false, children }: NoticeProps) {
  return (
    <Box role={isFailure ? 'alert' : 'note'} isFailure={isFailure}>
      <TriangleIcon size={18} />
      <div>{children}</div>
    </Box>
  );
}
