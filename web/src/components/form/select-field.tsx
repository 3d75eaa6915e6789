import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { NativeSelect } from './native-select.tsx';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

type SelectFieldProps = {
  readonly label: string;
  /** What `register` of the form answered. */
  readonly field: UseFormRegisterReturn;
  readonly options: readonly { readonly value: number | string; readonly name: string }[];
};

/** A real label above a list of which one is chosen. */
export function SelectField({ label, field, options }: SelectFieldProps) {
  const id = useId();
  return (
    <Column>
      <div>
        <FormLabel htmlFor={id}>{label}</FormLabel>
      </div>
      <NativeSelect {...field} id={id}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Column>
  );
}
