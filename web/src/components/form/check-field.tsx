import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldProblem } from './form-parts.tsx';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6 });

const Line = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 24,
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.text.primary,
  },
}));

type CheckFieldProps = {
  /** The result of react-hook-form's `register`. */
  readonly field: UseFormRegisterReturn;
  readonly error?: FieldError | undefined;
  /** The value of this checkbox if several belong to the same field. */
  readonly value?: string;
  /** The text of the agreement. */
  readonly children: ReactNode;
};

/** A checkbox with its error below. */
export function CheckField({ field, error, value, children }: CheckFieldProps) {
  const id = useId();
  return (
    <Column>
      <Line>
        <input
          {...field}
          value={value}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-problem`}
        />
        <span>{children}</span>
      </Line>
      {error && <FieldProblem id={`${id}-problem`}>{error.message}</FieldProblem>}
    </Column>
  );
}
