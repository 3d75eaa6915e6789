import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldProblem } from './form-parts.tsx';
import { NativeSelect } from './native-select.tsx';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

type SelectFieldProps = {
  readonly label: string;
  /** The result of react-hook-form's `register`. */
  readonly field: UseFormRegisterReturn;
  readonly error?: FieldError | undefined;
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
  readonly options: readonly { readonly value: number | string; readonly name: string }[];
};

/** A label above a select, and its error below. */
export function SelectField({ label, field, error, placeholder, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Column>
      <div>
        <FormLabel htmlFor={id}>{label}</FormLabel>
      </div>
      <NativeSelect {...field} id={id} aria-invalid={error !== undefined} aria-describedby={error && `${id}-problem`}>
        {placeholder !== undefined && (
          <option value="" hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {error && <FieldProblem id={`${id}-problem`}>{error.message}</FieldProblem>}
    </Column>
  );
}
