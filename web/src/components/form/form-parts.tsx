import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TriangleIcon } from '../icons.tsx';

export const FormStack = styled('form')({ display: 'flex', flexDirection: 'column', gap: 18 });

/** Two fields side by side if there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

/** The buttons at the end of a form, right-aligned. */
export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 4,
});

export const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontWeight: 500,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 2 },
}));

type FieldProblemProps = { readonly id?: string; readonly role?: 'alert'; readonly children: ReactNode };

/** The error below a field. */
export function FieldProblem({ children, ...props }: FieldProblemProps) {
  return (
    <Problem {...props}>
      <TriangleIcon size={14} />
      {children}
    </Problem>
  );
}

export const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.disabled,
}));
