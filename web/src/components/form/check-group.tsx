import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldError, Merge } from 'react-hook-form';
import { FieldProblem } from './form-parts.tsx';

const Group = styled('fieldset')({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });

type CheckGroupProps = {
  readonly legend: string;
  readonly error: Merge<FieldError, (FieldError | undefined)[]> | undefined;
  readonly children: ReactNode;
};

/** A group of checkboxes for one field, with its error. */
export function CheckGroup({ legend, error, children }: CheckGroupProps) {
  return (
    <Group>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
      {children}
      {error && <FieldProblem role="alert">{error.message}</FieldProblem>}
    </Group>
  );
}
